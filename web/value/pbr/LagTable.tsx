import type { OneRegression } from '#contract/value-models/one-regression.ts'
import type { Regression, Regressions } from '#contract/value-models/regressions.ts'
import { formatNumber } from '../../format.ts'
import { Head } from '../../ui/rows/Head.tsx'
import { useValueAddress } from '../use-address.ts'
import classes from '../value.module.css'
import { pbrMessages } from './messages.ts'
import { reachOf, survives } from './order.ts'
import { pText, signedText, tText } from './text.ts'
import { reasonOf } from './Unfitted.tsx'
import { Whisker } from './Whisker.tsx'

interface Props {
  readonly regression: OneRegression
  readonly fewest: Regressions['fewest']
}

/** The indicator at each lag of 0 to 10 years, with what was left out. */
export function LagTable({ regression: { lags, lag: currentLag }, fewest }: Props) {
  const m = pbrMessages()
  const { change } = useValueAddress()
  const reach = reachOf(lags.map((best) => ({ best })))
  return (
    <table className={`compact ${classes.lags}`}>
      <caption>{m.lags.title}</caption>
      <Head
        columns={[
          ...[
            m.columns.lag,
            m.columns.interval,
            m.columns.impact,
            'b2',
            't',
            'p',
            'q',
            'n',
            m.columns.companies,
            m.columns.adjusted,
            m.columns.dw,
            m.dropped.title,
          ].map((label, at) => ({ name: label, className: at > 1 && at < 11 ? 'num' : undefined })),
        ]}
      />
      <tbody>
        {lags.map((each) => (
          <tr key={each.lag} data-on={each.lag === currentLag || undefined}>
            <th scope="row">
              <button
                type="button"
                className="row-opener"
                aria-pressed={each.lag === currentLag}
                aria-label={m.lags.choose(m.lag(each.lag))}
                onClick={() => change({ lag: each.lag, point: undefined })}
              >
                {m.lag(each.lag)}
              </button>
            </th>
            <Figures regression={each} reach={reach} fewest={fewest} />
            <td className="note">{droppedText(each)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Figures({
  regression,
  reach,
  fewest,
}: {
  readonly regression: Regression
  readonly reach: number
  readonly fewest: Props['fewest']
}) {
  const { fit, q, n, companies } = regression
  if (!fit)
    return (
      <td colSpan={10} className="note">
        {reasonOf({ best: regression }, { fewest })}
      </td>
    )
  const numbers = [
    signedText(fit.normalized.value),
    signedText(fit.kpi.value),
    tText(fit.kpi.t),
    pText(fit.kpi.p),
    pText(q!),
    formatNumber(n),
    formatNumber(companies),
    tText(fit.adjustedR2),
    fit.durbinWatson === null ? '—' : tText(fit.durbinWatson),
  ]
  return (
    <>
      <td>
        <Whisker {...fit.normalized} reach={reach} isFilled={survives({ best: regression })} />
      </td>
      {numbers.map((text, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places
        <td key={at} className="num">
          {text}
        </td>
      ))}
    </>
  )
}

/** Rows left out by reason; empty where none was. */
function droppedText({ dropped }: Regression): string {
  const m = pbrMessages().dropped
  const reasons = (['missing', 'pbr', 'roe', 'kpi'] as const).filter((key) => dropped[key] > 0)
  return reasons.map((key) => `${m[key]} ${formatNumber(dropped[key])}`).join(' · ') || '—'
}
