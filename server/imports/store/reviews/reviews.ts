import { sql } from 'kysely'
import { type Scale, suspicionOf } from '#methodology/figures/suspicion.ts'
import { readScales } from '#server/catalogue/scales.ts'
import { addMissing } from '#server/db/add-missing.ts'
import type { Db } from '#server/db/database.ts'

interface At {
  readonly importId: number
  readonly now: Date
}

/** Remark on a vintage that a person has looked at; it is not doubted again. */
export const confirmed = 'confirmed-on-review'
export const corrected = 'corrected-on-review'

/** Companies looked at in one query: the whole market, unless it is ten times as large as Japan's. */
const chunk = 10_000

/** Put the figures of an import that look like a filer's error on the review list; answers how many. */
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
    const reviews = [...series.values()].flatMap((all) => reviewsOf(all, scaleOf.get(all[0]!.indicator_id)!, at))
    opened += await saveReviews(db, reviews)
  }
  return opened
}

interface Standing {
  readonly company_id: number
  readonly indicator_id: number
  readonly fiscal_year: number
  readonly boundary: 'consolidated'
  readonly part: string
  readonly known_from: string
  readonly import_id: number
  readonly value: number
  readonly is_settled: boolean
}

/** The standing figures of every series that the import touched and in which something stands out; the rest never leaves the database. */
async function listDoubtful(
  db: Db,
  companyIds: readonly number[],
  watched: readonly { id: number; scale: Scale }[],
  importId: number,
): Promise<Standing[]> {
  const limits = JSON.stringify(watched.map(({ id, scale }) => ({ id, ...scale })))
  const { rows } = await sql<Standing>`
    with scale as (select * from json_to_recordset(${limits}::json) as row (id smallint, kind text, cap float8, median float8)),
    touched as materialized (
      select distinct company_id, indicator_id, boundary, part, kind, cap, median
      from observation join scale on scale.id = indicator_id
      where company_id = any(${[...companyIds]}::int[]) and import_id = ${importId}
    ), standing as (
      select distinct on (company_id, indicator_id, boundary, part, fiscal_year)
        company_id, indicator_id, boundary, part, fiscal_year, known_from, import_id, value, kind, cap, median,
        coalesce(notes && ${[confirmed, corrected]}, false) as is_settled
      from observation join touched using (company_id, indicator_id, boundary, part)
      where company_id = any(${[...companyIds]}::int[]) and state <> 'not-applicable'
      order by company_id, indicator_id, boundary, part, fiscal_year, known_from desc, observation.import_id desc
    ), ranges as (
      select standing.*, max(abs(value)) over series as most, min(nullif(abs(value), 0)) over series as least
      from standing window series as (partition by company_id, indicator_id, boundary, part)
    )
    select company_id, indicator_id, boundary, part, fiscal_year, known_from, import_id, value, is_settled from ranges
    where case kind when 'share' then most > cap
                    when 'narrow' then most >= 50 * median or least <= median / 50
                    else most >= 50 * least end
    order by company_id, indicator_id, boundary, part, fiscal_year`.execute(db)
  return rows
}

function reviewsOf(series: readonly Standing[], scale: Scale, at: At) {
  return series.flatMap(({ is_settled, value, ...key }, index) => {
    if (is_settled || key.import_id !== at.importId) return []
    const others = series.filter((_, other) => other !== index).map((other) => other.value)
    const suspicion = suspicionOf(value, others, index === series.length - 1, scale)
    return suspicion ? [{ ...key, ...suspicion, filed: value, opened_at: at.now }] : []
  })
}

async function saveReviews(db: Db, reviews: ReturnType<typeof reviewsOf>): Promise<number> {
  const key = ['company_id', 'indicator_id', 'fiscal_year', 'boundary', 'part', 'known_from', 'import_id'] as const
  return addMissing(db, { table: 'review', key }, reviews)
}
