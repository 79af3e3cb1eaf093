export interface Rect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/**
 * Rectangles whose areas are as the weights, in the order of the input, as square as can be.
 * Source: Bruls, Huizing, van Wijk, Squarified Treemaps (2000).
 */
export function squarify(weights: readonly number[], room: Rect): Rect[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (total <= 0 || room.width <= 0 || room.height <= 0) return weights.map(() => ({ ...room, width: 0, height: 0 }))
  const areas = weights.map((weight) => (weight / total) * room.width * room.height)
  const placed: Rect[] = []
  let left = room
  let row: number[] = []
  for (const area of areas) {
    const side = Math.min(left.width, left.height)
    if (row.length > 0 && worst([...row, area], side) > worst(row, side)) {
      left = layRow(row, left, placed)
      row = []
    }
    row.push(area)
  }
  if (row.length > 0) layRow(row, left, placed)
  return placed
}

/** How far the least square of a row is from a square. */
function worst(row: readonly number[], side: number): number {
  const sum = row.reduce((total, area) => total + area, 0)
  return Math.max(...row.map((area) => Math.max((side ** 2 * area) / sum ** 2, sum ** 2 / (side ** 2 * area))))
}

/** Lays a row along the shorter side; gives what is left. */
function layRow(row: readonly number[], left: Rect, placed: Rect[]): Rect {
  const sum = row.reduce((total, area) => total + area, 0)
  const isUpright = left.width >= left.height
  const thickness = sum / (isUpright ? left.height : left.width)
  let at = isUpright ? left.y : left.x
  for (const area of row) {
    const length = area / thickness
    placed.push(
      isUpright
        ? { x: left.x, y: at, width: thickness, height: length }
        : { x: at, y: left.y, width: length, height: thickness },
    )
    at += length
  }
  return isUpright
    ? { ...left, x: left.x + thickness, width: left.width - thickness }
    : { ...left, y: left.y + thickness, height: left.height - thickness }
}
