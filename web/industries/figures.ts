import { type Cell, figureCell } from '../charts/figure/table.ts'
import { formatNumber, formatPoints, formatScore, formatShare } from '../format.ts'
import { language } from '../i18n/language.ts'

/** How the figures of these screens read, and a dash for what is missing. */
export const scoreText = (value: number | null) => (value === null ? '—' : formatScore(value))
export const pointsText = (value: number | null) => (value === null ? '—' : formatPoints(value * 100))
export const shareText = (value: number | null) => (value === null ? '—' : formatShare(value))
/** Million yen in units of 100 million. */
export const sizeText = (million: number | null) => (million === null ? '—' : formatNumber(million / 100))

export const percent = (value: number | null) => (value === null ? null : value * 100)

/** The same as cells of a table, in points of 0 to 100. */
export const scoreCell = (value: number | null): Cell => figureCell(percent(value), (of) => formatNumber(of, 1))
export const pointsCell = (value: number | null): Cell => figureCell(percent(value), formatPoints)
export const shareCell = (value: number | null): Cell => figureCell(percent(value), (of) => `${formatNumber(of, 1)}%`)
export const countCell = (value: number | null): Cell => figureCell(value, (of) => formatNumber(of))

/** A name in the reader's language. */
export const nameOf = ({ nameJa, nameEn }: { readonly nameJa: string; readonly nameEn: string | null }) =>
  language() === 'ja' ? nameJa : (nameEn ?? nameJa)
