import type { CompanyForecast } from '#contract/forecast/forecast.ts'
import { bandShares } from '#methodology/forecast/parameters.ts'
import { formatCompact, formatYear } from '../../format.ts'
import { forecastMessages } from '../messages.ts'
import { type Extent, type Place, room, runsOf, type Scale } from './model.ts'

interface Props {
  readonly forecast: CompanyForecast
  readonly scale: Scale
  readonly extent: Extent
  readonly width: number
}

const line = (places: readonly Place[], { x, y }: Scale) =>
  `M${places.map(({ year, value }) => `${x(year).toFixed(1)} ${y(value).toFixed(1)}`).join('L')}`

/** Values, years, and where the short term, the long term and all forecasts end. */
export function Axes({ forecast, scale, extent, kind }: Props & { readonly kind: 'fan' | 'past' }) {
  const m = forecastMessages()
  const { first, last, ticks } = extent
  const step = Math.max(1, Math.ceil(((last - first + 1) * 46) / Math.max(1, scale.right - room.left)))
  const years = Array.from({ length: last - first + 1 }, (_, at) => first + at)
  const shown = (tick: number) => formatCompact(forecast.subject === 'score' ? Math.round(tick * 1000) / 10 : tick)
  const terms = kind === 'fan' ? termsOf(forecast) : []
  return (
    <>
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={room.left} x2={scale.right} y1={scale.y(tick)} y2={scale.y(tick)} stroke="var(--rule-faint)" />
          <text x={room.left - 12} y={scale.y(tick) + 4} textAnchor="end" fill="var(--ink-2)">
            {shown(tick)}
          </text>
        </g>
      ))}
      <line x1={room.left} x2={scale.right} y1={scale.foot} y2={scale.foot} stroke="var(--rule-mid)" />
      {years.map((year) => (
        <g key={year}>
          <line x1={scale.x(year)} x2={scale.x(year)} y1={scale.foot} y2={scale.foot + 4} stroke="var(--rule-mid)" />
          {(last - year) % step === 0 && (
            <text x={scale.x(year)} y={scale.foot + 17} textAnchor="middle" fill="var(--ink-2)">
              {formatYear(year)}
            </text>
          )}
        </g>
      ))}
      {terms.map(({ term, from, to }) => (
        <g key={term}>
          <line
            x1={scale.x(from)}
            x2={scale.x(from)}
            y1={room.top - 8}
            y2={scale.foot}
            stroke="var(--rule-mid)"
            strokeDasharray="1 3"
          />
          {scale.x(to) - scale.x(from) > 70 && (
            <text x={(scale.x(from) + scale.x(to)) / 2} y={scale.foot + 33} textAnchor="middle" fill="var(--ink-2)">
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

/** Bands from wide to narrow with their names at the edge, and the middle. */
export function Fan({ forecast, scale, extent }: Props) {
  const { points, history } = forecast
  const last = history.findLast(({ value }) => value !== null)
  if (!last || points.length === 0) return null
  const start = { year: last.year, value: last.value! }
  const banded = points.filter(({ bands }) => bands !== null)
  const edge = (share: 50 | 80 | 95, end: 'low' | 'high') => [
    start,
    ...banded.map(({ year, bands }) => ({ year, value: bands![share][end] })),
  ]
  return (
    <>
      {banded.length > 0 &&
        bandShares
          .toReversed()
          .map((share) => (
            <path
              key={share}
              d={`${line([...edge(share, 'high'), ...edge(share, 'low').toReversed()], scale)}Z`}
              fill={fills[share]}
            />
          ))}
      <path
        d={line([start, ...points.map(({ year, middle }) => ({ year, value: middle }))], scale)}
        fill="none"
        stroke="var(--ink)"
        strokeDasharray="5 4"
        strokeWidth={1.6}
      />
      {banded.length > 0 && <BandNames banded={banded} scale={scale} extent={extent} />}
    </>
  )
}

function BandNames({
  banded,
  scale,
  extent,
}: {
  readonly banded: CompanyForecast['points']
  readonly scale: Scale
  readonly extent: Extent
}) {
  const { year, bands } = banded.at(-1)!
  const top = extent.ticks.at(-1)!
  let before = Number.NEGATIVE_INFINITY
  return bandShares.toReversed().map((share) => {
    const y = Math.max(before + 12, scale.y(Math.min(top, bands![share].high)) + 10)
    before = y
    return (
      <text key={share} x={scale.x(year) - 3} y={y} textAnchor="end" fill="var(--ink-2)">
        {share}%
      </text>
    )
  })
}

/** What every past year would have foretold. */
export function PastLines({ forecast, scale }: Props) {
  const values = new Map(forecast.history.map(({ year, value }) => [year, value]))
  return forecast.past.map(({ origin, points }) => {
    const start = values.get(origin)
    const places = points.map(({ year, middle }) => ({ year, value: middle }))
    return (
      <path
        key={origin}
        d={line(start == null ? places : [{ year: origin, value: start }, ...places], scale)}
        fill="none"
        stroke="var(--ink-3)"
        strokeDasharray="3 3"
        strokeWidth={1}
      />
    )
  })
}

/** Lines through figures that follow each other; estimates are hollow, years that cannot be compared are crossed. */
export function Figures({ forecast: { history }, scale }: Props) {
  return (
    <>
      {runsOf(history).map((run) => (
        <path key={run[0]!.year} d={line(run, scale)} fill="none" stroke="var(--ink)" strokeWidth={2} />
      ))}
      {history.map(({ year, value, state, isLike }) => {
        if (value === null) return null
        const [x, y] = [scale.x(year), scale.y(value)]
        if (!isLike)
          return <path key={year} d={`M${x - 4} ${y - 4}l8 8m0 -8l-8 8`} stroke="var(--ink)" strokeWidth={1.6} />
        const fill = state === 'estimated' ? 'var(--paper)' : 'var(--ink)'
        return <circle key={year} cx={x} cy={y} r={3.5} fill={fill} stroke="var(--ink)" strokeWidth={1.4} />
      })}
    </>
  )
}

export function TargetMark({ forecast: { target }, scale }: Props) {
  if (!target?.isReached) return null
  const [x, y] = [scale.x(target.year), scale.y(target.value)]
  return <path d={`M${x} ${y - 7}l7 7l-7 7l-7 -7Z`} fill="var(--paper)" stroke="var(--ink)" strokeWidth={1.8} />
}
