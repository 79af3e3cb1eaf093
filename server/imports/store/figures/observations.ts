import type { Insertable } from 'kysely'
import { givesWay, intervalOf } from '#methodology/figures/fiscal-year.ts'
import type { Db } from '#server/db/database.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Figure } from '../../edinet-annual-report/figure-records.ts'
import type { Rejection } from '../../rejections.ts'
import { RowFates } from '../row-fates.ts'
import type { Tally } from '../tally.ts'

interface Origin {
  readonly companyId: number
  readonly documentId: number
  readonly importId: number
  /** Day since which the figures are publicly known. */
  readonly knownFrom: string
  /** Whether the document was read before, from this file or from its other form. */
  readonly isReread?: boolean
}

interface Vintage {
  readonly document_id: number
  readonly fiscal_year: number
  readonly part: string
  readonly period_start: string
  readonly period_end: string
  readonly known_from: string
  readonly value: number | null
  readonly state: string
  readonly notes: readonly string[] | null
}

const fallback = 'fallback-element'

/** Add figures as new vintages where they say something new; a figure already held just so adds nothing. */
export async function saveFigures(
  db: Db,
  figures: readonly Figure[],
  origin: Origin,
  tally: Tally,
  rejected: readonly Rejection[],
): Promise<void> {
  const [numbers, vintages] = await Promise.all([indicatorNumbers(db), loadVintages(db, origin.companyId)])
  const rows: Insertable<Schema['observation']>[] = []
  const keys = new Set<string>()
  const facts = new RowFates<string>()
  for (const { line, column } of rejected) facts.mark(`${line} ${column}`, 'rejected')
  tally.figuresLeftOut.rejected += rejected.length
  for (const figure of separatePeriods(figures, [...vintages.values()].flat())) {
    const indicatorId = numbers.get(figure.indicator)
    if (indicatorId === undefined) throw new Error(`${figure.indicator} is not in the catalogue`)
    const key = keyOf({ ...figure, indicatorId })
    if (keys.has(key)) continue
    keys.add(key)

    const latest = vintages
      .get(key)
      ?.findLast((each) => each.known_from <= origin.knownFrom && !givesWay(periodOf(each), periodOf(figure)))
    const before = latest?.state === 'withdrawn' ? undefined : latest
    const isKnown = before !== undefined && (saysTheSame(before, figure) || isSuperseded(before, origin))
    const fate = isKnown ? 'unchanged' : before ? 'restated' : 'accepted'
    tally[fate]++
    // A fact may serve several figures, and a sum rests on several facts.
    for (const { item, position } of figure.lines) facts.mark(`${item} ${position}`, fate)
    if (fate !== 'unchanged') rows.push(toRow(figure, indicatorId, origin))
  }
  tally.rowsOfFigures = facts.count()
  for (let start = 0; start < rows.length; start += 500) {
    await db
      .insertInto('observation')
      .values(rows.slice(start, start + 500))
      .execute()
  }
}

type Dated = { readonly fiscalYear: number; readonly part: string; readonly start: string; readonly end: string }

/** Figures of a period that leaves its fiscal year to a longer one, of the filing or held already, are kept under its own days. */
export function separatePeriods(
  figures: readonly Figure[],
  vintages: readonly Pick<Vintage, 'fiscal_year' | 'part' | 'period_start' | 'period_end'>[],
): Figure[] {
  const arriving = figures.map((figure): Dated => ({ ...figure, ...periodOf(figure) }))
  const stored = vintages.map((row): Dated => ({ fiscalYear: row.fiscal_year, part: row.part, ...periodOf(row) }))
  const whole = [...arriving, ...stored].filter(({ part }) => part === '')
  const byYear = Map.groupBy(whole, ({ fiscalYear }) => fiscalYear)
  const periods = new Map(
    [...byYear].map(([year, dated]) => [year, [...new Map(dated.map((each) => [intervalOf(each), each])).values()]]),
  )
  return figures.map((figure) => {
    const period = periodOf(figure)
    const isShort = figure.part === '' && periods.get(figure.fiscalYear)!.some((other) => givesWay(period, other))
    return isShort ? { ...figure, part: intervalOf(period) } : figure
  })
}

function periodOf(of: Figure | Pick<Vintage, 'period_start' | 'period_end'>) {
  return 'periodStart' in of
    ? { start: of.periodStart, end: of.periodEnd }
    : { start: of.period_start, end: of.period_end }
}

/** What another document of the same day said after this one was first read stands: to read this one again is no news. */
const isSuperseded = ({ known_from, document_id }: Vintage, { knownFrom, documentId, isReread }: Origin): boolean =>
  isReread === true && known_from === knownFrom && document_id !== documentId

/** A figure from a fallback element is another definition of the same thing, so it never restates one from the first choice. */
function saysTheSame(before: Vintage, figure: Figure): boolean {
  if (figure.notes.includes(fallback) && !before.notes?.includes(fallback)) return true
  return before.value === figure.value && before.state === figure.state
}

export async function indicatorNumbers(db: Db): Promise<Map<string, number>> {
  const rows = await db.selectFrom('indicator').selectAll().execute()
  return new Map(rows.map(({ code, id }) => [code, id]))
}

/** What is held of a company, each figure's vintages oldest first. */
async function loadVintages(db: Db, companyId: number): Promise<Map<string, Vintage[]>> {
  const rows = await db
    .selectFrom('observation')
    .select(['indicator_id', 'fiscal_year', 'boundary', 'part', 'known_from', 'value', 'state', 'notes'])
    .select(['document_id', 'period_start', 'period_end'])
    .where('company_id', '=', companyId)
    .orderBy('known_from')
    .orderBy('import_id')
    .execute()
  return Map.groupBy(rows, (row) =>
    keyOf({ indicatorId: row.indicator_id, fiscalYear: row.fiscal_year, boundary: row.boundary, part: row.part }),
  )
}

function keyOf(key: { indicatorId: number; fiscalYear: number; boundary: string; part: string }): string {
  return `${key.indicatorId} ${key.fiscalYear} ${key.boundary} ${key.part}`
}

export function toRow(figure: Figure, indicatorId: number, origin: Origin): Insertable<Schema['observation']> {
  return {
    company_id: origin.companyId,
    indicator_id: indicatorId,
    fiscal_year: figure.fiscalYear,
    boundary: figure.boundary,
    part: figure.part,
    known_from: origin.knownFrom,
    value: figure.value,
    state: figure.state,
    period_start: figure.periodStart,
    period_end: figure.periodEnd,
    document_id: origin.documentId,
    locator: JSON.stringify(figure.lines),
    notes: figure.notes.length > 0 ? [...figure.notes] : null,
    line: null,
    filed: null,
    import_id: origin.importId,
  }
}
