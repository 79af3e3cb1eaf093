import { sql } from 'kysely'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import type { Transaction } from '#server/db/transaction.ts'
import { recordsOf } from '../../outcome.ts'
import type { Rejection } from '../../rejections.ts'
import type { TableFigure, TableFigures } from '../../table-records.ts'
import type { CompanyIndex, Relation } from '../companies/company-index.ts'
import { saveTableAsDocument, saveTableDocuments } from '../documents/table-documents.ts'
import { openReviews } from '../reviews/reviews.ts'
import { isNotOurs, type Tally } from '../tally.ts'
import { ArrivingRows, linesOf } from './arriving-rows.ts'
import { sendRows } from './bulk-copy.ts'
import { countFigures } from './count-figures.ts'
import { keepRemarks, saysMore } from './marks.ts'
import { copiedColumns, dayOf, ObservationEncoder } from './observation-copy.ts'
import { separateShortPeriods, settleShortPeriods, takePeriodsOfFilings } from './short-periods.ts'

interface At {
  readonly importId: number
  readonly now: Date
  readonly index: CompanyIndex
  readonly sha256: string
  /** Rows that the parser could not use. */
  readonly rejected: readonly Rejection[]
}

/** Figures of many companies: streamed beside the table, compared there with what is held, and only news is added; answers whose they are. */
export async function saveTableFigures(tx: Transaction, table: TableFigures, tally: Tally, at: At): Promise<number[]> {
  const { ids: documents } = await saveTableDocuments(tx.db, table.documents, { ...at, tally })
  const rows = new ArrivingRows(at.rejected)
  await sql`create temporary table arriving (like observation) on commit drop`.execute(tx.db)
  await copyFigures(tx, table, { ...at, documents, tally, rows })
  await sql`analyze arriving`.execute(tx.db)
  if (table.startIsAssumed) await takePeriodsOfFilings(tx.db)
  const hasShortPeriods = await separateShortPeriods(tx.db)
  await rejectRepeats(tx, table, { tally, rows })
  await keepRemarks(tx.db)
  await addNews(tx, { tally, rows })
  await sql`analyze observation`.execute(tx.db) // So that the search for errors is planned for the table as it is now.
  const touched = await sql<{ company_id: number }>`select distinct company_id from arriving order by 1`.execute(tx.db)
  const companyIds = touched.rows.map(({ company_id }) => company_id)
  if (hasShortPeriods) await settleShortPeriods(tx.db, companyIds, at.importId)
  await countFigures(tx.db, companyIds, at.now)
  tally.rowsOfFigures = rows.count()
  tally.reviews += await openReviews(tx.db, companyIds, at)
  await sql`drop table arriving, short_period`.execute(tx.db)
  return companyIds
}

interface Copying extends At {
  readonly documents: readonly (number | null)[]
  readonly tally: Tally
  readonly rows: ArrivingRows
}

async function copyFigures(tx: Transaction, table: TableFigures, at: Copying): Promise<void> {
  const { tally, rows: arrivingRows } = at
  const numbers = await tx.db.selectFrom('indicator').selectAll().execute()
  const idOf = new Map(numbers.map(({ code, id }) => [code, id]))
  const today = tokyoDay(at.now)
  const own = () => saveTableAsDocument(tx.db, { ...table, sha256: at.sha256 }, { importId: at.importId, today })
  const usesOwn = table.documents.length === 0
  const ownId = usesOwn ? await own() : 0
  const leaveOut = (rejection: Rejection) => {
    tally.reject(rejection)
    tally.figuresLeftOut.rejected++
    arrivingRows.mark(rejection.line, 'rejected')
  }

  const day = memo(dayOf)
  const rows = function* () {
    const encoder = new ObservationEncoder()
    let reportedLine = 0 // A row whose company is not ours is reported once, however many figures it has.
    for (const figure of recordsOf(table.figures, leaveOut)) {
      const place = placeOf(figure, at.documents, at.index)
      const indicatorId = idOf.get(figure.indicator)
      if ('reason' in place) {
        const rejection = {
          line: figure.line,
          column: null,
          value: keyText(figure),
          reason: place.reason ?? 'unknown-company',
        }
        if (place.reason && figure.line !== reportedLine) tally.reject(rejection)
        reportedLine = figure.line
        const fate = isNotOurs(rejection) ? 'notOurs' : 'rejected'
        tally.figuresLeftOut[fate]++
        for (const line of linesOf(figure)) arrivingRows.mark(line, fate)
        continue
      }
      if (indicatorId === undefined) {
        leaveOut({ line: figure.line, column: null, value: figure.indicator, reason: 'unknown-indicator' })
        continue
      }
      arrivingRows.arrive(linesOf(figure))
      encoder.add({
        value: figure.value,
        companyId: place.companyId,
        indicatorId,
        fiscalYear: figure.fiscalYear,
        ...boundaryOf(figure, place.entity),
        state: figure.state,
        knownFrom: day(figure.knownFrom),
        importId: at.importId,
        documentId: place.documentId ?? ownId,
        periodStart: day(figure.periodStart),
        periodEnd: day(figure.periodEnd),
        line: figure.line,
        filed: figure.filed.slice(0, 200),
        notes: figure.notes,
      })
      if (encoder.isFull) yield encoder.take()
    }
    yield encoder.take()
  }
  await sendRows(tx, 'arriving', rows())
}

