import { sql } from 'kysely'
import { assuranceNotes, type Marks, marksOf, standardNotes } from '#contract/market/marks.ts'
import { BoundedCache } from '#server/cache/bounded-cache.ts'
import { oncePer } from '#server/cache/once.ts'
import type { CatalogueRow } from '#server/catalogue/catalogue.ts'
import { regulations } from '#server/catalogue/regulations.ts'
import type { Db } from '#server/db/database.ts'
import type { CompanyFacts } from '#server/market/facts/company-facts.ts'

/** What sources say of standing figures: by number of the company, and by code, year and accounting basis. */
export type FigureMarks = ReadonlyMap<number, ReadonlyMap<string, Marks>>

/** Where a figure stands among those of its company. */
export const markKey = ({ sameAs, code, boundary }: CatalogueRow, fiscalYear: number | undefined): string =>
  `${sameAs ?? code} ${fiscalYear} ${boundary}`

const cacheOf = oncePer((_: CompanyFacts) => new BoundedCache<Promise<FigureMarks>>({ name: 'figure-marks', max: 2 }))

/** The marks of the market on a day, read once for all regulations. */
export function figureMarksOf(db: Db, facts: CompanyFacts, asOf: string): Promise<FigureMarks> {
  return cacheOf(facts).get(asOf, () => readMarks(db, asOf))
}

/**
 * A mark counts while the value stands that it was given to: a value that was restated without one has none. The same value once more
 * is no restatement, so a mark that is dated before its value counts as soon as both are known. Of two, the later.
 */
async function readMarks(db: Db, asOf: string): Promise<FigureMarks> {
  const serving = regulations().flatMap(({ indicators }) => indicators.map(({ indicator }) => indicator))
  const codes = [...new Set(serving.map(({ sameAs, code }) => sameAs ?? code))]
  const { rows } = await sql<{ company: number; key: string; notes: string[] }>`
    select company_id as company, code || ' ' || fiscal_year || ' ' || boundary as key, notes
    from observation marked join indicator on indicator.id = indicator_id
    where notes && ${[...assuranceNotes, ...standardNotes]}::text[] and part = '' and known_from <= ${asOf}
      and code = any(${codes})
      and not exists (
        select from observation later
        where (later.company_id, later.indicator_id, later.fiscal_year, later.boundary, later.part)
            = (marked.company_id, marked.indicator_id, marked.fiscal_year, marked.boundary, marked.part)
          and later.known_from <= ${asOf}
          and (later.known_from, later.import_id) > (marked.known_from, marked.import_id)
          and (later.value, later.state) is distinct from (marked.value, marked.state)
      )
    order by known_from, import_id`.execute(db)
  const marks = new Map<number, Map<string, Marks>>()
  for (const { company, key, notes } of rows) {
    const own = marks.get(company) ?? new Map<string, Marks>()
    const [before, { assurance, standard }] = [own.get(key), marksOf(notes)]
    const both = { assurance: assurance ?? before?.assurance ?? null, standard: standard ?? before?.standard ?? null }
    marks.set(company, own.set(key, both))
  }
  return marks
}
