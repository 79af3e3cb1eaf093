import { sql } from 'kysely'
import { assuranceNotes, isAssured, type Marks, marksOf, standardNotes } from '#contract/market/marks.ts'
import type { MarkCounts } from '#contract/regulations/regulations.ts'
import { oncePer } from '#server/cache/once.ts'
import { regulations } from '#server/catalogue/regulations.ts'
import type { CompanyFacts } from '#server/market/facts/company-facts.ts'
import type { Market, RegulationView } from './view.ts'

/** What sources say of standing figures: by number of the company, and by code, year and accounting basis. */
export type FigureMarks = ReadonlyMap<number, ReadonlyMap<string, Marks>>

const none: Marks = { assurance: null, standard: null }
const kept = oncePer((_: CompanyFacts): { promise?: Promise<FigureMarks> } => ({}))

/** The marks of the market on a day, read once for all regulations. */
export function figureMarksOf(market: Pick<Market, 'db' | 'facts' | 'asOf'>): Promise<FigureMarks> {
  const entry = kept(market.facts)
  entry.promise ??= readMarks(market).catch((error: unknown) => {
    delete entry.promise
    throw error
  })
  return entry.promise
}

/** A mark counts while its vintage stands: a value that was restated without one has none. */
async function readMarks({ db, asOf }: Pick<Market, 'db' | 'asOf'>): Promise<FigureMarks> {
  const codes = new Set(regulations().flatMap(({ indicators }) => indicators.map(({ indicator }) => codeOf(indicator))))
  const { rows } = await sql<{ company: number; key: string; notes: string[] }>`
    select company_id as company, code || ' ' || fiscal_year || ' ' || boundary as key, notes
    from observation marked join indicator on indicator.id = indicator_id
    where notes && ${[...assuranceNotes, ...standardNotes]}::text[] and part = '' and known_from <= ${asOf}
      and code = any(${[...codes]})
      and not exists (
        select from observation later
        where (later.company_id, later.indicator_id, later.fiscal_year, later.boundary, later.part)
            = (marked.company_id, marked.indicator_id, marked.fiscal_year, marked.boundary, marked.part)
          and later.known_from <= ${asOf}
          and (later.known_from, later.import_id) > (marked.known_from, marked.import_id)
      )`.execute(db)
  const marks = new Map<number, Map<string, Marks>>()
  for (const { company, key, notes } of rows) {
    const own = marks.get(company) ?? new Map<string, Marks>()
    marks.set(company, own.set(key, marksOf(notes)))
  }
  return marks
}

type Serving = RegulationView['regulation']['indicators'][number]['indicator']
const codeOf = ({ sameAs, code }: Serving) => sameAs ?? code

/** What the source says of a company’s figure of an indicator, by its place among those that serve the regulation. */
export function markOf({ panel, terms, regulation, marks }: RegulationView, at: number, company: number): Marks {
  const own = marks.get(panel.companies[company]!.id)
  if (!own) return none
  const { indicator } = regulation.indicators[at]!
  return own.get(`${codeOf(indicator)} ${panel.years[terms.years[company]!]} ${indicator.boundary}`) ?? none
}

/** Marks on the disclosed figures of one indicator. */
export function countMarks(view: RegulationView, at: number, companies: readonly number[]): MarkCounts {
  const disclosed = companies.filter((company) => view.gaps[at]![company] === 'disclosed')
  const marks = disclosed.map((company) => markOf(view, at, company))
  return {
    assured: marks.filter(isAssured).length,
    unassured: marks.filter(({ assurance }) => assurance === 'none').length,
    ssbj: marks.filter(({ standard }) => standard === 'ssbj').length,
  }
}
