import { regulationSorts } from '#contract/regulations/companies.ts'
import { regulationStates } from '#contract/regulations/names.ts'
import { Choice } from '../../ui/fields/Choice.tsx'
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
      <Choice
        label={m.state}
        value={state ?? ''}
        options={[['', m.any], ...regulationStates.map((each) => [each, states[each]] as const)]}
        choose={(value) => change({ state: value || undefined })}
      />
      <Choice
        label={m.sort}
        value={sort ?? 'state'}
        options={regulationSorts.map((each) => [each, m.sorts[each]] as const)}
        choose={(value) => change({ sort: value === 'state' ? undefined : value })}
      />
    </div>
  )
}
