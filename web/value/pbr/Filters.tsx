import type { Regressions } from '#contract/value-models/regressions.ts'
import { categoryName } from '../../indicators/categories.ts'
import { useValueAddress } from '../use-address.ts'
import { pbrMessages } from './messages.ts'

/** Which of the indicators are shown; what was tried and counted stays the same. */
export function Filters({ list }: { readonly list: Regressions }) {
  const m = pbrMessages().filter
  const { category = '', survivors, change } = useValueAddress()
  const categories = [...new Set(list.rows.map(({ large }) => large))]
  return (
    <div className="tools">
      <label>
        {m.category}{' '}
        <select
          value={category}
          onChange={({ target: { value } }) => change({ category: value || undefined, row: undefined })}
        >
          <option value="">{m.all}</option>
          {categories.map((each) => (
            <option key={each} value={each}>
              {categoryName(each)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <input
          type="checkbox"
          checked={survivors === 'on'}
          onChange={({ target: { checked } }) => change({ survivors: checked ? 'on' : undefined })}
        />{' '}
        {m.discoveries}
      </label>
    </div>
  )
}
