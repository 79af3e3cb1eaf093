import { formatNumber } from '../../format.ts'
import { Empty } from './Empty.tsx'
import { stateMessages } from './state-messages.ts'
import classes from './states.module.css'

export interface Condition {
  readonly label: string
  /** How many there would be without it; null when nobody has counted. */
  readonly count: number | null
  readonly relax: () => void
}

/** Nothing fits: which conditions hold, what each of them costs, and a way to let go of one. */
export function NoMatch({ conditions, relaxAll }: { conditions: readonly Condition[]; relaxAll?: () => void }) {
  const m = stateMessages()
  return (
    <Empty
      title={m.noMatch}
      actions={
        relaxAll && (
          <button type="button" className="btn" onClick={relaxAll}>
            {m.relaxAll}
          </button>
        )
      }
    >
      {conditions.length > 0 && <p className="note">{m.conditions}</p>}
      <ul className={classes.relaxing}>
        {conditions.map(({ label, count, relax }) => (
          <li key={label}>
            <button type="button" className="chip" onClick={relax}>
              <span>{m.relax(label)}</span>
              {count !== null && <span className="cut">{m.matchCount(formatNumber(count))}</span>}
            </button>
          </li>
        ))}
      </ul>
    </Empty>
  )
}
