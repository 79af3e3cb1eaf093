import type { Boundary } from '#methodology/figures/boundary.ts'
import { cellStates } from '#methodology/figures/cell-states.ts'
import { toMeasured } from '#methodology/figures/measured.ts'
import { columnAt } from '#methodology/panel/panel.ts'
import type { Term } from '#methodology/themes/themes.ts'
import { once } from '#server/cache/once.ts'
import { readCatalogue } from '#server/catalogue/catalogue.ts'
import type { Db } from '#server/db/database.ts'
import type { LoadedPanel } from '../panel/build.ts'
import { fullYearsOf } from '../panel/full-years.ts'
import { companyPosition, indicatorPosition } from '../panel/positions.ts'
import { untilOf } from './days.ts'
import { readScandals } from './scandal.ts'

/** What is known of a term, and where it stands. */
interface TermValue {
  readonly term: Term
  readonly indicator?: { readonly fiscalYear: number; readonly boundary: Boundary; readonly unit: string }
  /** Indicator and fiscal years that it is the average of. */
  readonly average?: {
    readonly indicator: string
    readonly boundary: Boundary
    readonly fromYear: number
    readonly toYear: number
  }
  readonly source?: { readonly name: string; readonly validFrom: string }
}

export interface TermsRequest {
  readonly db: Db
  readonly panel: LoadedPanel
  readonly companyId: number
  /** Fiscal year; the newest that holds enough of the company when left out, as lists and searches look at it. */
  readonly year: number | undefined
  /** Day by which it was known. */
  readonly asOf: string
}

export interface CompanyTerms {
  /** Null without a report. */
  readonly year: number | null
  readonly of: (name: string) => TermValue | undefined
  /** Names of the memberships that were brought in. */
  readonly memberships: readonly string[]
}

/** Segments as rules name them. */
const segments: Readonly<Record<string, string>> = { PRM: 'prime', STD: 'standard', GRT: 'growth' }

/** All facts of the company that rules use. Missing ones stay unknown; nothing is guessed. */
export async function readTerms(request: TermsRequest): Promise<CompanyTerms | undefined> {
  const { db, panel, companyId, asOf } = request
  const company = companyPosition(panel, companyId)
  if (company === undefined) return undefined
  const [row, importedTerms, scandals] = await Promise.all([
    db
      .selectFrom('company')
      .select(['country', 'is_listed', 'market_code', 'gics_code'])
      .where('id', '=', companyId)
      .executeTakeFirstOrThrow(),
    listTerms(request),
    readScandals(db, { until: untilOf(request.year, asOf), months: scandalMonths, companyId, hasRead: false }),
  ])
  const year = request.year === undefined ? fullYearsOf(panel).newest[company]! : panel.years.indexOf(request.year)
  const facts = {
    country: row.country,
    isListed: row.is_listed,
    market: row.market_code,
    gics: row.gics_code,
    scandal: scandals.get(companyId)?.level ?? null,
  }
  return {
    year: panel.years[year] ?? null,
    of: termsOf({ panel, company, year, facts, importedTerm: (name) => importedTerms.get(name) }),
    memberships: [...importedTerms.keys()].filter((name) => name.startsWith('index.')),
  }
}

/** What registers tell of a company. */
interface RegisterFacts {
  readonly country: string
  readonly isListed: boolean
  readonly market: string | null
  readonly gics: string | null
  /** Gravest level of the last years that a source of news gave; null when none judged anything of the company. */
  readonly scandal: number | null
}

interface TermSources {
  readonly panel: LoadedPanel
  /** Position in the panel, and of the fiscal year; −1 without one. */
  readonly company: number
  readonly year: number
  readonly facts: RegisterFacts
  readonly importedTerm: (name: string) => TermValue | undefined
}

/** Terms by name: what registers tell, then figures, then what was brought in. */
export function termsOf({ panel, company, year, facts, importedTerm }: TermSources): CompanyTerms['of'] {
  const figures = new Figures(panel, company, year)
  const registered: Readonly<Record<string, string | number | null>> = {
    country: facts.country,
    listed: facts.isListed ? 'yes' : 'no',
    market: facts.market && (segments[facts.market] ?? facts.market.toLowerCase()),
    gics: facts.gics,
    'scandal.max': facts.scandal,
  }
  return (name) => {
    const fact = registered[name]
    if (fact !== undefined && fact !== null) return { term: { kind: 'disclosed', value: fact } }
    if (name === 'avg_mcap_5y_jpy') return figures.averageSize()
    return figures.of(name) ?? importedTerm(name)
  }
}

