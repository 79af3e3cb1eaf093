import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { calendarOf } from './calendar.ts'
import { type DemoCompany, demoYears } from './companies.ts'
import { demoPublisher, documentsOf } from './documents.ts'
import type { MarketIds } from './figures/figures.ts'
import { Random } from './random.ts'
import type { Surroundings } from './save/save-step.ts'

/** The day so many days after another. */
const after = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

const minutes = ['09:02', '10:31', '13:07', '15:00', '15:30', '16:46']

/** A document that none of the drawn figures came from, as the table keeps it. */
interface MoreDocument {
  readonly kind: 'annual-report' | 'sustainability-report' | 'governance-report'
  readonly title: string
  readonly language: 'ja' | 'en'
  readonly filedOn: string
  readonly minute: string | null
  /** Position in `demoYears`. */
  readonly year: number
  readonly isAmendment: boolean
}

/**
 * What stands beside the two documents of each year: corrections, governance reports, integrated reports in English, and reports
 * known by a list alone. All come out before the newest data book, so that the newest document stays what it was.
 */
export function moreDocumentsOf(company: DemoCompany, seed: number): MoreDocument[] {
  const random = new Random(`${seed} more documents ${company.index}`)
  const calendar = calendarOf(company)
  const annual = documentsOf(company).filter(({ kind }) => kind === 'annual-report')
  const { firstYear, lastYear } = company
  const more: MoreDocument[] = []
  const plain = { isAmendment: false, minute: null, language: 'ja' as const }
  for (let year = firstYear; year <= lastYear; year++) {
    const { reportOn, bookOn } = calendar[year]!
    // Twice in one year happens: the second corrects the first.
    const corrections = isCorrecting(company) && random.chance(0.3) ? (random.chance(0.2) ? 2 : 1) : 0
    for (let round = 0; round < corrections; round++)
      more.push({
        ...plain,
        kind: 'annual-report',
        title: `訂正${annual[year]!.title}`,
        filedOn: after(reportOn, 9 + round * 8),
        minute: random.pick(minutes),
        year,
        isAmendment: true,
      })
    if (year < lastYear - 2) continue
    if (random.chance(0.35))
      more.push({
        ...plain,
        kind: 'governance-report',
        title: 'コーポレート・ガバナンスに関する報告書',
        filedOn: after(reportOn, 5),
        minute: random.pick(minutes),
        year,
      })
    if (random.chance(0.25))
      more.push({
        ...plain,
        kind: 'sustainability-report',
        title: `Integrated Report ${demoYears[year]! + 1}`,
        language: 'en',
        filedOn: after(bookOn, -3),
        year,
      })
  }
  return more
}

/** Whose reports are corrected now and then; of the others nothing has to be. */
const isCorrecting = ({ index }: DemoCompany) => index % 12 === 4

/** Companies of which the report of the year before the market's first is known through a list of documents. */
const isListedBefore = ({ index, firstYear }: DemoCompany) => index % 5 === 1 && firstYear === 0

export async function saveMoreDocuments(
  db: Db,
  companies: readonly DemoCompany[],
  { seed, ids, now }: Pick<Surroundings, 'seed' | 'ids'> & { readonly now: Date },
): Promise<void> {
  const listId = await openList(db, seed, now)
  const rows = companies.flatMap((company) => {
    const calendar = calendarOf(company)
    const own = moreDocumentsOf(company, seed).map((document) => {
      const { start, end } = calendar[document.year]!
      const hasPeriod = document.kind !== 'governance-report'
      return toRow(company, ids, {
        ...document,
        period: hasPeriod ? { start, end, fiscalYear: demoYears[document.year]! } : null,
        importId: ids.importId,
      })
    })
    return isListedBefore(company) ? [...own, listedBefore(company, ids, listId)] : own
  })
  for (let start = 0; start < rows.length; start += 2000)
    await sql`
      insert into document (company_id, source_key, kind, title, publisher, language, filed_on, submitted_at, period_start,
                            period_end, fiscal_year, is_amendment, import_id)
      select company_id, source_key, kind, title, publisher, language, filed_on, submitted_at, period_start, period_end,
             fiscal_year, is_amendment, import_id
      from json_populate_recordset(null::document, ${JSON.stringify(rows.slice(start, start + 2000))}::json)`.execute(
      db,
    )
  const correcting = companies.filter(isCorrecting).map(({ index }) => ids.firstCompanyId + index)
  await correctEarlier(db, correcting)
}

