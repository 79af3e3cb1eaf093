import { formatNumber } from '../../format.ts'
import type { Band } from '../Band.tsx'
import { figureCell, type TableOf } from '../figure/table.ts'
import { chartMessages } from '../messages.ts'

/** One theme of a profile; all figures 0 to 100, null where there is none. */
export interface ProfileAxis {
  readonly key: string
  readonly name: string
  readonly own: number | null
  readonly average: number | null
  /** One more company in the same picture. */
  readonly other?: number | null
  /** Where the middle 60 % of the industry stand. */
  readonly middle?: readonly [number, number] | null
  readonly best?: number | null
  readonly band: Band
  readonly rank: number | null
}

const score = (value: number) => formatNumber(value, 1)

/** The same profile in rows and columns. */
export function profileTable(axes: readonly ProfileAxis[], caption: string): TableOf {
  const m = chartMessages()
  const numbers = [m.score, m.average, m.best, m.rank].map((label) => ({ label, isNumber: true }))
  return {
    caption,
    columns: [{ label: m.axis }, { label: m.bandHead }, ...numbers],
    rows: axes.map(({ key, name, own, average, best, band, rank }) => ({
      key,
      cells: [
        name,
        m.band[band],
        figureCell(own, score),
        figureCell(average, score),
        figureCell(best ?? null, score),
        figureCell(rank, String),
      ],
    })),
  }
}
