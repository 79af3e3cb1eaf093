import { sql } from 'kysely'
import { doubtsOf } from '#methodology/figures/doubts.ts'
import type { Scale } from '#methodology/figures/suspicion.ts'
import { readScales } from '#server/catalogue/scales.ts'
import type { Db } from '#server/db/database.ts'
import { type SeriesVintage, saveDoubts } from './save-doubts.ts'

interface At {
  /** Whose series are judged; null: all of these companies. */
  readonly importId: number | null
  readonly now: Date
}

/** Remark on a vintage that a person has looked at; it is not doubted again. */
export const confirmed = 'confirmed-on-review'
export const corrected = 'corrected-on-review'

/** Companies looked at in one query: the whole market, unless it is ten times as large as Japan's. */
const chunk = 10_000

/**
 * Judge again every series that an import touched: which figures look like a filer's error, and on which days they did by what was
 * known then. Answers how many are new on the review list.
 */
export async function openReviews(db: Db, companyIds: readonly number[], at: At): Promise<number> {
  const numbers = await db.selectFrom('indicator').selectAll().execute()
  const scales = readScales()
  const watched = numbers.flatMap(({ id, code }) => {
    const scale = scales.get(code)
    return scale && scale.kind !== 'swinging' ? [{ id, scale }] : []
  })
  const scaleOf = new Map(watched.map(({ id, scale }) => [id, scale]))
  let opened = 0
  for (let start = 0; start < companyIds.length; start += chunk) {
    const rows = await listDoubtful(db, companyIds.slice(start, start + chunk), watched, at.importId)
    const series = Map.groupBy(rows, (row) => `${row.company_id} ${row.indicator_id} ${row.boundary} ${row.part}`)
    const judged = [...series.values()].map(([first, ...rest]) => {
      const { company_id, indicator_id, boundary, part } = first!
      const doubts = doubtsOf([first!, ...rest], scaleOf.get(indicator_id)!)
      return { company_id, indicator_id, boundary, part, doubts }
    })
    opened += await saveDoubts(db, judged, at.now)
  }
  return opened
}

/** All vintages of every series that the import touched and in which something stands out, or did; the rest never leaves the database. */
async function listDoubtful(
  db: Db,
  companyIds: readonly number[],
  watched: readonly { id: number; scale: Scale }[],
  importId: number | null,
): Promise<SeriesVintage[]> {
  const limits = JSON.stringify(watched.map(({ id, scale }) => ({ id, ...scale })))
  const { rows } = await sql<SeriesVintage>`
    with scale as (select * from json_to_recordset(${limits}::json) as row (id smallint, kind text, cap float8, median float8)),
    touched as materialized (
      select distinct company_id, indicator_id, boundary, part, kind, cap, median
      from observation join scale on scale.id = indicator_id
      where company_id = any(${[...companyIds]}::int[]) and (${importId}::int is null or import_id = ${importId}::int)
    ), vintages as (
      select company_id, indicator_id, boundary, part, fiscal_year as "fiscalYear", known_from as "knownFrom",
        observation.import_id as "importId", value, coalesce(notes && ${[confirmed, corrected]}, false) as "isSettled",
        kind, cap, median, max(abs(value)) over series as most, min(nullif(abs(value), 0)) over series as least
      from observation join touched using (company_id, indicator_id, boundary, part)
      where company_id = any(${[...companyIds]}::int[])
      window series as (partition by company_id, indicator_id, boundary, part)
    )
    select company_id, indicator_id, boundary, part, "fiscalYear", "knownFrom", "importId", value, "isSettled" from vintages
    where case kind when 'share' then most > cap
                    when 'narrow' then most >= 50 * median or least <= median / 50
                    else most >= 50 * least end
    order by company_id, indicator_id, boundary, part, "fiscalYear", "knownFrom", "importId"`.execute(db)
  return rows
}
