import { area, line } from 'd3-shape'

/** Pixels of a point; null where there is none. */
type PathPoint = readonly [x: number, y: number | null]

const lines = line<PathPoint>(
  ([x]) => x,
  ([, y]) => y!,
)
  .defined(([, y]) => y !== null)
  .digits(1)

/** A line through points, in pieces where one is missing. A point between two gaps shows only where its ends are round. */
export const linePath = (points: readonly PathPoint[]): string => lines(points) ?? ''

/** Pixels of both edges of a band. */
type BandPoint = readonly [x: number, low: number, high: number]

const areas = area<BandPoint>(
  ([x]) => x,
  ([, low]) => low,
  ([, , high]) => high,
).digits(1)

export const bandPath = (points: readonly BandPoint[]): string => areas(points) ?? ''
