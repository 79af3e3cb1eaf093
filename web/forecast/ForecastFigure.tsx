import { useNavigate } from '@tanstack/react-router'
import type { CompanyForecast } from '#contract/forecast/forecast.ts'
import { Figure } from '../charts/figure/Figure.tsx'
import { type Cell, figureCell, type TableOf } from '../charts/figure/table.ts'
import { useCompanyId } from '../companies/tab/CompanyTab.tsx'
import { formatNumber, formatYear } from '../format.ts'
import { unitWords } from '../indicators/units.ts'
import { forecastViews, useForecastAddress } from './address.ts'
import { ForecastChart } from './chart/ForecastChart.tsx'
import { forecastHeadline, targetSentence } from './headline.ts'
import { forecastMessages } from './messages.ts'
import { numberText, rangeText, valueText } from './text.ts'

interface Props {
  readonly forecast: CompanyForecast
  /** What is forecast. */
  readonly name: string
}

/** What was, what may come with its bands, and what past forecasts would have said. */
export function ForecastFigure({ forecast, name }: Props) {
  const m = forecastMessages()
  const companyId = useCompanyId()
  const navigate = useNavigate()
  const [{ view }, change] = useForecastAddress()
  const { subject, history, unit, figure } = forecast
  const finding = forecastHeadline(forecast)
  const hasFigures = history.some(({ value }) => value !== null)
  const open = (year: number) => {
    if (figure)
      void navigate({
        to: '/companies/$companyId/raws',
        params: { companyId },
        search: { view: 'all', figure: `${figure.indicator}.${year}.${figure.boundary}.` },
      })
    else void navigate({ to: '/companies/$companyId/dashboard', params: { companyId }, search: { year } })
  }
  return (
    <Figure
      id="forecast"
      number={1}
      name={name}
      finding={finding}
      unit={subject === 'score' ? m.score : unitWords(unit)}
      view={view}
      onView={(next) => change({ view: forecastViews.find((one) => one === next) ?? 'fan' })}
      views={(['fan', 'past'] as const).map((kind) => ({
        key: kind,
        label: m.views[kind],
        isPicture: hasFigures,
        content: hasFigures ? (
          <ForecastChart forecast={forecast} kind={kind} label={finding} open={open} />
        ) : (
          <p className="note">{m.stateText}</p>
        ),
      }))}
      table={tableOf(forecast, finding)}
      notes={<Notes forecast={forecast} isPast={view === 'past'} />}
      source={m.source}
    />
  )
}

function Notes({ forecast, isPast }: { readonly forecast: CompanyForecast; readonly isPast: boolean }) {
  const m = forecastMessages()
  const { state, history, points, weights } = forecast
  const target = targetSentence(forecast)
  const other = forecast.target?.other
  const apart = history.filter(({ value, isLike }) => value !== null && !isLike).length
  return (
    <>
      <p>{isPast ? m.pastLegend : m.legend}</p>
      {target && <p>{target}</p>}
      {other != null && <p>{m.targets[weights.target > 0 ? 'other' : 'otherHeld'](valueText(forecast, other))}</p>}
      {state !== 'forecast' && <p>{state === 'old' ? m.oldText : m.stateText}</p>}
      {points.length > 0 && points.every(({ bands }) => bands === null) && <p>{m.noBandsText}</p>}
      {apart > 0 && <p>{m.notLikeText(formatNumber(apart))}</p>}
    </>
  )
}

function tableOf(forecast: CompanyForecast, caption: string): TableOf {
  const m = forecastMessages()
  const { history, points } = forecast
  const number = (label: string) => ({ label, isNumber: true })
  const last = history.findLast(({ value }) => value !== null)?.year ?? 0
  const text = (value: number) => numberText(forecast, value)
  const valueCell = (value: number | null): Cell =>
    figureCell(value === null ? null : forecast.subject === 'score' ? value * 100 : value, () => text(value!))
  const band = (point: CompanyForecast['points'][number], share: 50 | 80 | 95): Cell =>
    point.bands ? rangeText(forecast, point.bands[share]) : null
  return {
    caption,
    rowsAre: 'years',
    columns: [
      { label: m.year },
      { label: m.kind },
      number(m.figure),
      number(m.band('50')),
      number(m.band('80')),
      number(m.band('95')),
    ],
    rows: [
      ...history
        .filter(({ year }) => year <= last)
        .map(({ year, value, state, isLike }) => ({
          key: String(year),
          cells: [formatYear(year), kindText({ value, state, isLike }), valueCell(value), null, null, null],
        })),
      ...points.map((point) => ({
        key: String(point.year),
        cells: [
          formatYear(point.year),
          `${m.forecast} – ${m.term[point.term]}`,
          valueCell(point.middle),
          band(point, 50),
          band(point, 80),
          band(point, 95),
        ],
      })),
    ],
  }
}

function kindText({ value, state, isLike }: Pick<CompanyForecast['history'][number], 'value' | 'state' | 'isLike'>) {
  const m = forecastMessages()
  if (value === null) return m.missing
  if (state === 'estimated') return m.estimated
  return isLike ? m.actual : `${m.actual} – ${m.notLike}`
}
