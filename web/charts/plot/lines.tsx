import type { ComponentProps } from 'react'
import { bandPath, linePath } from './paths.ts'
import type { PlotArea, YearValue } from './scales.ts'

interface LineProps extends Omit<ComponentProps<'path'>, 'points'> {
  readonly area: Pick<PlotArea, 'x' | 'y'>
  readonly points: readonly YearValue[]
}

/** A line over the years; a year without a value is a gap. */
export function Line({ area: { x, y }, points, ...path }: LineProps) {
  const d = linePath(points.map(({ year, value }) => [x(year), value === null ? null : y(value)]))
  return <path d={d} fill="none" stroke="var(--ink)" {...path} />
}

interface BandProps extends Omit<ComponentProps<'path'>, 'points'> {
  readonly area: Pick<PlotArea, 'x' | 'y'>
  readonly points: readonly { readonly year: number; readonly low: number; readonly high: number }[]
}

/** What lies between two lines. */
export function Band({ area: { x, y }, points, ...path }: BandProps) {
  return <path d={bandPath(points.map(({ year, low, high }) => [x(year), y(low), y(high)]))} {...path} />
}

interface DotsProps {
  readonly area: Pick<PlotArea, 'x' | 'y'>
  readonly points: readonly (YearValue & { readonly isHollow?: boolean })[]
  readonly r: number
  readonly color?: string | undefined
}

/** A disc at each value, a ring where it is hollow. */
export function Dots({ area: { x, y }, points, r, color = 'var(--ink)' }: DotsProps) {
  return points.map(({ year, value, isHollow }) =>
    value === null ? null : (
      <circle
        key={year}
        cx={x(year)}
        cy={y(value)}
        r={r}
        fill={isHollow ? 'var(--paper)' : color}
        stroke={color}
        strokeWidth={1.4}
      />
    ),
  )
}
