import { formatDay, formatNumber, formatYear } from '../format.ts'
import { tokyoTime } from '../session/clock.ts'
import { rawMessages } from './messages.ts'
import type { Observations } from './rows.ts'

const firstDay = '1990-01-01'

interface Props {
  readonly asOf: string | undefined
  readonly toYear: number | undefined
  readonly observations: Observations | undefined
  readonly years: readonly number[]
  readonly change: (next: { asOf?: string | undefined; toYear?: number | undefined }) => void
}

/** Which world one is in: the day the figures are as of, and the last year shown. A past day is amber and says so. */
export function ContextBar({ asOf, toYear, observations, years, change }: Props) {
  const m = rawMessages()
  const newest = observations?.newestYear
  const today = tokyoTime(new Date()).slice(0, 10).replaceAll('/', '-')
  return (
    <>
      <div className="ctx">
        <label className={asOf ? 'past' : ''}>
          {m.asOf}
          {!asOf && <span className="now">{m.now}</span>}
          <input
            key={asOf}
            type="date"
            defaultValue={asOf ?? today}
            min={firstDay}
            max={today}
            aria-label={asOf ? m.asOf : `${m.asOf}: ${m.now}`}
            onChange={({ target: { value } }) => {
              // A year that is being typed passes through 0002 and 0020.
              if (value === '' || value >= firstDay)
                change({ asOf: value === '' || value >= today ? undefined : value })
            }}
          />
        </label>
        <label>
          {m.toYear}
          <select
            value={toYear ?? newest ?? ''}
            onChange={(event) =>
              change({ toYear: Number(event.target.value) === newest ? undefined : Number(event.target.value) })
            }
          >
            {years.map((year) => (
              <option key={year} value={year}>
                {formatYear(year)}
              </option>
            ))}
          </select>
        </label>
      </div>
      {asOf && (
        <p className="as-of-line" role="status">
          {m.asOfLine(formatDay(asOf), formatNumber(observations?.changedSince ?? 0))}{' '}
          <button type="button" onClick={() => change({ asOf: undefined })}>
            {m.backToNow}
          </button>
        </p>
      )}
    </>
  )
}
