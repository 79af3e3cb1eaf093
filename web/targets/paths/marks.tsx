import { formatCompact, formatYear } from '../../format.ts'
import type { PathModel, YearPoint } from './model.ts'
import { cornersOf, room, runsOf, type Scale, yearStep } from './scale.ts'

export interface Props {
  readonly model: PathModel
  readonly scale: Scale
}

export function Axes({ model: { first, last }, scale }: Props) {
  const { ticks, x, y, right, foot } = scale
  const step = yearStep({ first, last }, scale)
  const years = Array.from({ length: last - first + 1 }, (_, at) => first + at)
  return (
    <>
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={room.left} x2={right} y1={y(tick)} y2={y(tick)} stroke="var(--rule-faint)" />
          <text x={room.left - 12} y={y(tick) + 4} textAnchor="end" fill="var(--ink-2)">
            {formatCompact(tick)}
          </text>
        </g>
      ))}
      <line x1={room.left} x2={right} y1={foot} y2={foot} stroke="var(--rule-mid)" />
      {years.map((year) => (
        <g key={year}>
          <line x1={x(year)} x2={x(year)} y1={foot} y2={foot + 4} stroke="var(--rule-mid)" />
          {(last - year) % step === 0 && (
            <text x={x(year)} y={foot + 17} textAnchor="middle" fill="var(--ink-2)">
              {formatYear(year)}
            </text>
          )}
        </g>
      ))}
    </>
  )
}

/** Bands from wide to narrow, and the middle dashed, joined to the newest figure. */
export function Fan({ model: { actual, forecast }, scale }: Props) {
  if (forecast.length === 0) return null
  const last = actual.findLast(({ value, year }) => value !== null && year < forecast[0]!.year)
  const start: YearPoint[] = last ? [{ year: last.year, value: last.value! }] : []
  const banded = forecast.filter(({ bands }) => bands !== null)
  const edge = (share: 50 | 80 | 95, end: 'low' | 'high') => [
    ...start,
    ...banded.map(({ year, bands }) => ({ year, value: Math.max(0, bands![share][end]) })),
  ]
  return (
    <>
      {banded.length > 0 &&
        ([95, 80, 50] as const).map((share) => (
          <path
            key={share}
            d={`M${cornersOf([...edge(share, 'high'), ...edge(share, 'low').toReversed()], scale)}Z`}
            fill="var(--fan-2)"
          />
        ))}
      <path
        d={`M${cornersOf([...start, ...forecast.map(({ year, middle }) => ({ year, value: middle }))], scale)}`}
        fill="none"
        stroke="var(--ink)"
        strokeDasharray="2 4"
        strokeWidth={1.4}
      />
    </>
  )
}

export function GapArea({ model: { gap }, scale }: Props) {
  return gap?.pieces.map(({ isAbove, corners }) => (
    <path
      key={`${corners[0]!.year}`}
      d={`M${cornersOf(corners, scale)}Z`}
      fill={isAbove ? 'var(--band-issue-soft)' : 'var(--band-strength-soft)'}
    />
  ))
}

export function Average({ model: { average }, scale }: Props) {
  return runsOf(average).map((run) => (
    <path
      key={run[0]!.year}
      d={`M${cornersOf(run.length === 1 ? [run[0]!, run[0]!] : run, scale)}`}
      fill="none"
      stroke="var(--series-ref)"
      strokeWidth={2}
      strokeDasharray="1 3"
      strokeLinecap="round"
    />
  ))
}

export const pathColors = { '1.5': 'var(--series-2)', 'well-below-2': 'var(--series-4)' } as const

export function PathLines({ model: { paths }, scale }: Props) {
  return paths.map(({ name, points }) => (
    <path key={name} d={`M${cornersOf(points, scale)}`} fill="none" stroke={pathColors[name]} strokeWidth={1.2} />
  ))
}

interface HatchProps extends Props {
  readonly hatch: string
}

const diamond = (x: number, y: number) => `M${x} ${y - 6}l6 6l-6 6l-6 -6Z`

/** What net zero leaves, hatched from zero to its level. */
function Rest({ at: { year, value }, scale, hatch }: { at: YearPoint; scale: Scale; hatch: string }) {
  const top = Math.min(scale.y(value), scale.foot - 3)
  const box = { x: scale.x(year) - 9, y: top, width: 18, height: scale.foot - top }
  return <rect {...box} fill={`url(#${hatch})`} stroke="var(--ink-3)" strokeWidth={0.8} />
}

export function TargetLines({ model: { lines, last }, scale, hatch }: HatchProps) {
  return lines.map(({ index, from, to, isSure, isRest }) => (
    <g key={index}>
      {isRest && to.year <= last && <Rest at={to} scale={scale} hatch={hatch} />}
      <path
        d={`M${cornersOf([from, to], scale)}`}
        fill="none"
        stroke="var(--ink)"
        strokeWidth={isRest ? 0.9 : 1.4}
        strokeDasharray={isSure ? '7 4' : '2 5'}
      />
      <path
        d={diamond(scale.x(to.year), scale.y(to.value))}
        fill={isSure ? 'var(--ink)' : 'var(--paper)'}
        stroke="var(--ink)"
        strokeWidth={1.4}
      />
    </g>
  ))
}

/** On to the final year; dotted where no level of this scope is told for it. */
export function FinalLine({ model: { final, last }, scale, hatch }: HatchProps) {
  if (!final) return null
  return (
    <>
      {!final.isTold && final.to.year <= last && <Rest at={final.to} scale={scale} hatch={hatch} />}
      <path
        d={`M${cornersOf([final.from, final.to], scale)}`}
        fill="none"
        stroke="var(--ink-2)"
        strokeWidth={1.2}
        strokeDasharray={final.isTold ? '7 4' : '1 4'}
      />
    </>
  )
}

export function Actual({ model: { actual }, scale }: Props) {
  return (
    <>
      {runsOf(actual).map((run) => (
        <path
          key={run[0]!.year}
          d={`M${cornersOf(run, scale)}`}
          fill="none"
          stroke="var(--ink)"
          strokeWidth={2}
          strokeLinejoin="round"
        />
      ))}
      {actual.map(({ year, value, isEstimated }) =>
        value === null ? null : (
          <circle
            key={year}
            cx={scale.x(year)}
            cy={scale.y(value)}
            r={4}
            fill={isEstimated ? 'var(--paper)' : 'var(--ink)'}
            stroke="var(--ink)"
            strokeWidth={1.4}
          />
        ),
      )}
    </>
  )
}
