import { setImmediate } from 'node:timers/promises'
import { ruleStates } from '#methodology/themes/themes.ts'
import { themeTables } from '#server/catalogue/theme-rules.ts'
import type { LoadedPanel } from '#server/market/panel/build.ts'
import type { RuleFacts } from './company-facts.ts'
import { marketTerms } from './rule-terms.ts'

/** The state of each rule by position of the company, `implemented`; memberships that no rule asks for among them. */
export type ThemeStates = ReadonlyMap<string, readonly string[]>

/** Companies judged before others get their turn. */
const atOnce = 150

/**
 * What the rules of themes, screens, regulations and indices say of every company.
 *
 * @param year fiscal year whose figures are looked at; of each company the newest that holds enough when undefined
 * @param hasScreensOnly whether the negative screens are enough
 */
export async function themeStates(
  panel: LoadedPanel,
  ruleFacts: RuleFacts,
  { year, hasScreensOnly = false }: { readonly year: number | undefined; readonly hasScreensOnly?: boolean },
): Promise<ThemeStates> {
  const { rules, rows } = themeTables()
  const asked = hasScreensOnly
    ? rows.flatMap(({ kind, code }) => (kind === 'negative_screen' ? [code] : []))
    : [...rules.keys()]
  const marketFacts = marketTerms(panel, ruleFacts, year)
  const states = new Map(asked.map((code) => [code, [] as string[]]))
  const memberships = hasScreensOnly ? [] : otherMemberships(ruleFacts)
  for (const term of memberships) states.set(term, [])
  for (const company of ruleFacts.companies.keys()) {
    if (company % atOnce === atOnce - 1) await setImmediate()
    const terms = marketFacts.of(company)
    for (const [code, { state }] of ruleStates(rules, (name) => terms(name)?.term, asked)) states.get(code)!.push(state)
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
