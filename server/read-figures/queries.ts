import { type SqlBool, sql } from 'kysely'
import type { ReadFigure } from '#contract/read-figures/read-figures.ts'
import { saySame } from '#methodology/doubts/text.ts'
import type { Db } from '#server/db/database.ts'
import type { StoredPassage } from '#server/db/import-columns.ts'
import { dayInTokyo, dayTextInTokyo } from '#server/db/tokyo.ts'
import { countsOn } from '#server/db/withdrawn.ts'
import { isCorrectedOn } from '#server/imports/store/read-figures/readings.ts'

interface Row {
  readonly id: number
  readonly indicator: string
  readonly fiscalYear: number
  readonly boundary: ReadFigure['boundary']
  readonly read: number
  readonly reader: string
  readonly notes: readonly string[] | null
  readonly passages: readonly StoredPassage[]
  readonly isUnasked: boolean
  readonly documentId: number
  readonly title: string
  readonly filedOn: string
  /** Of the copy that was read: an address holds in one form of a filing, and not in the other. */
  readonly sha256: string | null
  readonly verdict: 'accepted' | 'refused' | null
  readonly corrected: number | null
  readonly decidedOn: string | null
  /** What a tag or a list says; null where neither does. */
  readonly beside: number | null
}

interface Which {
  readonly companyId: number
  readonly asOf: string
  readonly indicator?: string | undefined
  readonly fiscalYear?: number | undefined
}

/**
 * What the words of a company's filings say, as it was known on a day: of each figure what the newest filing says that counts on that day,
 * read by the newest rules that had read it.
 */
export async function listReadFigures(
  db: Db,
  { companyId, asOf, indicator, fiscalYear }: Which,
): Promise<ReadFigure[]> {
  const { rows } = await sql<Row>`
    with reading as (
      select read_figure.*, code, title, filed_on, import.sha256 as read_from,
        row_number() over (
          partition by read_figure.indicator_id, read_figure.fiscal_year, boundary
          order by filed_on desc, document_id desc, revision desc) as place
      from read_figure
        join import on import.id = read_figure.import_id
        join document on document.id = document_id
        join indicator on indicator.id = read_figure.indicator_id
      where read_figure.company_id = ${companyId} and filed_on <= ${asOf}::date and ${countsOn(asOf)}
        and not ${isCorrectedOn(sql`${asOf}::date`)}
        and (${indicator ?? null}::text is null or code = ${indicator ?? null})
        and (${fiscalYear ?? null}::int is null or read_figure.fiscal_year = ${fiscalYear ?? null})
        and revision = coalesce((
          select max(revision) from read_figure known join import on import.id = known.import_id
          where known.document_id = read_figure.document_id and ${dayInTokyo('imported_at')} <= ${asOf}::date), reading_revision)
    )
    select reading.id, code as indicator, fiscal_year as "fiscalYear", boundary, reading.value as read, reader, notes, passages,
      is_unasked as "isUnasked", document_id as "documentId", title, to_char(filed_on, 'YYYY-MM-DD') as "filedOn",
      (select sha256 from source_file where source_file.sha256 = reading.read_from) as sha256,
      nullif(verdict, 'undone') as verdict, decided.value as corrected, "decidedOn",
      (select case when state in ('disclosed', 'estimated') then observation.value end from observation
       where observation.company_id = reading.company_id and observation.indicator_id = reading.indicator_id
         and observation.fiscal_year = reading.fiscal_year and observation.boundary = reading.boundary and part = ''
         and known_from <= ${asOf}::date
       order by known_from desc, import_id desc limit 1) as beside
    from reading left join lateral (
      select verdict, value, ${dayTextInTokyo('decided_at')} as "decidedOn" from read_figure_decision
      where read_figure_id = reading.id and ${dayInTokyo('decided_at')} <= ${asOf}::date order by id desc limit 1
    ) decided on true
    where place = 1 order by code, fiscal_year desc, boundary`.execute(db)
  return rows.map(toReadFigure)
}

function toReadFigure(row: Row): ReadFigure {
  const value = (row.verdict === 'accepted' ? row.corrected : null) ?? row.read
  const counts = row.verdict === null ? row.isUnasked : row.verdict === 'accepted'
  return {
    id: row.id,
    indicator: row.indicator,
    fiscalYear: row.fiscalYear,
    boundary: row.boundary,
    value,
    state: counts ? 'counts' : row.verdict === 'refused' ? 'refused' : 'waiting',
    beside: row.beside === null ? 'none' : saySame(row.beside, value) ? 'same' : 'differs',
    reader: row.reader,
    notes: [...(row.notes ?? [])],
    passages: row.passages.map(({ element, line, address, text }) => ({ element, line, address, text })),
    document: { id: row.documentId, title: row.title, filedOn: row.filedOn, sha256: row.sha256 },
    decision: row.verdict === null ? null : { on: row.decidedOn!, isCorrected: row.corrected !== null },
  }
}

/** Addresses of the company's own reports, as its newest annual report that names any has them. */
export async function listReportLinks(db: Db, { companyId, asOf }: Which): Promise<string[]> {
  const document = await db
    .selectFrom('document')
    .select('reading_links')
    .where('company_id', '=', companyId)
    .where('filed_on', '<=', asOf)
    .where(countsOn(asOf))
    .where(sql<SqlBool>`cardinality(reading_links) > 0`)
    .orderBy('filed_on', 'desc')
    .limit(1)
    .executeTakeFirst()
  return document?.reading_links ?? []
}
