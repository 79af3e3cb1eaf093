import { totalKeys } from '#methodology/scores/hierarchy.ts'
import { TimeSeries } from '../../charts/time-series/TimeSeries.tsx'
import { formatScore, formatYear } from '../../format.ts'
import type { ScoreScreen } from '../../scores/sheet/ScorePage.tsx'
import { dashboardMessages } from '../../scores/summary/dashboard-messages.ts'
import { yearsFinding, yearsInput } from '../../scores/summary/ScoreYears.tsx'
import { useShownHistory } from '../../scoring/displays.ts'
import { scoreName } from '../../scoring/score-messages.ts'
import { useIndicatorContext, useScoreHistory } from '../../scoring/use-scores.ts'
import { Head, num } from '../../ui/rows/Head.tsx'
import { ErrorState, Skeleton } from '../../ui/states/ErrorState.tsx'
import classes from '../parts.module.css'
import { ForecastLines } from './ForecastLines.tsx'

/** Up to ten years of the total and the pillars beside their industry, drawn and in figures; then where the total may go. */
export function YearsPart({ companyId }: ScoreScreen) {
  const query = useScoreHistory(companyId, useIndicatorContext())
  const history = useShownHistory(query.data)
  if (query.isError) return <ErrorState error={query.error} retry={() => void query.refetch()} />
  if (!history) return <Skeleton rows={12} />
  const series = totalKeys.flatMap((key) => history.series.find((each) => each.key === key) ?? [])
  return (
    <>
      <p className={classes.finding}>{yearsFinding(history, 'sustainability_score')}</p>
      <div className={classes.years}>
        {totalKeys.map((key) => {
          const input = yearsInput(history, key)
          return (
            input && (
              <div key={key}>
                <h3>{scoreName(key)}</h3>
                <TimeSeries label={yearsFinding(history, key) ?? scoreName(key)} input={input} height={150} />
                <p className="fig-note">{yearsFinding(history, key)}</p>
              </div>
            )
          )
        })}
      </div>
      <p className="fig-note">{dashboardMessages().hollow}</p>
      <table className={`compact ${classes.whole}`}>
        <Head columns={['', ...history.years.map((year) => num(formatYear(year)))]} />
        <tbody>
          {series.map(({ key, values }) => (
            <tr key={key}>
              <th scope="row">{scoreName(key)}</th>
              {history.years.map((year, at) => (
                <td key={year} className="num">
                  {values[at] == null ? '—' : formatScore(values[at])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ForecastLines companyId={companyId} />
    </>
  )
}
