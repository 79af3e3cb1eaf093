import { scaleLinear } from 'd3-scale'
import type { OneRegression } from '#contract/value-models/one-regression.ts'
import type { Scale } from '../../charts/plot/scales.ts'

type Point = OneRegression['points'][number]

/** Size of the picture in its own units. */
export const fieldOf = { width: 440, height: 300 } as const

/** Where points stand in a picture around zero, and their order from left to right. */
export interface Places {
  readonly points: readonly Point[]
  /** Positions of the points, from the least x. */
  readonly order: readonly number[]
  readonly reach: { readonly x: number; readonly y: number }
  readonly x: Scale
  readonly y: Scale
}

export function placesOf(points: readonly Point[]): Places {
  const reachOf = (key: 'x' | 'y') => points.reduce((max, point) => Math.max(max, Math.abs(point[key])), 0) * 1.05 || 1
  const reach = { x: reachOf('x'), y: reachOf('y') }
  return {
    ...{ points, reach },
    order: points.map((_, at) => at).sort((a, b) => points[a]!.x - points[b]!.x),
    x: scaleLinear([-reach.x, reach.x], [0, fieldOf.width]),
    y: scaleLinear([-reach.y, reach.y], [fieldOf.height, 0]),
  }
}

/** All points as one path of round dots: thousands of them are one element. */
export function dotsOf({ points, x, y }: Places): string {
  return points.map((point) => `M${x(point.x).toFixed(1)} ${y(point.y).toFixed(1)}h0`).join('')
}

/** Place in the order of the point nearest to a place in the picture; null where none is near. */
export function nearest({ points, order, x, y }: Places, left: number, top: number): number | null {
  let [best, least] = [-1, 12 ** 2]
  for (const [at, index] of order.entries()) {
    const distance = (x(points[index]!.x) - left) ** 2 + (y(points[index]!.y) - top) ** 2
    if (distance < least) [best, least] = [at, distance]
  }
  return best === -1 ? null : best
}
