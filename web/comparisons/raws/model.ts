import type { ComparedRow, Comparison } from '#contract/comparisons/comparison.ts'
import { defaultFigures } from '#contract/comparisons/comparison.ts'
import type { Indicator } from '#contract/market/indicators.ts'
import { formatCalendarYear, formatNumber, formatSignificant, sharedDecimals } from '../../format.ts'
import { language } from '../../i18n/language.ts'
import { unitWords } from '../../indicators/units.ts'
import { rawMessages } from '../../observations/messages.ts'
import { scoreName } from '../../scoring/score-messages.ts'

/** Most rows of one comparison, and most that are charted. */
export const rowLimits = { rows: 60, charted: 5 } as const

/** Items of the address in their order, each once; the usual five when it names none. */
export function rowNames(items: string | undefined): string[] {
  const chosen = (items ?? '').split(',').filter((item) => /^[\w-]{2,40}$/.test(item))
  return chosen.length > 0 ? [...new Set(chosen)].slice(0, rowLimits.rows) : [...defaultFigures]
}

/** Which of the rows are charted: those of the address that are there, else the first five. */
export function chartedOf(charted: string | undefined, rows: readonly string[]): string[] {
  const chosen = (charted ?? '').split(',').filter((code) => rows.includes(code))
  return (charted === undefined ? rows : chosen).slice(0, rowLimits.charted)
}

/** A row of the comparison as a reader sees it. */
export interface FigureRow {
  readonly row: ComparedRow
  readonly name: string
  readonly unit: string
  /** A figure as fine as the row is; null reads as a dash. */
  readonly text: (value: number | null, vendorText?: string | null) => string
  /** A mean or median, which reads alike beside companies and as an industry's own figure, whatever the row holds. */
  readonly reference: (value: number | null) => string
  /** As it is drawn and compared: scores in points. */
  readonly number: (value: number | null) => number | null
}

interface Names {
  readonly indicators: ReadonlyMap<string, Indicator> | undefined
  readonly vendors: ReadonlyMap<string, { readonly nameJa: string; readonly nameEn: string }>
}

export function figureRows({ rows, units }: Pick<Comparison, 'rows' | 'units'>, names: Names): FigureRow[] {
  return rows.map((row) => {
    const { text, number } = textsOf(row)
    const reference = referenceOf(row) ?? text
    return { row, ...headOf(row, names), text: units === 'industries' ? reference : text, reference, number }
  })
}

function headOf({ kind, code, unit }: ComparedRow, { indicators, vendors }: Names): { name: string; unit: string } {
  if (kind === 'score') return { name: scoreName(code), unit: unitWords('points') }
  const named = kind === 'vendor' ? vendors.get(code) : indicators?.get(code)
  const name = named && (language() === 'ja' ? named.nameJa : named.nameEn)
  return { name: name ?? code, unit: unitWords(unit) }
}

function textsOf(row: ComparedRow): Pick<FigureRow, 'text' | 'number'> {
  if (row.kind === 'vendor') return { text: (_, text) => text ?? '—', number: (value) => value }
  if (row.kind === 'score') {
    return {
      text: (value) => (value === null ? '—' : formatNumber(value * 100, 1)),
      number: (value) => (value === null ? null : value * 100),
    }
  }
  const values = row.years.flatMap((year) => year.values.filter((value) => value !== null))
  const decimals = Math.max(row.unit === '%' ? 1 : 0, sharedDecimals(values))
  const text = (value: number): string => {
    if (row.isBoolean) return value === 1 ? rawMessages().yes : rawMessages().no
    if (row.unit === 'year') return formatCalendarYear(value)
    return decimals > 2 ? formatSignificant(value) : formatNumber(value, decimals)
  }
  return { text: (value) => (value === null ? '—' : text(value)), number: (value) => value }
}

/** How a mean of the row reads where it is an amount; null where it reads as any figure of the row does. */
function referenceOf({ kind, isBoolean, unit }: ComparedRow): FigureRow['reference'] | null {
  if (kind !== 'indicator' || isBoolean || unit === 'year') return null
  return (value) => {
    if (value === null) return '—'
    return unit === '%' && Math.abs(value) >= 1 ? formatNumber(value, 1) : formatSignificant(value)
  }
}

/** Half a year, in months. */
const halfYear = 6

/** Months from July to the end of a fiscal year, which for one year lies between the July of it and the June after. */
const monthOf = (yearEnd: string): number => {
  const month = Number(yearEnd.slice(0, 2))
  return month >= 7 ? month - 7 : month + 5
}

/** Positions of companies whose year ends more than half a year from that of most. */
export function farYearEnds(companies: Comparison['companies']): ReadonlySet<number> {
  const ends = companies.flatMap(({ fiscalYearEnd }) => (fiscalYearEnd ? [monthOf(fiscalYearEnd)] : []))
  const counts = Map.groupBy(ends, (month) => month)
  const usual = [...counts].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0]
  if (usual === undefined) return new Set()
  return new Set(
    companies.flatMap(({ fiscalYearEnd }, at) =>
      fiscalYearEnd && Math.abs(monthOf(fiscalYearEnd) - usual) > halfYear ? [at] : [],
    ),
  )
}
