import type { UnlikeMonths } from '../market/unlike-periods.ts'
import type { DownloadPlan } from '../wire/download-count.ts'
import type { SheetCell } from '../wire/spreadsheet.ts'
import type { Measure } from './measure.ts'
import type { FoundCompany, SearchCell } from './searches.ts'

/** A column of a table that leaves the product. */
export interface SheetHead {
  readonly name: string
  /** As the API calls it, `sustainability_score:change@2020-2024`. */
  readonly code: string
  readonly unit: string
  /** Fiscal year; null for figures of a day. */
  readonly year: number | null
  /** What a figure is divided by, 0.01 for those that the API has as shares and readers know in per cent. */
  readonly scale: number
}

export interface SheetWords {
  /** Heads of the columns that say who it is. */
  readonly company: readonly [ticker: string, nameJa: string, nameEn: string]
  /** What the columns behind the figures are. */
  readonly programs: readonly [isin: string, id: string]
  /** Heads of the notes on the columns. */
  readonly notes: readonly [column: string, name: string, unit: string, year: string]
  /** Name of the column that says what a figure is. */
  readonly state: (name: string) => string
  readonly states: Readonly<Record<SearchCell['state'], string>>
  /** What a scandal level rests on, where no source of news judged. */
  readonly news: Readonly<Record<NonNullable<SearchCell['news']>, string>>
  /** What stands beside a change between years that are not equally long. */
  readonly periods: (...months: UnlikeMonths) => string
}

interface Sheet {
  readonly heads: readonly SheetHead[]
  readonly rows: readonly (Pick<FoundCompany, 'id' | 'ticker' | 'nameJa' | 'nameEn'> & {
    /** Null where unknown; a file alone has it. */
    readonly isin?: string | null
    readonly cells: readonly SearchCell[]
  })[]
  readonly words: SheetWords
  /** Whether every column is followed by one that says what its figures are; else only those with estimates. */
  readonly hasStates: boolean
  /** What stands above the companies: a file has codes, and what they mean in comments before them; the clipboard has names. */
  readonly heading: 'codes' | 'names'
}

/**
 * A result of a search as rows for a spreadsheet: one row of heads, then a company in each row.
 *
 * A file is read by programs: its heads are codes. Names, units and years stand before it in lines that begin with `#`, which
 * programs skip and people read.
 *
 * Numbers are numbers; what is not disclosed is empty, what does not apply is `n/a`, what is outside the contract says so, and an
 * estimate, a figure read from text, and a change between years that are not equally long, are marked in a column beside it.
 */
export function sheetRows({ heads, rows, words, hasStates, heading }: Sheet): SheetCell[][] {
  const isMarked = heads.map(
    (_, column) =>
      hasStates ||
      rows.some(({ cells }) => {
        const { state, news, months } = cells[column]!
        return isRemarkable(state) || news === 'by-text' || months !== undefined
      }),
  )
  const across = (of: (head: SheetHead) => SheetCell, beside: (head: SheetHead) => SheetCell) =>
    heads.flatMap((head, column) => (isMarked[column] ? [of(head), beside(head)] : [of(head)]))
  const stateOf = ({ state, news, months }: SearchCell) => {
    if (months) return words.periods(...months)
    if (news) return words.news[news]
    return hasStates || isRemarkable(state) ? words.states[state] : null
  }
  const isFile = heading === 'codes'
  const codes = [
    ...companyKeys,
    ...across(
      ({ code }) => code,
      ({ code }) => `${code}:state`,
    ),
    ...programKeys,
  ]
  const names = [
    ...words.company,
    ...across(
      ({ name }) => name,
      ({ name }) => words.state(name),
    ),
  ]
  return [
    ...(isFile ? [...notesOn({ heads, words }), codes] : [names]),
    ...rows.map(({ id, isin = null, ticker, nameJa, nameEn, cells }) => [
      ticker,
      nameJa,
      nameEn,
      ...heads.flatMap(({ scale }, column) => {
        const cell = cells[column]!
        const cellValue = cellOf(cell, scale, words)
        return isMarked[column] ? [cellValue, stateOf(cell)] : [cellValue]
      }),
      ...(isFile ? [isin, id] : []),
    ]),
  ]
}

/** What a reader of a file has to know of a figure though it did not ask for states. */
const isRemarkable = (state: SearchCell['state']) => state === 'estimated' || state === 'read-from-text'

function cellOf(
  { state, value, text, news }: SearchCell,
  scale: number,
  { states, news: words }: SheetWords,
): SheetCell {
  if (state === 'locked' || state === 'not-applicable') return states[state]
  if (text !== null) return text
  if (value === null && news) return words[news]
  return value === null ? null : Number((value / scale).toPrecision(12))
}

/** Keys of the columns that say who it is, as `words.company` names them. */
const companyKeys = ['ticker', 'name_ja', 'name_en'] as const

/** What programs tell companies by, behind the figures of a file. */
const programKeys = ['isin', 'company_id'] as const

/** What each column of a file is, a line each: its key, name, unit and year. */
function notesOn({ heads, words }: Pick<Sheet, 'heads' | 'words'>): SheetCell[][] {
  const [column, ...rest] = words.notes
  return [
    [`# ${column}`, ...rest],
    ...companyKeys.map((key, index) => [`# ${key}`, words.company[index]!]),
    ...heads.map(({ code, name, unit, year }) => [`# ${code}`, name, unit || null, year]),
    ...programKeys.map((key, index) => [`# ${key}`, words.programs[index]!]),
  ]
}

/**
 * What a download of these columns is counted by. Each company counts once for each year that its figures are of: what is derived
 * from them (a change, a rank, a percentile) is no item of its own, and its earlier year is not handed out.
 */
export function planOf(measures: readonly Measure[], companies: number, year: number | null): DownloadPlan {
  const years = new Set(measures.flatMap((measure) => measure.year ?? year ?? []))
  const items = new Set(measures.map(({ subject }) => subject.name))
  return { companies, years: Math.max(1, years.size), items: Math.max(1, items.size) }
}
