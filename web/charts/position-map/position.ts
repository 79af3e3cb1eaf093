import { median } from '#methodology/statistics/quantiles.ts'
import { formatNumber } from '../../format.ts'
import { figureCell, type TableOf } from '../figure/table.ts'
import { chartMessages } from '../messages.ts'

/** A company on the map; x and y are scores of 0 to 100 unless the map has scales of its own. */
export interface Position {
  readonly key: string
  readonly name: string
  readonly x: number
  readonly y: number
  /** Market cap in any unit; null draws the smallest circle. */
  readonly size: number | null
  /** Of scores: what share of each axis rests on disclosed figures, 0 to 100. */
  readonly coverages?: readonly [x: number, y: number]
  /** Where its scores may lie on each axis; null for one without an interval. */
  readonly intervals?: readonly [x: readonly [number, number] | null, y: readonly [number, number] | null]
  /** The company on screen, one in the comparison, or one of the rest. */
  readonly role: 'own' | 'compared' | 'peer'
}

/** How one axis is drawn and its figures are written. */
export interface MapScale {
  readonly min: number
  readonly max: number
  /** From mark to mark of an even scale. */
  readonly step?: number
  readonly isLog: boolean
  /** A company's figure. */
  readonly text: (value: number) => string
  /** A figure at the axis. */
  readonly tick: (value: number) => string
}

export interface PositionMapInput {
  readonly positions: readonly Position[]
  readonly xName: string
  readonly yName: string
  /** What stands at the axes, line by line, where that is more than the names. */
  readonly axisNames?: { readonly x: readonly string[]; readonly y: readonly string[] }
  /** Scores of 0 to 100 when left out. */
  readonly scales?: { readonly x: MapScale; readonly y: MapScale }
  /** Of the group that is compared with; of the companies on the map when left out. */
  readonly medians?: { readonly x: number | null; readonly y: number | null }
  /** Keys of companies that have been picked: named like those compared. */
  readonly picked?: ReadonlySet<string>
  /** Words for the corners: ahead on both, on y only, on neither, on x only. */
  readonly quadrants: {
    readonly both: string
    readonly yOnly: string
    readonly neither: string
    readonly xOnly: string
  }
}

/** Where the quadrants meet. */
export function mediansOf(positions: readonly Position[]): { x: number | null; y: number | null } {
  return { x: median(positions.map(({ x }) => x)), y: median(positions.map(({ y }) => y)) }
}

const score = (value: number) => formatNumber(value, 1)

/** How figures of both axes are written. */
export function textsOf({ scales }: PositionMapInput): { x: MapScale['text']; y: MapScale['text'] } {
  return scales ? { x: scales.x.text, y: scales.y.text } : { x: score, y: score }
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

export function positionTable(input: PositionMapInput, caption: string): TableOf {
  const m = chartMessages()
  const { positions, xName, yName } = input
  const text = textsOf(input)
  const percent = (value: number) => `${formatNumber(value)}%`
  const hasCoverages = positions.some(({ coverages }) => coverages)
  return {
    caption,
    rowsAre: 'companies',
    columns: [
      { label: m.company },
      ...[xName, yName, ...(hasCoverages ? [m.disclosedOf(xName), m.disclosedOf(yName)] : [])].map((label) => ({
        label,
        isNumber: true,
      })),
    ],
    rows: inOrder(positions).map(({ key, name, x, y, coverages }) => ({
      key,
      cells: [
        name,
        figureCell(x, text.x),
        figureCell(y, text.y),
        ...(hasCoverages ? [0, 1].map((axis) => figureCell(coverages?.[axis] ?? null, percent)) : []),
      ],
    })),
  }
}