/** Terms that registers, news and prices tell; indicators have reasons of their own, and all others are brought in. */
const ownTerms = new Set(['country', 'listed', 'market', 'gics', 'scandal.max', 'avg_mcap_5y_jpy'])

/** Whether a term is one that only an import can tell, such as `index.…`, `flag.…` or `pct.…`. */
export function isImported(name: string): boolean {
  return !ownTerms.has(name)
}

/** Those of some terms that no company of the market has, by the day or in the year asked for. */
export async function unheldTerms(
  { db, asOf, year }: Pick<TermsRequest, 'db' | 'asOf' | 'year'>,
  names: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  if (names.size === 0) return names
  const termRows = await db
    .selectFrom('company_term')
    .select('term')
    .distinct()
    .where('term', 'in', [...names])
    .where('valid_from', '<=', untilOf(year, asOf))
    .where('known_from', '<=', asOf)
    .where('value', 'is not', null)
    .execute()
  const terms = new Set(termRows.map(({ term }) => term))
  return new Set([...names].filter((name) => !terms.has(name)))
}

/** Months over which rules look for scandals. */
export const scandalMonths = 36

/** Standing terms that were brought in: of each the newest that holds by the day, or in the year asked for. */
async function listTerms({ db, companyId, asOf, year }: TermsRequest): Promise<Map<string, TermValue>> {
  const rows = await db
    .selectFrom('company_term')
    .distinctOn('term')
    .select(['term', 'value', 'source', 'valid_from'])
    .where('company_id', '=', companyId)
    .where('valid_from', '<=', untilOf(year, asOf))
    .where('known_from', '<=', asOf)
    .orderBy('term')
    .orderBy('valid_from', 'desc')
    .orderBy('known_from', 'desc')
    .orderBy('import_id', 'desc')
    .execute()
  return new Map(
    rows.flatMap(({ term, value, source, valid_from }) =>
      value === null
        ? []
        : [[term, { term: { kind: 'disclosed', value }, source: { name: source, validFrom: valid_from } }] as const],
    ),
  )
}

interface IndicatorRow {
  readonly code: string
  readonly boundary: Boundary
  readonly unit: string
}

/** By code, each code with the one whose figure it repeats. */
const catalogue = once(
  (): ReadonlyMap<string, IndicatorRow> =>
    new Map(
      readCatalogue().map(({ code: own, sameAs, boundary, unit }) => [own, { code: sameAs ?? own, boundary, unit }]),
    ),
)

/** The company's figures of one fiscal year. */
class Figures {
  readonly #fiscalYear: number | null
  readonly #panel: LoadedPanel
  readonly #company: number
  readonly #year: number

  constructor(panel: LoadedPanel, company: number, year: number) {
    this.#panel = panel
    this.#company = company
    this.#year = year
    this.#fiscalYear = panel.years[year] ?? null
  }

  of(code: string): TermValue | undefined {
    const row = catalogue().get(code)
    if (!row) return undefined
    const { unit, boundary } = row
    return {
      term: this.#cell(row.code, this.#year),
      ...(this.#fiscalYear !== null && { indicator: { fiscalYear: this.#fiscalYear, boundary, unit } }),
    }
  }

  /** Average market capitalization at the last five fiscal year-ends, yen; unknown when one of them is. */
  averageSize(): TermValue | undefined {
    const sizes = [0, 1, 2, 3, 4].map((back) => this.#cell('F-MK-002', this.#year - back))
    if (sizes.some(({ kind }) => kind === 'missing')) return undefined
    const values = sizes.map((size) => (size.kind === 'missing' ? 0 : Number(size.value)))
    const value = (values.reduce((sum, size) => sum + size, 0) / values.length) * 1_000_000
    const toYear = this.#fiscalYear!
    const { boundary } = catalogue().get('F-MK-002')!
    return {
      term: { kind: sizes.every(({ kind }) => kind === 'disclosed') ? 'disclosed' : 'estimated', value },
      average: { indicator: 'F-MK-002', boundary, fromYear: toYear - 4, toYear },
    }
  }

  #cell(code: string, year: number): Term {
    const indicator = indicatorPosition(this.#panel, code)
    if (indicator === undefined || year < 0) return { kind: 'missing', reason: 'no-report' }
    const { values, states } = columnAt(this.#panel, indicator, year)
    return toMeasured(cellStates[states[this.#company]!]!, values[this.#company]!)
  }
}
