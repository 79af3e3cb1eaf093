import type { CompanyForecast } from '#contract/forecast/forecast.ts'
import { measuredYears } from '#methodology/forecast/parameters.ts'
import { formatNumber, formatShare } from '../format.ts'
import { Head, num } from '../ui/rows/Head.tsx'
import classes from './forecast.module.css'
import { forecastMessages } from './messages.ts'
import { valueText } from './text.ts'

/** How past forecasts did: the company's own, and those of the whole market by term. */
export function AccuracyFigure({ forecast }: { readonly forecast: CompanyForecast }) {
  const m = forecastMessages()
  const { own, accuracy } = forecast
  const terms = (['short', 'long'] as const).map((term) => ({ term, ...accuracy[term] }))
  return (
    <section className="fig c7" aria-labelledby="forecast-accuracy">
      <header>
        <p className="label">
          <i>2</i>
          <span>{m.accuracy}</span>
        </p>
        <h2 className="finding" id="forecast-accuracy">
          {own.n === 0 ? m.noHits : m.hits(formatNumber(own.n), formatNumber(own.hits[80]))}
        </h2>
        {own.error !== null && own.naive !== null && (
          <p className="unit">{m.ownError(errorText(forecast, own.error), errorText(forecast, own.naive))}</p>
        )}
      </header>
      <h3 className={classes.head}>{m.market}</h3>
      <p className="unit">{m.marketUnit(formatNumber(measuredYears))}</p>
      {terms.every(({ mase }) => mase === null) ? (
        <p className="note">{m.tooFew}</p>
      ) : (
        <div className={`fig-body ${classes.scroller}`}>
          <table className={classes.table}>
            <Head
              columns={[
                m.columns.term,
                ...(['chosen', 'naive', 'drift', 'industry', 'relative', 'coverage', 'n'] as const).map((column) =>
                  num(m.columns[column]),
                ),
              ]}
            />
            <tbody>
              {terms.map(({ term, mase, relative, coverage, n, companies }) => (
                <tr key={term}>
                  <th scope="row">{m.term[term]}</th>
                  {(['chosen', 'naive', 'drift', 'industry'] as const).map((name) => (
                    <td key={name} className="num">
                      {mase ? formatNumber(mase[name], 2) : '—'}
                    </td>
                  ))}
                  <td className="num">{relative ? formatShare(relative.chosen) : '—'}</td>
                  <td className="num">
                    {coverage
                      ? ([50, 80, 95] as const).map((share) => formatNumber(coverage[share] * 100)).join(' / ')
                      : '—'}
                  </td>
                  <td className="num">{m.counts(formatNumber(n), formatNumber(companies))}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {terms
        .filter(({ relative }) => relative !== null && relative.chosen > 1)
        .map(({ term }) => (
          <p key={term} className="note">
            {m.worse(m.term[term])}
          </p>
        ))}
    </section>
  )
}

/** Of a score in points. */
const errorText = (forecast: CompanyForecast, error: number) => valueText(forecast, error)
