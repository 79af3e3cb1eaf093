import type { Boundary } from '#methodology/boundary.ts'
import { toMeasured } from '#methodology/measured.ts'
import { cellStates, columnAt, counts } from '#methodology/panel.ts'
import type { Term } from '#methodology/themes.ts'
import type { Db } from '#server/db/database.ts'
import { readCatalogue } from '#server/indicators/catalogue.ts'
import type { Built } from '#server/market/panel/build.ts'
import { scandalOf } from './scandal.ts'

/** What is known of a term, and where it stands. */
export interface KnownTerm {
  readonly term: Term
  readonly indicator?: { readonly fiscalYear: number; readonly boundary: Boundary; readonly unit: string }
  readonly source?: { readonly name: string; readonly validFrom: string }
}

export interface TermsAsked {
  readonly db: Db
  readonly panel: Built
  readonly companyId: number
  /** Fiscal year; the newest with a report when left out. */
  readonly year: number | undefined
  /** Day by which it was known. */
  readonly known: string
}

export interface KnownTerms {
  /** Null without a report. */
  readonly year: number | null
  readonly of: (name: string) => KnownTerm | undefined
  /** Names of the memberships that were brought in. */
  readonly memberships: readonly string[]
}

/** Segments as rules name them. */
const segments: Readonly<Record<string, string>> = { PRM: 'prime', STD: 'standard', GRT: 'growth' }
/** Years over which rules look for scandals. */
const scandalMonths = 36

/** Everything that rules may ask of the company. What nobody has told stays unknown, and nothing is guessed. */
export async function knownTerms(asked: TermsAsked): Promise<KnownTerms | undefined> {
  const { db, panel, companyId, known } = asked
  const company = panel.companies.findIndex(({ id }) => id === companyId)
  if (company === -1) return undefined
  const [row, brought, scandal] = await Promise.all([
    db
      .selectFrom('company')
      .select(['country', 'is_listed', 'market_code', 'gics_code'])
      .where('id', '=', companyId)
      .executeTakeFirstOrThrow(),
    listTerms(asked),
    scandalOf(db, companyId, known, scandalMonths),
  ])
  const figures = new Figures(panel, company, asked.year)
  const facts = new Map<string, string | number | null>([
    ['country', row.country],
    ['listed', row.is_listed ? 'yes' : 'no'],
    ['market', row.market_code && (segments[row.market_code] ?? row.market_code.toLowerCase())],
    ['gics', row.gics_code],
    ['scandal.max', scandal?.level ?? null],
  ])
  return {
    year: figures.fiscalYear,
    of: (name) => {
      const fact = facts.get(name)
      if (fact !== undefined && fact !== null) return { term: { kind: 'disclosed', value: fact } }
      if (name === 'avg_mcap_5y_jpy') return figures.averageSize()
      return figures.of(name) ?? brought.get(name)
    },
    memberships: [...brought.keys()].filter((name) => name.startsWith('index.')),
  }
}

/** Standing terms that were brought in: of each the newest that holds by the day. */
async function listTerms({ db, companyId, known }: TermsAsked): Promise<Map<string, KnownTerm>> {
  const rows = await db
    .selectFrom('company_term')
    .distinctOn('term')
    .select(['term', 'value', 'source', 'valid_from'])
    .where('company_id', '=', companyId)
    .where('valid_from', '<=', known)
    .where('known_from', '<=', known)
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

interface Row {
  readonly code: string
  readonly boundary: Boundary
  readonly unit: string
}

/** By code, each code with the one whose figure it repeats. */
let catalogue: ReadonlyMap<string, Row> | undefined

function rowOf(code: string): Row | undefined {
  catalogue ??= new Map(
    readCatalogue().map(({ code: own, sameAs, boundary, unit }) => [own, { code: sameAs ?? own, boundary, unit }]),
  )
  return catalogue.get(code)
}

/** The company's figures of one fiscal year. */
class Figures {
  readonly fiscalYear: number | null
  readonly #panel: Built
  readonly #company: number
  readonly #year: number

  constructor(panel: Built, company: number, asked: number | undefined) {
    this.#panel = panel
    this.#company = company
    this.#year = asked === undefined ? this.#newest() : panel.years.indexOf(asked)
    this.fiscalYear = panel.years[this.#year] ?? null
  }

  of(code: string): KnownTerm | undefined {
    const row = rowOf(code)
    if (!row) return undefined
    const { unit, boundary } = row
    return {
      term: this.#cell(row.code, this.#year),
      ...(this.fiscalYear !== null && { indicator: { fiscalYear: this.fiscalYear, boundary, unit } }),
    }
  }

  /** Average market capitalization at the last five fiscal year-ends, yen; unknown when one of them is. */
  averageSize(): KnownTerm | undefined {
    const sizes = [0, 1, 2, 3, 4].map((back) => this.#cell('F-MK-002', this.#year - back))
    if (sizes.some(({ kind }) => kind === 'missing')) return undefined
    const values = sizes.map((size) => (size.kind === 'missing' ? 0 : Number(size.value)))
    const value = (values.reduce((sum, size) => sum + size, 0) / values.length) * 1_000_000
    return { term: { kind: sizes.every(({ kind }) => kind === 'disclosed') ? 'disclosed' : 'estimated', value } }
  }

  #cell(code: string, year: number): Term {
    const indicator = this.#panel.indicators.findIndex((one) => one.code === code)
    if (indicator === -1 || year < 0) return { kind: 'missing', reason: 'no-report' }
    const { values, states } = columnAt(this.#panel, indicator, year)
    return toMeasured(cellStates[states[this.#company]!]!, values[this.#company]!)
  }

  /** The last year with a figure of the company's own. */
  #newest(): number {
    const { indicators, years } = this.#panel
    return [...years.keys()].findLastIndex((year) =>
      indicators.some((_, indicator) => counts(columnAt(this.#panel, indicator, year).states[this.#company]!)),
    )
  }
}
