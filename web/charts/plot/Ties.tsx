import type { ComponentProps } from 'react'
import type { Scale } from './scales.ts'

/** Width of the drawing in its own units; it stretches over the space between both lists. */
const width = 100

export interface Tie {
  readonly key: string
  /** Rows of the left and the right list. */
  readonly from: number
  readonly to: number
  /** How far to the right it goes, 0 to 1; less than 1 for what stands in the left list alone. */
  readonly reach?: number
  readonly kind?: string
}

interface Props extends Omit<ComponentProps<'line'>, 'height' | 'from' | 'to'> {
  readonly height: number
  readonly ties: readonly Tie[]
  /** Where a row of either list stands. */
  readonly left: Scale
  readonly right: Scale
}

/** Straight lines from the rows of a list to those of another beside it. */
export function Ties({ height, ties, left, right, ...line }: Props) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} height={height} preserveAspectRatio="none" aria-hidden="true">
      {ties.map(({ key, from, to, reach = 1, kind }) => (
        <line
          key={key}
          x1={0}
          y1={left(from)}
          x2={reach * width}
          y2={right(to)}
          vectorEffect="non-scaling-stroke"
          data-kind={kind}
          {...line}
        />
      ))}
    </svg>
  )
}
