import type { CompanyForecast } from '#contract/forecast/forecast.ts'
import { bandShares } from '#methodology/forecast/parameters.ts'
import { XAxis, YAxis } from '../../charts/plot/axes.tsx'
import { Fan } from '../../charts/plot/Fan.tsx'
import { Dots, Line } from '../../charts/plot/lines.tsx'
import { Diamond } from '../../charts/plot/marks.tsx'
import { type PlotArea, withRoom, yearsBetween } from '../../charts/plot/scales.ts'
import { formatCompact, formatYear } from '../../format.ts'
import { forecastMessages } from '../messages.ts'
import type { Extent } from './model.ts'

interface Props {
  readonly forecast: CompanyForecast
  readonly area: PlotArea
}

interface AxesProps extends Props {
  readonly extent: Extent
  readonly kind: 'fan' | 'past'
}

/** Values, years, and where the short term, the long term and all forecasts end. */
export function Axes({ forecast, area, extent: { first, last, ticks }, kind }: AxesProps) {
  const m = forecastMessages()
  const { x, top, foot } = area
  const years = yearsBetween(first, last)
  const text = (tick: number) => formatCompact(forecast.subject === 'score' ? Math.round(tick * 1000) / 10 : tick)
  const terms = kind === 'fan' ? termsOf(forecast) : []
  return (
    <>
      <YAxis area={area} ticks={ticks} text={text} />
      <XAxis area={area} ticks={withRoom(years, area)} strokes={years} text={formatYear} />
      {terms.map(({ term, from, to }) => (
        <g key={term}>
          <line x1={x(from)} x2={x(from)} y1={top - 8} y2={foot} stroke="var(--rule-mid)" strokeDasharray="1 3" />
          {x(to) - x(from) > 70 && (
            <text x={(x(from) + x(to)) / 2} y={foot + 33} textAnchor="middle" fill="var(--ink-2)">
              {m.term[term].replace(/ ?[（(].*/, '')}
            </text>
          )}
        </g>
      ))}
    </>
  )
}

function termsOf({ points }: CompanyForecast) {
  return (['short', 'long'] as const).flatMap((term) => {
    const own = points.filter((point) => point.term === term)
    return own.length === 0 ? [] : [{ term, from: own[0]!.year - 1, to: own.at(-1)!.year }]
  })
}

const fills = { 95: 'var(--fan-3)', 80: 'var(--fan-2)', 50: 'var(--fan-1)' } as const

/** Bands with their names at the edge, and the middle. */
export function ForecastFan({ forecast: { points, history }, area, top }: Props & { readonly top: number }) {
  const start = history.findLast(({ value }) => value !== null)
  if (!start || points.length === 0) return null
  const last = points.findLast(({ bands }) => bands !== null)
  return (
    <>
      <Fan {...{ area, start, points, fills }} strokeDasharray="5 4" />
      {last && <BandNames last={last} area={area} top={top} />}
    </>
  )
}

interface BandNamesProps {
  readonly last: CompanyForecast['points'][number]
  readonly area: PlotArea
  readonly top: number
}

function BandNames({ last: { year, bands }, area: { x, y }, top }: BandNamesProps) {
  let before = Number.NEGATIVE_INFINITY
  return bandShares.toReversed().map((share) => {
    before = Math.max(before + 12, y(Math.min(top, bands![share].high)) + 10)
    return (
      <text key={share} x={x(year) - 3} y={before} textAnchor="end" fill="var(--ink-2)">
        {share}%
      </text>
    )
  })
}

/** What every past year would have foretold. */
export function PastLines({ forecast: { history, past }, area }: Props) {
  return past.map(({ origin, points }) => {
    const start = history.filter(({ year, value }) => year === origin && value !== null)
    const ahead = points.map(({ year, middle }) => ({ year, value: middle }))
    return <Line key={origin} area={area} points={[...start, ...ahead]} stroke="var(--ink-3)" strokeDasharray="3 3" />
  })
}

/** Lines through figures that follow each other; estimates are hollow, years that cannot be compared are crossed. */
export function Figures({ forecast: { history }, area }: Props) {
  const dots = history.filter(({ isLike }) => isLike)
  return (
    <>
      <Line area={area} points={history} strokeWidth={2} />
      {history.map(({ year, value, isLike }) =>
        isLike || value === null ? null : (
          <path
            key={year}
            d={`M${area.x(year) - 4} ${area.y(value) - 4}l8 8m0 -8l-8 8`}
            stroke="var(--ink)"
            strokeWidth={1.6}
          />
        ),
      )}
      <Dots
        area={area}
        points={dots.map(({ year, value, state }) => ({ year, value, isHollow: state === 'estimated' }))}
        r={3.5}
      />
    </>
  )
}

export function TargetMark({ forecast: { target }, area }: Props) {
  if (!target?.isReached) return null
  return (
    <Diamond
      x={area.x(target.year)}
      y={area.y(target.value)}
      reach={7}
      fill="var(--paper)"
      stroke="var(--ink)"
      strokeWidth={1.8}
    />
  )
}
