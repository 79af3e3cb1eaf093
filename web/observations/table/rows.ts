import type { Indicator } from '#contract/market/indicators.ts'
import { type Cell, changeThreshold, type listObservations } from '#contract/market/observations.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import type { Boundary } from '#methodology/figures/boundary.ts'
import { monthsIn } from '#methodology/figures/period-months.ts'
import { taggedFrom } from '#methodology/panel/tagged.ts'

export type Observations = Output<typeof listObservations>

/** A figure as the table shows it: in a unit of its own where that is not its row's. */
export type ShownCell = Cell & { readonly unit?: string }

/** One line of the table: an indicator on one accounting basis. */
export interface Row {
  readonly indicator: Indicator
  readonly boundary: Boundary
  readonly part: string
  /** By year, in the table's order; null where nothing was disclosed. */
  readonly cells: readonly (ShownCell | null)[]
  /** Unit of the figures where they are shown as filed; the indicator's otherwise. */
  readonly unit?: string
  /** The row in the indicator's unit where its figures are shown as filed: changes are of these. */
  readonly harmonised?: Row
}

export interface Group {
  readonly large: string
  readonly middle: string
  readonly rows: readonly Row[]
}

export interface Choice {
  readonly view: 'held' | 'major' | 'all'
  /** `consolidated` prefers the group's figures and falls back to others where there are none. */
  readonly basis: 'all' | 'consolidated' | 'parent'
  readonly states: 'all' | 'disclosed' | 'tagged'
  readonly hasSubsidiaries: boolean
  readonly find: string
}

const order: readonly Boundary[] = [
  'consolidated',
  'parent',
  'parent-domestic',
  'consolidated-part',
  'parent-part',
  'other',
  'subsidiary',
]

/** The lines of the table, in the order of the classification. */
export function toRows(indicators: readonly Indicator[], { cells, years }: Observations, choice: Choice): Row[] {
  const visibleCells = cells.filter((cell) => isVisible(cell, choice))
  const byIndicator = Map.groupBy(visibleCells, (cell) => cell.indicator)
  const text = choice.find.normalize('NFKC').trim().toLowerCase()
  return indicators
    .filter((indicator) => fits(indicator, text))
    .flatMap((indicator) => rowsOf(indicator, byIndicator.get(indicator.sameAs ?? indicator.code) ?? [], years, choice))
}

function isVisible(cell: Cell, { basis, states, hasSubsidiaries }: Choice): boolean {
  if (states === 'disclosed' && cell.state === 'estimated') return false
  if (states === 'tagged' && (cell.state === 'estimated' || cell.state === 'read-from-text')) return false
  if (cell.boundary === 'subsidiary') return hasSubsidiaries
  return basis !== 'parent' || cell.boundary.startsWith('parent')
}

function fits({ code, nameJa, nameEn, elements }: Indicator, text: string): boolean {
  return text === '' || [code, nameJa, nameEn, ...elements].some((name) => name.toLowerCase().includes(text))
}

function rowsOf(indicator: Indicator, cells: readonly Cell[], years: readonly number[], choice: Choice): Row[] {
  const lines = [...Map.groupBy(cells, (cell) => `${cell.boundary}\n${cell.part}`).values()].sort(
    ([a], [b]) => order.indexOf(a!.boundary) - order.indexOf(b!.boundary) || (a!.part < b!.part ? -1 : 1),
  )
  const rows = lines.map((line) => ({
    indicator,
    boundary: line[0]!.boundary,
    part: line[0]!.part,
    cells: years.map((year) => line.find((cell) => cell.fiscalYear === year) ?? null),
  }))
  if (rows.some(({ boundary }) => boundary !== 'subsidiary')) {
    return choice.basis === 'consolidated' ? preferConsolidated(rows) : rows
  }
  const isListed = choice.view === 'all' || (choice.view === 'major' && indicator.isMajor)
  const empty = { indicator, boundary: indicator.boundary as Boundary, part: '', cells: years.map(() => null) }
  return isListed ? [empty, ...rows] : rows
}

function preferConsolidated(rows: Row[]): Row[] {
  const hasGroup = rows.some(({ boundary }) => boundary === 'consolidated')
  return hasGroup ? rows.filter(({ boundary }) => !boundary.startsWith('parent')) : rows
}

