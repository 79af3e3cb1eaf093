import { setImmediate } from 'node:timers/promises'
import { ruleStates } from '#methodology/themes/themes.ts'
import { BoundedCache } from '#server/cache/bounded-cache.ts'
import { oncePer } from '#server/cache/once.ts'
import { themeTables } from '#server/catalogue/theme-rules.ts'
import type { Db } from '#server/db/database.ts'
import type { LoadedPanel } from '#server/market/panel/build.ts'
import { fullYearsOf } from '#server/market/panel/full-years.ts'
import { type CompanyTerms, termsOf } from '#server/market/ratings/theme-terms.ts'
import { type CompanyFacts, type RuleFacts, ruleFactsOf } from './company-facts.ts'

/** The state of each rule by position of the company, `implemented`; memberships that no rule asks for among them. */
export type ThemeStates = ReadonlyMap<string, readonly string[]>

/** Fiscal years that a history goes through. */
const maxYears = 24
const cached = oncePer(
  (_: CompanyFacts) => new BoundedCache<Promise<ThemeStates>>({ name: 'theme-states', max: maxYears }),
)

interface Judging {
  /** Fiscal year looked at; of each company the newest that holds enough when undefined. */
  readonly year: number | undefined
  /** Whether the negative screens are enough, which takes a quarter of the time. */
  readonly hasScreensOnly?: boolean
}

/** What the rules of themes, screens, regulations and indices say of every company at the end of a day; judged once for all who ask. */
export function themeStatesOf(
  db: Db,
  panel: LoadedPanel,
  companyFacts: CompanyFacts,
  { asOf, year, hasScreensOnly = false }: Judging & { readonly asOf: string },
): Promise<ThemeStates> {
  return cached(companyFacts).get(`${year} ${hasScreensOnly}`, async () => {
    const ruleFacts = await ruleFactsOf(db, panel, companyFacts, { asOf, year })
    return judge(panel, ruleFacts, { year, hasScreensOnly })
  })
}

/** Companies judged before others get their turn. */
const concurrency = 150

async function judge(
  panel: LoadedPanel,
  ruleFacts: RuleFacts,
  { year, hasScreensOnly = false }: Judging,
): Promise<ThemeStates> {
  const { rules, rows } = themeTables()
  const themeCodes = hasScreensOnly
    ? rows.flatMap(({ kind, code }) => (kind === 'negative_screen' ? [code] : []))
    : [...rules.keys()]
  const states = new Map(themeCodes.map((code) => [code, [] as string[]]))
  const memberships = hasScreensOnly ? [] : otherMemberships(ruleFacts)
  for (const term of memberships) states.set(term, [])
  const { of: termsOfCompany } = marketTerms(panel, ruleFacts, year)
  for (const company of ruleFacts.companies.keys()) {
    if (company % concurrency === concurrency - 1) await setImmediate()
    const terms = termsOfCompany(company)
    for (const [code, { state }] of ruleStates(rules, (name) => terms(name)?.term, themeCodes))
      states.get(code)!.push(state)
    for (const term of memberships) {
      const value = ruleFacts.terms[company]!.get(term)
      states.get(term)!.push(value === undefined ? 'no_information' : value === 1 ? 'member' : 'not_member')
    }
  }
  return states
}

/** Indices that were brought in and that no rule names. */
function otherMemberships({ terms }: RuleFacts): string[] {
  const { rows } = themeTables()
  const memberships = new Set(
    terms.flatMap((companyTerms) => [...companyTerms.keys()].filter((name) => name.startsWith('index.'))),
  )
  return [...memberships].filter((name) => !rows.some(({ rule }) => rule.includes(`${name}=`))).sort()
}

/** What rules may ask of the companies of a market, by their position in the panel. */
export interface MarketTerms {
  readonly of: (company: number) => CompanyTerms['of']
  /** Positions of the fiscal years whose figures are looked at; −1 without one. */
  readonly years: Int32Array
}

/** @param year fiscal year; of each company the newest that holds enough when undefined */
export function marketTerms(panel: LoadedPanel, ruleFacts: RuleFacts, year: number | undefined): MarketTerms {
  const years =
    year === undefined
      ? fullYearsOf(panel).newest
      : new Int32Array(panel.companies.length).fill(panel.years.indexOf(year))
  const of = (company: number) => {
    const row = ruleFacts.companies[company]!
    const scandal = ruleFacts.scandal[company]!
    const importedTerms = ruleFacts.terms[company]!
    return termsOf({
      panel,
      company,
      year: years[company]!,
      facts: {
        country: row.country,
        isListed: row.is_listed,
        market: row.market_code,
        gics: row.gics_code,
        scandal: Number.isNaN(scandal) ? null : scandal,
      },
      importedTerm: (name) => {
        const value = importedTerms.get(name)
        return value === undefined ? undefined : { term: { kind: 'disclosed', value } }
      },
    })
  }
  return { of, years }
}
