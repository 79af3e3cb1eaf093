import { searchBounds } from '#contract/search/condition.ts'
import { type Measure, measureOf, shownMeasure } from '#contract/search/measure.ts'
import { defaultColumns } from '#contract/search/searches.ts'
import { parseMeasure } from '#contract/search/text.ts'
import { categories } from '#methodology/scores/hierarchy.ts'
import { vendorKeys } from '../../../app/vendors.ts'
import type { MeasureKind, MeasureWords } from '../../../indicators/measures/measures.ts'
import type { SearchResult } from '../../use-searches.ts'

/** A column of the table. */
export interface TableColumn {
  /** As the address has it. */
  readonly text: string
  /** What it shows. */
  readonly measure: Measure
  readonly words: MeasureWords
  /** Of the difference of a score, the column that has the score itself: what is between two printed scores is their difference. */
  readonly base?: number
}

/** The columns of an answer, scores as it shows them. */
export function toColumns(
  { columns, display }: Pick<SearchResult, 'columns' | 'display'>,
  words: (measure: Measure) => MeasureWords,
): TableColumn[] {
  const measures = columns.map((text) => {
    const read = parseMeasure(text)
    return shownMeasure(read.kind === 'read' ? read.value : measureOf(text), display)
  })
  return columns.map((text, at) => {
    const measure = measures[at]!
    const base = baseOf(measure, measures)
    return { text, measure, words: words(measure), ...(base !== -1 && { base }) }
  })
}

function baseOf({ subject, aspect, year }: Measure, measures: readonly Measure[]): number {
  if (subject.kind !== 'score' || aspect !== 'difference') return -1
  return measures.findIndex((one) => one.subject.name === subject.name && one.aspect === 'value' && one.year === year)
}

/** Neighbours of one kind and year stand under one heading. */
export function headings(columns: readonly TableColumn[]) {
  const groups: { kind: MeasureKind; year: number | undefined; span: number; first: string }[] = []
  for (const { measure, words, text } of columns) {
    const last = groups.at(-1)
    const year = words.kind === 'indicator' ? measure.year : undefined
    if (last && last.kind === words.kind && last.year === year) last.span++
    else groups.push({ kind: words.kind, year, span: 1, first: text })
  }
  return groups
}

export interface SortKey {
  readonly by: string
  readonly isFalling: boolean
}

export function readSort(sort: string | undefined): SortKey[] {
  return (sort ?? '')
    .split(',')
    .filter((part) => part !== '')
    .map((part) => ({ by: part.replace(/^-/, ''), isFalling: part.startsWith('-') }))
}

export const printSort = (keys: readonly SortKey[]) =>
  keys.map(({ by, isFalling }) => `${isFalling ? '-' : ''}${by}`).join(',')

/**
 * The order after a press on a head: figures fall first, names and codes rise, then the other way, then the usual order again.
 *
 * @param isAdded whether the column joins the others instead of taking their place
 */
export function nextSort(keys: readonly SortKey[], by: string, isAdded: boolean): SortKey[] {
  const fallsFirst = by !== 'name' && by !== 'code'
  const old = keys.find((key) => key.by === by)
  const next = !old
    ? { by, isFalling: fallsFirst }
    : old.isFalling === fallsFirst
      ? { by, isFalling: !fallsFirst }
      : null
  const others = isAdded ? keys.filter((key) => key.by !== by) : []
  if (!next) return others
  const place = isAdded && old ? keys.indexOf(old) : others.length
  return others.toSpliced(place, 0, next).slice(0, searchBounds.sorts)
}

/** Columns that are often used together. */
export const presets = {
  usual: [...defaultColumns],
  levels: ['sustainability_score', ...categories],
  climate: ['climatechange', 'E-CC-001', 'E-CC-022', 'E-CC-001:change', 'E-CC-026', 'E-CC-030', 'E-CC-035', 'cdp'],
  people: ['s_score', 'labour_rights', 'diversity_s', 'S-DV-002', 'S-LR-006', 'S-LR-007', 'S-LR-021', 'S-LR-023'],
  board: ['g_score', 'board_meeting', 'G-BD-001', 'G-BD-002', 'G-BD-005', 'G-BD-006', 'G-BD-009'],
  get vendors(): readonly string[] {
    return ['sustainability_score', ...vendorKeys(), 'consensus']
  },
  finance: ['market_cap', 'F-PL-001', 'F-PL-002', 'F-RT-002', 'F-RT-003', 'F-MK-003', 'F-MK-004', 'F-HR-001'],
} as const satisfies Record<string, readonly string[]>
