import { formatNumber, formatYear } from '../../../format.ts'
import { Icon } from '../../../ui/icons.tsx'
import { rawMessages } from '../../messages.ts'
import classes from '../raw-table.module.css'
import type { Fit } from './use-fit.ts'

interface Props {
  readonly fit: Fit
  readonly years: readonly number[]
  /** Show a column before others. */
  readonly ask: (column: string) => void
}

/** What does not fit, and how to see it: the other years page by page, a column by its name. Nothing where all fits. */
export function FitLine({ fit: { from, to, left, page }, years, ask }: Props) {
  const m = rawMessages()
  const later = years.length - to
  if (from === 0 && later === 0 && left.length === 0) return null
  return (
    <p className={classes.fitLine}>
      {(from > 0 || later > 0) && (
        <span className={classes.pages}>
          {from > 0 && (
            <button type="button" className="act" onClick={() => page(1)}>
              <Icon name="left" /> {m.earlier(formatNumber(from))}
            </button>
          )}
          <span role="status">{m.yearsShown(formatYear(years[from]!), formatYear(years[to - 1]!))}</span>
          {later > 0 && (
            <button type="button" className="act" onClick={() => page(-1)}>
              {m.later(formatNumber(later))} <Icon name="right" />
            </button>
          )}
        </span>
      )}
      {left.length > 0 && (
        <span>
          {m.notShown}{' '}
          {left.map((name) => (
            <button key={name} type="button" className="act" onClick={() => ask(name)}>
              {m.columnNames[name as keyof typeof m.columnNames]}
            </button>
          ))}
        </span>
      )}
    </p>
  )
}