/** Rows under their headings. In the major view only major indicators stand. */
export function toGroups(rows: readonly Row[], { view }: Pick<Choice, 'view'>, category: string | undefined): Group[] {
  const visible = rows
    .filter(({ indicator }) => view !== 'major' || indicator.isMajor)
    .filter(({ indicator }) => category === undefined || indicator.middle === category)
  return [...Map.groupBy(visible, ({ indicator }) => `${indicator.large}\n${indicator.middle}`).values()].map(
    (group) => ({
      large: group[0]!.indicator.large,
      middle: group[0]!.indicator.middle,
      rows: group,
    }),
  )
}

interface Change {
  /** Newer ÷ older − 1; null when it cannot be computed (from zero, or across it). */
  readonly share: number | null
  readonly kind: 'up' | 'down' | 'small' | 'indeterminate'
  /** Position of the year that it is of, against the year before. */
  readonly at: number
  /** Months of the newer period and of the older, where they are not the same: the change is one of their lengths too. */
  readonly months?: readonly [number, number]
}

/** Change of the newest figure from the one of the year before; null when either is not there, indeterminate when either is doubted. */
export function changeOf({ cells, indicator }: Row): Change | null {
  const newest = cells.findLastIndex((cell) => cell?.value != null)
  const value = cells[newest]?.value
  const before = cells[newest - 1]?.value
  if (value == null || before == null || indicator.type === 'boolean') return null
  if (cells[newest]!.isUnderReview || cells[newest - 1]!.isUnderReview)
    return { share: null, kind: 'indeterminate', at: newest }
  if (before === 0 || Math.sign(before) !== Math.sign(value)) {
    return value === before
      ? { share: 0, kind: 'small', at: newest }
      : { share: null, kind: 'indeterminate', at: newest }
  }
  const share = (value - before) / Math.abs(before)
  const kind = Math.abs(share) <= changeThreshold ? 'small' : share > 0 ? 'up' : 'down'
  const months = [monthsIn(cells[newest]!.notes), monthsIn(cells[newest - 1]!.notes)] as const
  return { share, kind, at: newest, ...(months[0] !== months[1] && { months }) }
}

type AbsenceReason =
  | 'no-filing'
  | 'not-imported'
  | 'not-in-filing'
  | 'not-in-report'
  | 'not-tagged-2019'
  | 'not-tagged-2023'
  | 'not-stated'

/** What the report of a year does not state, read whole where it would; undefined where that cannot be said. */
export const silenceOf = (indicator: Indicator, fiscalYear: number, { notStated }: Observations) =>
  notStated.find((one) => one.indicator === (indicator.sameAs ?? indicator.code) && one.fiscalYear === fiscalYear)

/** Why there is nothing: never simply "missing". */
export function absenceOf(indicator: Indicator, fiscalYear: number, observations: Observations): AbsenceReason {
  if (silenceOf(indicator, fiscalYear, observations)) return 'not-stated'
  if (indicator.elements.length === 0) return 'not-in-report'
  const since = taggedFrom(indicator.sameAs ?? indicator.code)
  const end = periodEndOf(fiscalYear, observations)
  if (since !== null && end < since) return since < '2023' ? 'not-tagged-2019' : 'not-tagged-2023'
  if (!observations.reportedYears.includes(fiscalYear)) return 'no-filing'
  const isRead = observations.documents.some((document) => document.fiscalYear === fiscalYear && document.isRead)
  return isRead ? 'not-in-filing' : 'not-imported'
}

/** Last day of the period of that year's report; without one, the last that a period of the year can have. */
function periodEndOf(fiscalYear: number, observations: Observations): string {
  return reportedEnd(fiscalYear, observations) ?? `${fiscalYear + 1}-06-30`
}

function reportedEnd(fiscalYear: number, { documents }: Observations): string | undefined {
  const ends = documents.flatMap((document) => (document.fiscalYear === fiscalYear ? (document.periodEnd ?? []) : []))
  return ends.sort().at(-1)
}

/** Last day of a fiscal year, of its report or of its figures; undefined where neither tells. */
export function yearEnd(fiscalYear: number, observations: Observations): string | undefined {
  const reported = reportedEnd(fiscalYear, observations)
  return reported ?? observations.cells.find((cell) => cell.fiscalYear === fiscalYear)?.periodEnd
}
