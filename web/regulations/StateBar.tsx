import { regulationStates } from '#contract/regulations/names.ts'
import type { RegulationHead } from '#contract/regulations/regulations.ts'
import { formatNumber, formatShare } from '../format.ts'
import { tip } from '../ui/floating/tip.ts'
import { regulationMessages } from './messages.ts'
import classes from './regulations.module.css'

/** Companies that it applies to, does not, and that cannot be decided, as one bar; what cannot be decided is hatched. */
export function StateBar({ states }: { states: RegulationHead['states'] }) {
  const m = regulationMessages()
  const all = regulationStates.reduce((sum, state) => sum + states[state], 0)
  const parts = regulationStates.filter((state) => states[state] > 0)
  const textOf = (state: (typeof regulationStates)[number]) =>
    m.part(m.states[state], formatNumber(states[state]), formatShare(states[state] / all, 1))
  return (
    <span className={classes.bar} role="img" aria-label={parts.map(textOf).join(m.separator)}>
      {parts.map((state) => (
        <i key={state} data-state={state} style={{ flexGrow: states[state] }} {...tip(textOf(state))} />
      ))}
    </span>
  )
}

/** What the parts of the bars are. */
export function StateLegend() {
  const m = regulationMessages()
  return (
    <p className={`swatches ${classes.states}`}>
      {regulationStates.map((state) => (
        <span key={state}>
          <i data-state={state} className={state === 'unknown' ? 'hatched' : undefined} />
          {m.states[state]}
        </span>
      ))}
    </p>
  )
}