function placeOf(figure: TableFigure, documents: readonly (number | null)[], index: CompanyIndex) {
  const match = index.find(figure.company, figure.line)
  if (figure.document === null) return 'reason' in match ? match : { ...match, documentId: null }
  const documentId = documents[figure.document] ?? null
  // The document has been rejected already; its figures go with it, without a word each.
  if ('reason' in match || documentId === null) return { reason: null }
  return { ...match, documentId }
}

/** A subsidiary's figure stands under its name, with the group of staff or site that it is of, and is never ranked as the company's; of the company itself it is what the table says. */
function boundaryOf(
  { boundary, part, company }: TableFigure,
  entity: Relation | undefined,
): Pick<TableFigure, 'boundary' | 'part'> {
  if (entity?.relation !== 'subsidiary') return { boundary, part }
  const name = entity.name ?? company.name ?? entity.corporateNumber
  return { boundary: 'subsidiary', part: [name, part].filter(Boolean).join(' / ') }
}

function keyText({ company }: TableFigure): string {
  return Object.values(company).filter(Boolean).join(' ').slice(0, 200)
}

function memo<T>(read: (text: string) => T): (text: string) => T {
  const cached = new Map<string, T>()
  return (text) => {
    const before = cached.get(text)
    if (before !== undefined) return before
    const value = read(text)
    cached.set(text, value)
    return value
  }
}

const key = sql.raw('company_id, indicator_id, fiscal_year, boundary, part')

/** One key twice in a file: the first row stands, later ones are reported, and said to differ where they do. */
async function rejectRepeats(
  { db }: Transaction,
  table: TableFigures,
  { tally, rows: arrivingRows }: Pick<Copying, 'tally' | 'rows'>,
): Promise<void> {
  const { rows } = await sql<{ line: number; code: string; filed: string; isSame: boolean }>`
    with numbered as (
      select ctid, line, indicator_id, filed, value, state,
             row_number() over same as position, first_value(value) over same as first_value, first_value(state) over same as first_state
      from arriving window same as (partition by ${key}, known_from order by line, ctid)
    ), repeats as (select * from numbered where position > 1),
    removed as (delete from arriving using repeats where arriving.ctid = repeats.ctid)
    select line, code, filed, (value, state) is not distinct from (first_value, first_state) as "isSame"
    from repeats join indicator on indicator.id = indicator_id order by line`.execute(db)
  for (const { line, code, filed, isSame } of rows) {
    const column = table.columns[code]?.column ?? code
    tally.reject({ line, column, value: filed, reason: isSame ? 'duplicate' : 'conflict' })
    tally.figuresLeftOut.rejected++
    arrivingRows.tell(line, 'rejected')
  }
}

/**
 * What differs from the vintage before it, held or in the same file, becomes a vintage; the rest is known already. A value that stays
 * and is said to be assured, or to be of a standard, is a vintage too: new, and no restatement.
 */
async function addNews(
  { db }: Transaction,
  { tally, rows: arrivingRows }: Pick<Copying, 'tally' | 'rows'>,
): Promise<void> {
  const differs = sql.raw('(value, state) is distinct from (earlier_value, earlier_state)')
  const isNew = sql`(earlier_state is null or not ${differs} and ${saysMore})`
  const isNews = sql`(${isNew} or ${differs})`
  const { rows } = await sql<{ line: number; accepted: number; restated: number; unchanged: number }>`
    with keys as (select distinct ${key} from arriving),
    vintages as (
      select *, true as is_arriving from arriving
      union all
      select observation.*, false from observation join keys using (${key})
      where part <> '' or (company_id, fiscal_year, period_start, period_end) not in (select * from short_period)
    ), ordered as (
      select *, lag(value) over vintage as earlier_value,
             -- What was withdrawn is no earlier word.
             nullif(lag(state) over vintage, 'withdrawn') as earlier_state,
             lag(notes) over vintage as earlier_notes
      from vintages window vintage as (partition by ${key} order by known_from, import_id)
    ), added as (
      insert into observation (${sql.raw(copiedColumns)})
      select ${sql.raw(copiedColumns)} from ordered where is_arriving and ${isNews} order by ${key}
      returning company_id
    )
    select line, count(*) filter (where ${isNew})::int as accepted,
           count(*) filter (where earlier_state is not null and ${differs})::int as restated,
           count(*) filter (where not ${isNews})::int as unchanged
    from ordered where is_arriving group by line`.execute(db)
  for (const { line, ...counts } of rows) {
    for (const fate of ['accepted', 'restated', 'unchanged'] as const) {
      tally[fate] += counts[fate]
      if (counts[fate] > 0) arrivingRows.tell(line, fate)
    }
  }
}
