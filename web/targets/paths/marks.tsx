import { XAxis, YAxis } from '../../charts/plot/axes.tsx'
import { Fan } from '../../charts/plot/Fan.tsx'
import { Dots, Line } from '../../charts/plot/lines.tsx'
import { Diamond } from '../../charts/plot/marks.tsx'
import { linePath } from '../../charts/plot/paths.ts'
import { type PlotArea, withRoom, yearsBetween } from '../../charts/plot/scales.ts'
import { formatCompact, formatYear } from '../../format.ts'
import type { PathModel, YearPoint } from './model.ts'
import type { PathArea } from './scale.ts'

export interface Props {
  readonly model: PathModel
  readonly area: PathArea
}

export function Axes({ model: { first, last }, area }: Props) {
  const years = yearsBetween(first, last)
  return (
    <>
      <YAxis area={area} ticks={area.ticks} text={formatCompact} />
      <XAxis area={area} ticks={withRoom(years, area)} strokes={years} text={formatYear} />
    </>
  )
}

const fills = { 95: 'var(--fan-2)', 80: 'var(--fan-2)', 50: 'var(--fan-2)' } as const

/** Joined to the newest figure. */
export function ForecastFan({ model: { actual, forecast: points }, area }: Props) {
  if (points.length === 0) return null
  const start = actual.findLast(({ value, year }) => value !== null && year < points[0]!.year)
  return <Fan {...{ area, start, points, fills }} strokeDasharray="2 4" />
}

export function GapArea({ model: { gap }, area: { x, y } }: Props) {
  return gap?.pieces.map(({ isAbove, corners }) => (
    <path
      key={`${corners[0]!.year}`}
      d={`${linePath(corners.map(({ year, value }) => [x(year), y(value)]))}Z`}
      fill={isAbove ? 'var(--band-issue-soft)' : 'var(--band-strength-soft)'}
    />
  ))
}

export function Average({ model: { average }, area }: Props) {
  return (
    <Line
      area={area}
      points={average}
      stroke="var(--series-ref)"
      strokeWidth={2}
      strokeDasharray="1 3"
      strokeLinecap="round"
    />
  )
}

export const pathColors = { '1.5': 'var(--series-2)', 'well-below-2': 'var(--series-4)' } as const

export function PathLines({ model: { paths }, area }: Props) {
  return paths.map(({ name, points }) => (
    <Line key={name} area={area} points={points} stroke={pathColors[name]} strokeWidth={1.2} />
  ))
}

interface HatchProps extends Props {
  readonly hatch: string
}

interface RestProps {
  readonly at: YearPoint
  readonly area: PlotArea
  readonly hatch: string
}

/** What net zero leaves, hatched from zero to its level. */
function Rest({ at: { year, value }, area: { x, y, foot }, hatch }: RestProps) {
  const top = Math.min(y(value), foot - 3)
  const box = { x: x(year) - 9, y: top, width: 18, height: foot - top }
  return <rect {...box} fill={`url(#${hatch})`} stroke="var(--ink-3)" strokeWidth={0.8} />
}

export function TargetLines({ model: { lines, last }, area, hatch }: HatchProps) {
  return lines.map(({ index, from, to, isSure, isRest }) => (
    <g key={index}>
      {isRest && to.year <= last && <Rest at={to} area={area} hatch={hatch} />}
      <Line area={area} points={[from, to]} strokeWidth={isRest ? 0.9 : 1.4} strokeDasharray={isSure ? '7 4' : '2 5'} />
      <Diamond
        x={area.x(to.year)}
        y={area.y(to.value)}
        fill={isSure ? 'var(--ink)' : 'var(--paper)'}
        stroke="var(--ink)"
        strokeWidth={1.4}
      />
    </g>
  ))
}

/** On to the final year; dotted where no level of this scope is told for it. */
export function FinalLine({ model: { final, last }, area, hatch }: HatchProps) {
  if (!final) return null
  return (
    <>
      {!final.isTold && final.to.year <= last && <Rest at={final.to} area={area} hatch={hatch} />}
      <Line
        area={area}
        points={[final.from, final.to]}
        stroke="var(--ink-2)"
        strokeWidth={1.2}
        strokeDasharray={final.isTold ? '7 4' : '1 4'}
      />
    </>
  )
}

export function Actual({ model: { actual }, area }: Props) {
  return (
    <>
      <Line area={area} points={actual} strokeWidth={2} strokeLinejoin="round" />
      <Dots area={area} points={actual.map((point) => ({ ...point, isHollow: point.isEstimated }))} r={4} />
    </>
  )
}
