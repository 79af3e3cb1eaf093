import { BoundedCache } from '#server/cache/bounded-cache.ts'
import { oncePer } from '#server/cache/once.ts'
import type { Db } from '#server/db/database.ts'
import type { LoadedPanel } from '../panel/build.ts'
import { untilOf } from '../ratings/days.ts'
import { type CompanyFacts, type RuleFacts, readCompanyFacts, readRuleFacts } from './company-facts.ts'
import { type ThemeStates, themeStates } from './theme-states.ts'

/** Days, and years looked at on one of them, that are kept beside each other for one market. */
const mostKept = 8

const kept = oncePer(
  (_: LoadedPanel) => new BoundedCache<Promise<CompanyFacts>>({ name: 'company-facts', most: mostKept }),
)
/** Fiscal years that a history goes through. */
const mostYears = 24
const keptThemes = oncePer(
  (_: CompanyFacts) => new BoundedCache<Promise<ThemeStates>>({ name: 'theme-states', most: mostYears }),
)

const keptRuleFacts = oncePer(
  (_: CompanyFacts) => new BoundedCache<Promise<RuleFacts>>({ name: 'rule-facts', most: mostKept }),
)

/** What lists, prices and news say of the companies of a market at the end of a day; read once for all who ask. */
export function companyFactsOf(db: Db, panel: LoadedPanel, asOf: string): Promise<CompanyFacts> {
  return kept(panel).get(asOf, () => readCompanyFacts(db, panel, asOf))
}

/** What rules ask besides figures, on the last day that counts for the year asked for; read once for all who ask. */
export function ruleFactsOf(
  db: Db,
  panel: LoadedPanel,
  facts: CompanyFacts,
  { asOf, year }: { readonly asOf: string; readonly year: number | undefined },
): Promise<RuleFacts> {
  const until = untilOf(year, asOf)
  return keptRuleFacts(facts).get(until, () => readRuleFacts(db, panel, facts, { asOf, until }))
}

/**
 * What the rules of themes and screens say of every company at the end of a day.
 *
 * @param year fiscal year looked at; of each company the newest that holds enough when undefined
 * @param hasScreensOnly whether the negative screens are enough, which takes a quarter of the time
 */
export function themeStatesOf(
  db: Db,
  panel: LoadedPanel,
  facts: CompanyFacts,
  {
    asOf,
    year,
    hasScreensOnly = false,
  }: { readonly asOf: string; readonly year: number | undefined; readonly hasScreensOnly?: boolean },
): Promise<ThemeStates> {
  return keptThemes(facts).get(`${year} ${hasScreensOnly}`, async () => {
    return themeStates(panel, await ruleFactsOf(db, panel, facts, { asOf, year }), { year, hasScreensOnly })
  })
}
