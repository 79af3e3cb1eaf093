import { useId, useMemo, useRef } from 'react'
import type { CompanyForecast } from '#contract/forecast/forecast.ts'
import { useWidth } from '../../charts/engine/use-size.ts'
import { NavigableChart } from '../../charts/navigation/NavigableChart.tsx'
import type { ChartPoint } from '../../charts/navigation/points.ts'
import { Plot } from '../../charts/plot/Plot.tsx'
import { formatYear } from '../../format.ts'
import { forecastMessages } from '../messages.ts'
import { rangeText, valueText } from '../text.ts'
import { Axes, Figures, ForecastFan, PastLines, TargetMark } from './marks.tsx'
import { areaOf, chartHeight, extentOf } from './model.ts'

interface Props {
  readonly forecast: CompanyForecast
  readonly kind: 'fan' | 'past'
  readonly label: string
  readonly open: (year: number) => void
}

/** Figures, and what is or was foretold of them. */
export function ForecastChart({ forecast, kind, label, open }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const clip = useId()
  const extent = useMemo(() => extentOf(forecast, kind), [forecast, kind])
  const area = areaOf(extent, width)
  const { left, right, top, foot } = area
  const points = useMemo(() => pointsOf(forecast, kind), [forecast, kind])
  const drawn = { forecast, area }
  return (
    <NavigableChart
      {...{ label, width, points, frame, height: chartHeight }}
      places={points.map(({ at: [year, value] }) => ({ x: area.x(year), y: area.y(value) }))}
      onSelect={({ key, at: [year] }) => key.startsWith('actual') && open(year)}
    >
      <Plot width={width} height={chartHeight}>
        <defs>
          <clipPath id={clip}>
            <rect x={left - 8} y={top - 8} width={right - left + 16} height={foot - top + 9} />
          </clipPath>
        </defs>
        <Axes {...drawn} extent={extent} kind={kind} />
        <g clipPath={`url(#${clip})`}>
          {kind === 'fan' && <ForecastFan {...drawn} top={extent.ticks.at(-1)!} />}
          {kind === 'past' && <PastLines {...drawn} />}
          <Figures {...drawn} />
          {kind === 'fan' && <TargetMark {...drawn} />}
        </g>
      </Plot>
    </NavigableChart>
  )
}

/** What can be walked: figures, and forecasts with their band. */
function pointsOf(forecast: CompanyForecast, kind: 'fan' | 'past'): ChartPoint[] {
  const m = forecastMessages()
  const { history, points, past } = forecast
  const figures = history.flatMap(({ year, value, state, isLike }): ChartPoint[] => {
    if (value === null) return []
    const name = state === 'estimated' ? m.estimated : isLike ? m.actual : m.notLike
    const text = `${formatYear(year)} ${name} ${valueText(forecast, value)}`
    return [{ key: `actual ${year}`, row: 'actual', text, at: [year, value] }]
  })
  if (kind === 'past')
    return [
      ...figures,
      ...past.flatMap(({ origin, points: forecastPoints }) =>
        forecastPoints.map(({ year, middle, band }): ChartPoint => {
          const range = band ? ` (${m.band('80')} ${rangeText(forecast, band)})` : ''
          const text = `${formatYear(year)} ${m.from(formatYear(origin))} ${valueText(forecast, middle)}${range}`
          return { key: `${origin} ${year}`, row: `past ${origin}`, text, at: [year, middle], opens: false }
        }),
      ),
    ]
  return [
    ...figures,
    ...points.map(({ year, middle, bands }): ChartPoint => {
      const range = bands ? ` (${m.band('80')} ${rangeText(forecast, bands[80])})` : ''
      const text = `${formatYear(year)} ${m.forecast} ${valueText(forecast, middle)}${range}`
      return { key: `forecast ${year}`, row: 'forecast', text, at: [year, middle], opens: false }
    }),
  ]
}
