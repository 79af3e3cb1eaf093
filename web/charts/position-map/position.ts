import { formatNumber } from '../../format.ts'
import { chartMessages } from '../messages.ts'
import { figureCell, type TableOf } from '../table.ts'

/** A company on the map; x and y are scores of 0 to 100. */
export interface Position {
  readonly key: string
  readonly name: string
  readonly x: number
  readonly y: number
  /** Market cap in any unit; null draws the smallest circle. */
  readonly size: number | null
  /** The company on screen, one in the comparison, or one of the rest. */
  readonly role: 'own' | 'compared' | 'peer'
}

export interface PositionMapInput {
  readonly positions: readonly Position[]
  readonly xName: string
  readonly yName: string
  /** Words for the corners: ahead on both, on y only, on neither, on x only. */
  readonly quadrants: {
    readonly both: string
    readonly yOnly: string
    readonly neither: string
    readonly xOnly: string
  }
}

export function median(values: readonly number[]): number | null {
  if (values.length === 0) return null
  const sorted = [...values].sort((one, other) => one - other)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** Where the quadrants meet. */
export function mediansOf(positions: readonly Position[]): { x: number | null; y: number | null } {
  return { x: median(positions.map(({ x }) => x)), y: median(positions.map(({ y }) => y)) }
}

/** Diameter in pixels, 4 to 18: the area follows the market cap, so the diameter follows its root. */
export function diameter(size: number | null, largest: number): number {
  if (size === null || largest <= 0) return 4
  return 4 + 14 * Math.sqrt(Math.max(0, size) / largest)
}

/** Own company, then those compared, then the rest from left to right. */
export function inOrder(positions: readonly Position[]): Position[] {
  const order = { own: 0, compared: 1, peer: 2 }
  return [...positions].sort((one, other) => order[one.role] - order[other.role] || one.x - other.x)
}

export function positionTable({ positions, xName, yName }: PositionMapInput, caption: string): TableOf {
  const m = chartMessages()
  const score = (value: number) => formatNumber(value, 1)
  return {
    caption,
    columns: [{ label: m.company }, { label: xName, isNumber: true }, { label: yName, isNumber: true }],
    rows: inOrder(positions).map(({ key, name, x, y }) => ({
      key,
      cells: [name, figureCell(x, score), figureCell(y, score)],
    })),
  }
}
