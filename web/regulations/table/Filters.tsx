import { regulationSorts } from '#contract/regulations/companies.ts'
import { regulationStates } from '#contract/regulations/names.ts'
import { useTyped } from '../../ui/fields/use-typed.ts'
import { detailMessages } from '../detail-messages.ts'
import { regulationMessages } from '../messages.ts'
import classes from '../regulations.module.css'
import { useRegulationAddress } from '../use-regulation.ts'

/** A search, a state and an order; each is a parameter of the address. */
export function Filters() {
  const { table: m } = detailMessages()
  const { states } = regulationMessages()
  const [{ find, state, sort }, change] = useRegulationAddress()
  const typed = useTyped(find ?? '', (text) => change({ find: text || undefined }))
  return (
    <div className={`tools ${classes.choices}`}>
      <input type="search" aria-label={m.find} placeholder={m.find} maxLength={200} {...typed.field} />
      <label>
        {m.state}
        <select value={state ?? ''} onChange={({ target: { value } }) => change({ state: value || undefined })}>
          <option value="">{m.any}</option>
          {regulationStates.map((each) => (
            <option key={each} value={each}>
              {states[each]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {m.sort}
        <select
          value={sort ?? 'state'}
          onChange={({ target: { value } }) => change({ sort: value === 'state' ? undefined : value })}
        >
          {regulationSorts.map((each) => (
            <option key={each} value={each}>
              {m.sorts[each]}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
