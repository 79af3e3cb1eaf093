import { sql } from 'kysely'
import { type ComparedSource, comparisonBounds } from '#contract/comparisons/comparison.ts'
import { once } from '#server/cache/once.ts'
import { readCatalogue } from '#server/catalogue/catalogue.ts'
import type { Db } from '#server/db/database.ts'
import { standsOn } from '#server/db/withdrawn.ts'
import { Refusal } from '#server/http/refusal.ts'

interface SourceQuery {
  readonly companies: readonly number[]
  readonly indicators: readonly string[]
  readonly year: number
  readonly asOf: string
}

/** By code: under which its figures are kept, and the boundary that it is of. */
const catalogue = once(
  () => new Map(readCatalogue().map(({ code, sameAs, boundary }) => [code, { code: sameAs ?? code, boundary }])),
)

/** The vintage that stood on the day, of each company and indicator on the boundary that is ranked, with its document and file. */
export async function sourcesOf(db: Db, { companies, indicators, year, asOf }: SourceQuery): Promise<ComparedSource[]> {
  if (companies.length > comparisonBounds.companies || indicators.length > comparisonBounds.displayed) {
    throw new Refusal('comparison.too-many')
  }
  const indicatorRows = indicators.map((code) => {
    const row = catalogue().get(code)
    if (!row) throw new Refusal('comparison.row-unknown')
    return row
  })
  const { rows } = await sql<ComparedSource>`
    select distinct on (observation.company_id, indicator.code)
      observation.company_id as company, indicator.code as indicator, observation.state,
      to_char(observation.period_end, 'YYYY-MM-DD') as "periodEnd", to_char(observation.known_from, 'YYYY-MM-DD') as "knownFrom",
      coalesce(observation.locator -> 0 ->> 'item', import.mapping -> 'columns' -> indicator.code ->> 'column') as item,
      json_build_object('id', document.id, 'title', document.title, 'filedOn', to_char(document.filed_on, 'YYYY-MM-DD'),
        'sha256', import.sha256) as document
    from observation
      join indicator on indicator.id = observation.indicator_id
      join unnest(${indicatorRows.map(({ code }) => code)}::text[], ${indicatorRows.map(({ boundary }) => boundary)}::text[]) as wanted (code, boundary)
        on wanted.code = indicator.code
      join document on document.id = observation.document_id
      join import on import.id = observation.import_id
    where observation.company_id = any (${[...companies]}::int[])  and observation.fiscal_year = ${year} and observation.known_from <= ${asOf}
      and observation.part = '' and ${standsOn(asOf)}
    order by observation.company_id, indicator.code, (observation.boundary::text = wanted.boundary) desc,
      observation.known_from desc, observation.import_id desc`.execute(db)
  return rows
}
