import { sql } from 'kysely'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import type { Transaction } from '#server/db/transaction.ts'
import { recordsOf } from '../../outcome.ts'
import type { TableFigure, TableFigures } from '../../table-records.ts'
import type { CompanyIndex } from '../company-index.ts'
import { saveTableAsDocument, saveTableDocuments } from '../documents/table-documents.ts'
import { openReviews } from '../reviews/reviews.ts'
import type { Tally } from '../tally.ts'
import { sendRows } from './bulk-copy.ts'
import { copiedColumns, dayOf, ObservationEncoder } from './observation-copy.ts'

interface At {
  readonly importId: number
  readonly now: Date
  readonly index: CompanyIndex
  readonly sha256: string
}

/** Figures of many companies: streamed beside the table, compared there with what is held, and only news is added. */
export async function saveTableFigures(tx: Transaction, table: TableFigures, tally: Tally, at: At): Promise<void> {
  const documents = await saveTableDocuments(tx.db, table.documents, { ...at, tally })
  await sql`create temporary table arriving (like observation) on commit drop`.execute(tx.db)
  await copyFigures(tx, table, documents, tally, at)
  await sql`analyze arriving`.execute(tx.db)
  await rejectRepeats(tx, table, tally)
  await addNews(tx, tally)
  await sql`analyze observation`.execute(tx.db) // So that the search for errors is planned for the table as it is now.
  const { rows } = await sql<{ company_id: number }>`select distinct company_id from arriving order by 1`.execute(tx.db)
  const companyIds = rows.map(({ company_id }) => company_id)
  tally.reviews += await openReviews(tx.db, companyIds, at)
  await sql`drop table arriving`.execute(tx.db)
}

async function copyFigures(
  tx: Transaction,
  table: TableFigures,
  documents: readonly (number | null)[],
  tally: Tally,
  at: At,
): Promise<void> {
  const numbers = await tx.db.selectFrom('indicator').selectAll().execute()
  const idOf = new Map(numbers.map(({ code, id }) => [code, id]))
  const today = tokyoDay(at.now)
  const own = () => saveTableAsDocument(tx.db, { ...table, sha256: at.sha256 }, { importId: at.importId, today })
  const usesOwn = table.documents.length === 0
  const ownId = usesOwn ? await own() : 0

  const day = memo(dayOf)
  const rows = function* () {
    const encoder = new ObservationEncoder()
    let reportedLine = 0 // A row whose company is not ours is reported once, however many figures it has.
    for (const figure of recordsOf(table.figures, tally.reject)) {
      const place = placeOf(figure, documents, at.index)
      const indicatorId = idOf.get(figure.indicator)
      if ('reason' in place) {
        if (place.reason && figure.line !== reportedLine)
          tally.reject({ line: figure.line, column: null, value: keyText(figure), reason: place.reason })
        reportedLine = figure.line
        continue
      }
      if (indicatorId === undefined) {
        tally.reject({ line: figure.line, column: null, value: figure.indicator, reason: 'unknown-indicator' })
        continue
      }
      encoder.add({
        value: figure.value,
        companyId: place.companyId,
        indicatorId,
        fiscalYear: figure.fiscalYear,
        boundary: figure.boundary,
        state: figure.state,
        knownFrom: day(figure.knownFrom),
        importId: at.importId,
        documentId: place.documentId ?? ownId,
        periodStart: day(figure.periodStart),
        periodEnd: day(figure.periodEnd),
        line: figure.line,
        part: figure.part,
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
  const match = index.find(figure.company)
  if (figure.document === null) return 'reason' in match ? match : { ...match, documentId: null }
  const documentId = documents[figure.document] ?? null
  // The document has been rejected already; its figures go with it, without a word each.
  if ('reason' in match || documentId === null) return { reason: null }
  return { ...match, documentId }
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
async function rejectRepeats({ db }: Transaction, table: TableFigures, tally: Tally): Promise<void> {
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
  }
}

/** What differs from the vintage before it, held or in the same file, becomes a vintage; the rest is known already. */
async function addNews({ db }: Transaction, tally: Tally): Promise<void> {
  const isNews = sql.raw('(earlier_state is null or (value, state) is distinct from (earlier_value, earlier_state))')
  const { rows } = await sql<{ total: number; news: number; restated: number }>`
    with keys as (select distinct ${key} from arriving),
    vintages as (
      select *, true as is_arriving from arriving
      union all
      select observation.*, false from observation join keys using (${key})
    ), ordered as (
      select *, lag(value) over vintage as earlier_value, lag(state) over vintage as earlier_state
      from vintages window vintage as (partition by ${key} order by known_from, import_id)
    ), added as (
      insert into observation (${sql.raw(copiedColumns)})
      select ${sql.raw(copiedColumns)} from ordered where is_arriving and ${isNews} order by ${key}
      returning company_id
    ), counts as (
      select company_id, count(*) filter (where earlier_state is null) as fresh
      from ordered where is_arriving and ${isNews} group by company_id
    ), counted as (
      update company set figures = figures + fresh, updated_at = now() from counts where company.id = company_id
    )
    select (select count(*) from arriving) as total, (select count(*) from added) as news,
           (select count(*) from ordered where is_arriving and earlier_state is not null and ${isNews}) as restated`.execute(
    db,
  )
  const { total, news, restated } = rows[0]!
  tally.restated += restated
  tally.accepted += news - restated
  tally.unchanged += total - news
}
