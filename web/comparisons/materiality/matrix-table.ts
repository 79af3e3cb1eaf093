import type { Comparison } from '#contract/comparisons/comparison.ts'
import type { Indicator } from '#contract/market/indicators.ts'
import { formatNumber, formatShare, formatSignificant } from '../../format.ts'
import { language } from '../../i18n/language.ts'
import { barsOf, type MatrixCell, type MatrixLine, type MatrixTable, marksOf } from '../matrix/matrix.ts'
import { materialityMessages } from './messages.ts'
import { type Item, mainIndustry, type Subject } from './model.ts'

interface Input {
  readonly caption: string
  readonly comparison: Comparison
  readonly items: readonly Item[]
  readonly subjects: readonly Subject[]
  /** Positions of the subjects in the order in which they stand. */
  readonly order: readonly number[]
  readonly five: readonly number[]
  readonly pinned: ReadonlySet<string>
  readonly year: number
  readonly unfolded: ReadonlySet<string>
  readonly toggle: (category: string) => void
  /** Indicators of the categories that are unfolded, by category. */
  readonly indicators: ReadonlyMap<string, readonly Indicator[]>
  readonly averageName: string | null
}

interface Row {
  readonly line: MatrixLine
  readonly cells: readonly MatrixCell[]
  readonly references: readonly MatrixCell[]
  readonly code: string
}

/** Scores as rows, with the indicators of a category below it; companies and references as columns. */
export function matrixOf(input: Input): MatrixTable & { readonly codes: readonly string[] } {
  const m = materialityMessages()
  const { subjects, order, five, pinned, averageName } = input
  const rows = input.items.flatMap((item) => [
    itemRow(input, item),
    ...(input.unfolded.has(item.code)
      ? (input.indicators.get(item.code) ?? []).flatMap((indicator) => indicatorRow(input, indicator))
      : []),
  ])
  const references: MatrixLine[] = [
    ...(averageName === null ? [] : [{ key: 'average', name: m.average(averageName), kind: 'reference' as const }]),
    { key: 'median', name: m.median, kind: 'reference' },
  ]
  const companies: MatrixLine[] = order.map((at) => ({
    key: subjects[at]!.key,
    name: subjects[at]!.name,
    lang: subjects[at]!.lang,
    ...(five.includes(at) && { place: five.indexOf(at) }),
    ...(pinned.has(subjects[at]!.key) && { kind: 'pinned' as const }),
  }))
  return {
    caption: input.caption,
    corner: m.item,
    rows: rows.map(({ line }) => line),
    columns: [...references, ...companies],
    codes: rows.map(({ code }) => code),
    cell: (row, column) =>
      column < references.length
        ? rows[row]!.references[references.length === 1 ? column + 1 : column]!
        : rows[row]!.cells[order[column - references.length]!]!,
  }
}

function itemRow({ subjects, unfolded, toggle }: Input, item: Item): Row {
  const m = materialityMessages()
  const bars = barsOf(item.values)
  const marks = marksOf(item.values, 'higher_better')
  const reference = (value: number | null): MatrixCell => ({
    text: value === null ? '—' : formatNumber(value, 1),
    state: value === null ? 'none' : 'computed',
    isOpen: false,
  })
  return {
    code: item.code,
    line: {
      key: item.code,
      name: item.name,
      level: item.level,
      isStrong: item.level < 2,
      ...(item.weight !== null && item.level > 0 && { detail: m.weight(formatShare(item.weight)) }),
      ...(item.level === 2 && {
        fold: { isOpen: unfolded.has(item.code), toggle: () => toggle(item.code) },
      }),
    },
    cells: item.values.map((value, at) => ({
      text: value === null ? '—' : formatNumber(value, 1),
      state: value === null ? 'none' : 'computed',
      bar: bars[at]!,
      mark: marks[at],
      note: noteOf(item, at),
      isOpen: subjects[at]!.id !== null,
    })),
    references: [reference(item.average), reference(item.market.median)],
  }
}

/** Rank and coverage of a score, in words. */
export function noteOf(item: Item, at: number): string {
  const m = materialityMessages()
  const rank = item.ranks[at]
  const coverage = item.coverages[at]
  return [
    rank && rank[0] > 0 ? m.rank(formatNumber(rank[0]), formatNumber(rank[1])) : '',
    coverage == null ? '' : m.coverage(formatShare(coverage)),
  ]
    .filter(Boolean)
    .join(' · ')
}

function indicatorRow({ comparison, subjects, year }: Input, indicator: Indicator): Row[] {
  const row = comparison.rows.find(({ code }) => code === indicator.code)
  if (!row) return []
  const now = row.years[year]!
  // The column bears the name of the main industry, whichever company stands first.
  const main = mainIndustry(comparison)
  const bars = barsOf(now.values)
  const marks = marksOf(now.values, row.direction)
  const text = (value: number | null) => (value === null ? '—' : figureText(value, row.isBoolean))
  const reference = (value: number | null): MatrixCell => ({
    text: text(value === null || row.isBoolean ? null : value),
    state: value === null ? 'none' : 'computed',
    isOpen: false,
  })
  return [
    {
      code: indicator.code,
      line: {
        key: indicator.code,
        name: language() === 'ja' ? indicator.nameJa : indicator.nameEn,
        detail: indicator.unit,
        level: 3,
      },
      cells: now.values.map((value, at) => ({
        text: text(value),
        state: now.states[at]!,
        bar: row.isBoolean ? null : bars[at]!,
        mark: marks[at],
        isOpen: subjects[at]!.id !== null,
      })),
      references: [reference(main === null ? null : (now.averages[main] ?? null)), reference(now.market.median)],
    },
  ]
}

/** A figure of an indicator: a yes or no as a circle or cross, an amount with four significant digits. */
function figureText(value: number, isBoolean: boolean): string {
  if (isBoolean) return value === 1 ? '○' : '×'
  return formatSignificant(value)
}
