import { forecastHeadline } from '../../forecast/headline.ts'
import { forecastMessages } from '../../forecast/messages.ts'
import { numberText, rangeText } from '../../forecast/text.ts'
import { useForecast } from '../../forecast/use-forecast.ts'
import { formatNumber, formatYear } from '../../format.ts'
import { Head, num } from '../../ui/rows/Head.tsx'
import { ErrorState, Skeleton } from '../../ui/states/ErrorState.tsx'
import classes from '../parts.module.css'

/** Where the whole score may go, and how many past outcomes fell inside the band. */
export function ForecastLines({ companyId }: { companyId: number }) {
  const m = forecastMessages()
  const query = useForecast(companyId, 'sustainability_score')
  const { data } = query
  if (query.isError) return <ErrorState error={query.error} retry={() => void query.refetch()} />
  if (!data) return <Skeleton rows={4} />
  const { own, points } = data
  return (
    <>
      <h3>{m.title}</h3>
      <p>{forecastHeadline(data)}</p>
      {points.length > 0 && (
        <table className={`compact ${classes.whole}`}>
          <Head columns={['', ...points.map(({ year }) => num(formatYear(year)))]} />
          <tbody>
            <tr>
              <th scope="row">{m.forecast}</th>
              {points.map(({ year, middle }) => (
                <td key={year} className="num">
                  {numberText(data, middle)}
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">{m.band('80')}</th>
              {points.map(({ year, bands }) => (
                <td key={year} className="num">
                  {bands ? rangeText(data, bands[80]) : '—'}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      )}
      <p className="fig-note">{own.n === 0 ? m.noHits : m.hits(formatNumber(own.n), formatNumber(own.hits[80]))}</p>
    </>
  )
}
