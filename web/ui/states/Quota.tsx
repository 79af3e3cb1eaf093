import { formatNumber } from '../../format.ts'
import { stateMessages } from './state-messages.ts'
import classes from './states.module.css'

interface Props {
  /** Counts this action would take. */
  readonly cost: number
  /** Counts used this month. */
  readonly used: number
  /** Counts a month has. */
  readonly limit: number
  readonly title?: string
}

/** What an action costs and what is left for it, before the click. */
export function Quota({ cost, used, limit, title }: Props) {
  const m = stateMessages().quota
  const left = Math.max(0, limit - used)
  const share = (count: number) => `${limit === 0 ? 100 : Math.min(100, (count / limit) * 100)}%`
  const rows = [
    [m.cost, cost],
    [m.used, used],
    [m.left, left],
    [m.limit, limit],
    [m.after, cost > left ? null : left - cost],
  ] as const
  return (
    <section className={classes.quota} data-over={cost > left || undefined}>
      <h3>{title ?? m.title}</h3>
      <meter
        className="sr"
        aria-label={title ?? m.title}
        min={0}
        max={Math.max(1, limit)}
        value={used + cost}
        aria-valuetext={m.meter(formatNumber(used + cost), formatNumber(limit))}
      />
      <div className={classes.quotaBar} aria-hidden="true">
        <i style={{ width: share(used) }} />
        <i style={{ width: share(Math.min(cost, left)) }} />
      </div>
      <dl>
        {rows.map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{count === null ? '—' : m.count(formatNumber(count))}</dd>
          </div>
        ))}
      </dl>
      {cost > left && (
        <p className="field-error" role="alert">
          {m.over(formatNumber(left))}
        </p>
      )}
    </section>
  )
}
