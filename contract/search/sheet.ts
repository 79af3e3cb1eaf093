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
  readonly unit: string
  readonly year: string
  /** Head of the column that says what a figure is. */
  readonly state: (name: string) => string
  readonly states: Readonly<Record<SearchCell['state'], string>>
  /** What a scandal level rests on, where no source of news judged. */
  readonly news: Readonly<Record<NonNullable<SearchCell['news']>, string>>
}

interface Sheet {
  readonly heads: readonly SheetHead[]
  readonly rows: readonly (Pick<FoundCompany, 'ticker' | 'nameJa' | 'nameEn'> & {
    readonly cells: readonly SearchCell[]
  })[]
  readonly words: SheetWords
  /** Whether every column is followed by one that says what its figures are; else only those with estimates. */
  readonly hasStates: boolean
  /** Whether units and years stand below names and codes. */
  readonly hasUnits: boolean
}

/**
 * A result of a search as rows for a spreadsheet: names, codes, units and years of the columns, then a company in each row.
 *
 * Numbers are numbers; what is not disclosed is empty, what does not apply is `n/a`, what is outside the contract says so, and an
 * estimate is marked in a column beside it.
 */
export function sheetRows({ heads, rows, words, hasStates, hasUnits }: Sheet): SheetCell[][] {
  const isMarked = heads.map(
    (_, column) =>
      hasStates || rows.some(({ cells }) => cells[column]!.state === 'estimated' || cells[column]!.news === 'by-title'),
  )
  const across = (of: (head: SheetHead) => SheetCell, beside: (head: SheetHead) => SheetCell) =>
    heads.flatMap((head, column) => (isMarked[column] ? [of(head), beside(head)] : [of(head)]))
  const none = () => null
  const stateOf = (state: SearchCell['state']) => (hasStates || state === 'estimated' ? words.states[state] : null)
  return [
    [
      ...words.company,
      ...across(
        ({ name }) => name,
        ({ name }) => words.state(name),
      ),
    ],
    [
      'ticker',
      'name_ja',
      'name_en',
      ...across(
        ({ code }) => code,
        ({ code }) => `${code}:state`,
      ),
    ],
    ...(hasUnits
      ? [
          [words.unit, null, null, ...across(({ unit }) => unit || null, none)],
          [words.year, null, null, ...across(({ year }) => year, none)],
        ]
      : []),
    ...rows.map(({ ticker, nameJa, nameEn, cells }) => [
      ticker,
      nameJa,
      nameEn,
      ...heads.flatMap(({ scale }, column) => {
        const cell = cells[column]!
        const shown = cellOf(cell, scale, words)
        return isMarked[column] ? [shown, cell.news ? words.news[cell.news] : stateOf(cell.state)] : [shown]
      }),
    ]),
  ]
}

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

/** Fiscal years that some columns speak of, at least one: what a download is counted by. */
export function yearsOf(measures: readonly Measure[], year: number | null): number {
  const years = measures.flatMap((measure) => {
    const last = measure.year ?? year
    if (last === null) return []
    const isBetween = measure.aspect === 'change' || measure.aspect === 'difference'
    return isBetween ? [last, measure.from ?? last - 1] : [last]
  })
  return Math.max(1, new Set(years).size)
}
