import { contours } from 'd3-contour'
import type { Pixel } from '../navigation/points.ts'

/** Where dots crowd: the densest part of a map that so many of them lie in. */
interface DensityArea {
  /** Of all dots, 0 to 1. */
  readonly share: number
  /** Outlines as the path of an SVG, in pixels; holes run the other way round. */
  readonly path: string
}

interface Frame {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Shares that are shaded, the widest area first. */
export const densityShares = [0.75, 0.5, 0.25] as const
/** Pixels of a cell in which dots are counted. */
const cell = 4
/** Cells over which a dot is spread to each side, three times. */
const reach = 3

/** The areas that hold the densest three quarters, half and quarter of dots, counted in pixels: as dense as it looks. */
export function densityAreas(dots: readonly Pixel[], frame: Frame): DensityArea[] {
  const size: Size = [Math.ceil(frame.width / cell), Math.ceil(frame.height / cell)]
  const cells = dots.flatMap((dot) => cellOf(dot, frame, size) ?? [])
  if (cells.length === 0) return []
  const grid = spread(countedIn(cells, size), size)
  const sorted = cells.map((at) => grid[at]!).sort((a, b) => b - a)
  const areaAt = contours().size([...size])
  return densityShares.map((share) => {
    const min = sorted[Math.ceil(sorted.length * share) - 1]!
    return { share, path: pathOf(areaAt.contour([...grid], min).coordinates, frame) }
  })
}

type Size = readonly [across: number, down: number]

function cellOf({ x, y }: Pixel, { left, top }: Frame, [across, down]: Size): number | undefined {
  const [column, row] = [Math.floor((x - left) / cell), Math.floor((y - top) / cell)]
  return column < 0 || row < 0 || column >= across || row >= down ? undefined : row * across + column
}

function countedIn(cells: readonly number[], [across, down]: Size): Float64Array {
  const grid = new Float64Array(across * down)
  for (const at of cells) grid[at]!++
  return grid
}

/** Means of neighbors, three times in each direction: nearly a normal distribution around each dot. */
function spread(grid: Float64Array, [across, down]: Size): Float64Array {
  let now = grid
  for (let time = 0; time < 3; time++) {
    now = means(now, { lines: down, length: across, line: across, step: 1 })
    now = means(now, { lines: across, length: down, line: 1, step: across })
  }
  return now
}

interface Lines {
  readonly lines: number
  readonly length: number
  /** From line to line, and from cell to cell of one. */
  readonly line: number
  readonly step: number
}

function means(grid: Float64Array, { lines, length, line, step }: Lines): Float64Array {
  const next = new Float64Array(grid.length)
  for (let each = 0; each < lines; each++) {
    let sum = 0
    for (let at = -reach; at < length; at++) {
      if (at + reach < length) sum += grid[each * line + (at + reach) * step]!
      if (at - reach - 1 >= 0) sum -= grid[each * line + (at - reach - 1) * step]!
      if (at >= 0) next[each * line + at * step] = sum / (2 * reach + 1)
    }
  }
  return next
}

function pathOf(areas: readonly (readonly (readonly (readonly number[])[])[])[], { left, top }: Frame): string {
  const point = ([x = 0, y = 0]: readonly number[]) => `${(left + x * cell).toFixed(1)} ${(top + y * cell).toFixed(1)}`
  return areas.flatMap((rings) => rings.map((ring) => `M${ring.map(point).join('L')}Z`)).join('')
}
