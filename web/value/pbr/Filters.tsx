import type { Regressions } from '#contract/value-models/regressions.ts'
import { categoryName } from '../../indicators/categories.ts'
import { Choice } from '../../ui/fields/Choice.tsx'
import { useValueAddress } from '../use-address.ts'
import { pbrMessages } from './messages.ts'

/** Which of the indicators are shown; what was tried and counted stays the same. */
export function Filters({ list }: { readonly list: Regressions }) {
  const m = pbrMessages().filter
  const { category = '', survivors, change } = useValueAddress()
  const categories = [...new Set(list.rows.map(({ large }) => large))]
  return (
    <div className="tools">
      <Choice
        label={m.category}
        value={category}
        options={[['', m.all], ...categories.map((each) => [each, categoryName(each)] as const)]}
        choose={(value) => change({ category: value || undefined, row: undefined })}
      />
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
