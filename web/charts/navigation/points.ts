/** One thing in a chart that can be walked to, pointed at and opened. */
export interface ChartPoint {
  readonly key: string
  /** Its text for screen readers: name, figure, comparison. */
  readonly text: string
  /** Where it stands, in the units of the axes: x and y, or radius and angle. */
  readonly at: readonly [number, number]
  /** Series it belongs to; up and down go from one to the next. */
  readonly row?: string
  /** False for what explains itself, such as a forecast: it is read but not opened. */
  readonly opens?: boolean
}

export interface Pixel {
  readonly x: number
  readonly y: number
}

/** The place nearest to a pixel, if one is within reach. */
export function nearest(places: readonly (Pixel | undefined)[], { x, y }: Pixel, reach: number): number | undefined {
  let nearestIndex: number | undefined
  let min = reach ** 2
  places.forEach((place, index) => {
    if (!place) return
    const distance = (place.x - x) ** 2 + (place.y - y) ** 2
    if (distance > min) return
    min = distance
    nearestIndex = index
  })
  return nearestIndex
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }
const turns: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * Where a key leads from a point; undefined where the key means nothing here. Left and right stay in the row,
 * up and down go to the nearest point of the next row; with one row they do as left and right.
 */
export function nextPoint(points: readonly ChartPoint[], from: number | undefined, key: string): number | undefined {
  if (points.length === 0) return undefined
  if (key === 'Home') return 0
  if (key === 'End') return points.length - 1
  const rows = [...new Set(points.map(({ row }) => row))]
  const step = steps[key] ?? (rows.length === 1 ? turns[key] : undefined)
  if (step !== undefined) return from === undefined ? 0 : withinRow(points, from, step)
  const turn = turns[key]
  if (turn === undefined) return undefined
  if (from === undefined) return 0
  const next = rows[rows.indexOf(points[from]!.row) + turn]
  return next === undefined ? from : closest(points, points[from]!, next)
}

function withinRow(points: readonly ChartPoint[], from: number, step: number): number {
  const { row } = points[from]!
  let to = from + step
  while (points[to] && points[to]!.row !== row) to += step
  return points[to] ? to : from
}

function closest(points: readonly ChartPoint[], to: ChartPoint, row: string): number {
  let best = 0
  let min = Number.POSITIVE_INFINITY
  points.forEach((point, index) => {
    const distance = Math.abs(point.at[0] - to.at[0]) + Math.abs(point.at[1] - to.at[1]) * 1e-3
    if (point.row !== row || distance >= min) return
    min = distance
    best = index
  })
  return best
}