interface ToSave extends Omit<MoreDocument, 'year'> {
  readonly period: { readonly start: string; readonly end: string; readonly fiscalYear: number } | null
  readonly importId: number
}

function toRow({ index, edinetCode }: DemoCompany, ids: MarketIds, document: ToSave) {
  const { kind, title, language, filedOn, minute, period, isAmendment, importId } = document
  return {
    company_id: ids.firstCompanyId + index,
    source_key: `demo:${edinetCode}:${kind}:${filedOn}:${isAmendment ? 'amended' : language}`,
    kind,
    title,
    publisher: demoPublisher,
    language,
    filed_on: filedOn,
    submitted_at: minute && `${filedOn} ${minute}`,
    period_start: period?.start ?? null,
    period_end: period?.end ?? null,
    fiscal_year: period?.fiscalYear ?? null,
    is_amendment: isAmendment,
    import_id: importId,
  }
}

function listedBefore(company: DemoCompany, ids: MarketIds, importId: number) {
  const [{ start, end, reportOn, fiscalYear }] = calendarOf(company) as [ReturnType<typeof calendarOf>[number]]
  const yearBefore = (day: string) => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`.replace('02-29', '02-28')
  const term = Number(/第(\d+)期/.exec(documentsOf(company)[0]!.title)![1]) - 1
  const period = { start: yearBefore(start), end: yearBefore(end), fiscalYear: fiscalYear - 1 }
  return toRow(company, ids, {
    kind: 'annual-report',
    title: `有価証券報告書－第${term}期（${period.start.replaceAll('-', '/')}－${period.end.replaceAll('-', '/')}）`,
    language: 'ja',
    filedOn: yearBefore(reportOn),
    minute: '15:00',
    period,
    isAmendment: false,
    importId,
  })
}

/** The list that tells of documents without bringing them. */
async function openList(db: Db, seed: number, now: Date): Promise<number> {
  const name = `demo list of documents, seed ${seed}`
  const { id } = await db
    .insertInto('import')
    .values({
      source: 'edinet-document-list',
      file_name: name,
      sha256: createHash('sha256').update(name).digest('hex'),
      bytes: 0,
      imported_at: now,
      imported_by: 'satoyama',
      read: 0,
      accepted: 0,
      unchanged: 0,
      restated: 0,
      rejected: 0,
      mapping: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Figures of an annual report that the next year's restated were, in these companies, corrected by the correction in between: the
 * same value, known earlier. What stands now is what stood before.
 */
async function correctEarlier(db: Db, companies: readonly number[]): Promise<void> {
  await sql`
    insert into observation (value, company_id, indicator_id, fiscal_year, boundary, state, known_from, import_id, document_id,
                             period_start, period_end, line, part)
    select later.value, later.company_id, indicator_id, later.fiscal_year, boundary, later.state, correction.filed_on, later.import_id,
           correction.id, observation.period_start, observation.period_end, observation.line, part
    from (select * from restatement where company_id = any(${companies}::int[])) later
      join observation using (company_id, indicator_id, fiscal_year, boundary, part, known_from, import_id)
      join lateral (
        select id, filed_on from document
        where document.company_id = later.company_id and is_amendment and document.fiscal_year = later.fiscal_year
          and filed_on > earlier_known_from and filed_on < later.known_from
        order by filed_on limit 1
      ) correction on true
      join document original on original.id = earlier_document_id
    where original.kind = 'annual-report'`.execute(db)
}
