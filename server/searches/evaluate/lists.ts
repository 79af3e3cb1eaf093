import type { SetCondition, SetName } from '#contract/search/condition.ts'
import {
  isRuleList,
  membershipStates,
  parseRuleValue,
  type RuleListName,
  ruleLists,
} from '#contract/search/rule-lists.ts'
import { BoundedCache } from '#server/cache/bounded-cache.ts'
import { once } from '#server/cache/once.ts'
import { readTse33 } from '#server/catalogue/classifications.ts'
import { regionsOf } from '#server/catalogue/regions.ts'
import { themeTables } from '#server/catalogue/theme-rules.ts'
import type { CompanyFacts } from '#server/market/facts/company-facts.ts'
import type { ThemeStates } from '#server/market/facts/theme-states.ts'
import type { LoadedPanel } from '#server/market/panel/build.ts'
import { scoreTables } from '#server/market/scores/tables.ts'
import { BitSet } from './bit-set.ts'

/** Lists whose values every company of the market has or has not, whoever asks. */
type MarketListName = Exclude<SetName, RuleListName | 'watchlist'>

/** What lists can be asked about, of every company in the order of the panel. */
export class Lists {
  readonly #panel: LoadedPanel
  readonly #companyFacts: CompanyFacts
  readonly #themes: ThemeStates
  readonly #values = new BoundedCache<readonly (readonly string[])[]>({ name: 'search-lists', max: 64 })

  constructor(panel: LoadedPanel, companyFacts: CompanyFacts, themes: ThemeStates) {
    this.#panel = panel
    this.#companyFacts = companyFacts
    this.#themes = themes
  }

  fits({ name, values }: SetCondition): BitSet {
    if (isRuleList(name)) return this.#fitsRule(name, values)
    if (name === 'watchlist') throw new Error('watchlists belong to a person, not to the market')
    const codes = new Set(values)
    const own = this.values(name)
    return BitSet.where(own.length, (company) => own[company]!.some((value) => codes.has(value)))
  }

  /** By position of the company, everything it has in a list. */
  values(name: MarketListName): readonly (readonly string[])[] {
    return this.#values.get(name, () =>
      this.#panel.companies.map((_, company) => this.#of(name, company).filter((value) => value !== null)),
    )
  }

  /** Every code of rules with the state of each company. */
  get themes(): ThemeStates {
    return this.#themes
  }

  #of(name: MarketListName, company: number): readonly (string | null)[] {
    const row = this.#companyFacts.companies[company]!
    const { tse33, gics } = this.#panel.companies[company]!
    if (name === 'market') return [row.market_code]
    if (name === 'tse33') return [tse33]
    if (name === 'tse17') return [tse33 === null ? null : (tse17Of().get(tse33) ?? null)]
    if (name === 'gics') return prefixes(gics)
    if (name === 'gics2018') return prefixes(gics === null ? null : (scoreTables().walks.gics2018.get(gics) ?? gics))
    if (name === 'country') return [row.country]
    if (name === 'region') return regionsOf(row)
    if (name === 'listing') return [row.is_listed ? 'listed' : 'delisted']
    if (name === 'accounts')
      return [row.has_consolidated === null ? null : row.has_consolidated ? 'consolidated' : 'standalone']
    if (name === 'sbti')
      return this.#companyFacts.sbti[company]!.length > 0 ? this.#companyFacts.sbti[company]! : ['none']
    return [String(row.id)]
  }

  #fitsRule(name: RuleListName, values: readonly string[]): BitSet {
    const parsed = values.map((value) => parseRuleValue(name, value))
    const states = parsed.map(({ code, state }) => ({ state, of: this.#themes.get(code) ?? [] }))
    return BitSet.where(this.#panel.companies.length, (company) =>
      states.some(({ state, of }) => of[company] === state),
    )
  }
}

/** 15, 1510, 151010: a sector, a group and an industry of one code. */
function prefixes(code: string | null): string[] {
  return code === null ? [] : [2, 4, 6].map((length) => code.slice(0, length))
}

const tse17Of = once(
  (): ReadonlyMap<string, string> => new Map(readTse33().map(({ code, tse17Code }) => [code, tse17Code])),
)

/** Codes of the rules of a kind, besides memberships that were brought in. */
export function ruleCodes(name: RuleListName): ReadonlySet<string> {
  return new Set(themeTables().rows.flatMap(({ kind, code }) => (kind === ruleLists[name].kind ? [code] : [])))
}

/** The states that a rule can answer with. */
export function ruleStates(code: string): readonly string[] {
  const rule = themeTables().rules.get(code)
  return rule ? [...rule.branches.map(({ label }) => label), rule.otherwise] : membershipStates
}
