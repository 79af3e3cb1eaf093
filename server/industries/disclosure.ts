import type { IndustryOverview } from '#contract/industries/industries.ts'
import { stateCode } from '#methodology/figures/cell-states.ts'
import { counts } from '#methodology/panel/panel.ts'
import { categories, type ScoredIndicator } from '#methodology/scores/hierarchy.ts'
import { once } from '#server/cache/once.ts'
import { type CatalogueRow, readCatalogue } from '#server/catalogue/catalogue.ts'
import type { MarketSnapshot } from '#server/market/snapshot/market-snapshot.ts'
import type { Group } from './group.ts'

/** Categories that count as the heavy ones. */
const heavy = 5
/** Indicators named of each. */
const each = 4
/** Rules and standards named. */
const maxRules = 12

type Disclosure = Pick<IndustryOverview, 'disclosure' | 'goals' | 'regulations'>

const catalogue = once((): ReadonlyMap<string, CatalogueRow> => new Map(readCatalogue().map((row) => [row.code, row])))

/** What the industry's heavy categories ask for, who discloses it, and which goals and rules stand behind it. */
export function disclosureIn(market: MarketSnapshot, group: Group): Disclosure {
  const { indicators } = market
  const whole = group.weights.reduce((sum, weight) => sum + weight, 0)
  const weights = categories.map((_, at) => group.weights[at]! / whole)
  const sizes = categories.map((category) => indicators.filter((each) => each.category === category).length)
  /** Share of the score that an indicator carries where all of its category are known. */
  const shareOf = ({ category }: ScoredIndicator) => {
    const at = categories.indexOf(category)
    return weights[at]! / sizes[at]!
  }
  const first = [...categories.keys()].sort((a, b) => weights[b]! - weights[a]! || a - b).slice(0, heavy)
  const chosen = first.map((at) => categories[at]!)
  return {
    disclosure: chosen.flatMap((category) => ratesOf(market, group, category)),
    goals: goalsOf(indicators, shareOf),
    regulations: rulesOf(
      indicators.filter(({ category }) => chosen.includes(category)),
      shareOf,
    ),
  }
}

function ratesOf(market: MarketSnapshot, group: Group, category: ScoredIndicator['category']) {
  const { indicators, peers } = market
  const inGroup = (company: number) => peers.placeOf[company]! >= group.start && peers.placeOf[company]! < group.end
  return indicators
    .filter((indicator) => indicator.category === category)
    .map((indicator) => {
      const row = catalogue().get(indicator.code)!
      const rates = { industry: rateOf(market, indicator, inGroup), market: rateOf(market, indicator, () => true) }
      return { indicator: indicator.code, category, ...rates, standards: [...row.standardRefs], isMajor: row.isMajor }
    })
    .sort((a, b) => Number(b.isMajor) - Number(a.isMajor) || (b.market ?? 0) - (a.market ?? 0))
    .slice(0, each)
    .map(({ isMajor: _, ...row }) => row)
}

/** Share of the companies with a report of the year, to which the indicator applies, that have a figure. */
function rateOf(
  market: MarketSnapshot,
  { position }: ScoredIndicator,
  isIn: (company: number) => boolean,
): number | null {
  if (market.year === null) return null
  const { states } = market.column(position, market.year)
  let [disclosed, expected] = [0, 0]
  for (const [company, state] of states.entries()) {
    if (!isIn(company) || state === stateCode['no-report'] || state === stateCode['not-applicable']) continue
    expected++
    if (counts(state)) disclosed++
  }
  return expected === 0 ? null : disclosed / expected
}

type ShareOf = (indicator: ScoredIndicator) => number

function goalsOf(indicators: readonly ScoredIndicator[], shareOf: ShareOf): Disclosure['goals'] {
  const goals = new Map<number, { share: number; indicators: number }>()
  for (const indicator of indicators) {
    for (const goal of indicator.sdgs) {
      const { share, indicators: before } = goals.get(goal) ?? { share: 0, indicators: 0 }
      goals.set(goal, { share: Math.min(1, share + shareOf(indicator)), indicators: before + 1 })
    }
  }
  return [...goals].map(([goal, rest]) => ({ goal, ...rest })).sort((a, b) => b.share - a.share || a.goal - b.goal)
}

function rulesOf(indicators: readonly ScoredIndicator[], shareOf: ShareOf): Disclosure['regulations'] {
  const rules = new Map<string, { share: number; indicators: string[] }>()
  for (const indicator of indicators) {
    for (const standard of new Set(catalogue().get(indicator.code)!.standardRefs.map(familyOf))) {
      if (standard === null) continue
      const rule = rules.get(standard) ?? { share: 0, indicators: [] }
      rules.set(standard, rule)
      rule.share = Math.min(1, rule.share + shareOf(indicator))
      rule.indicators.push(indicator.code)
    }
  }
  return [...rules]
    .map(([standard, rest]) => ({ standard, ...rest }))
    .sort((a, b) => b.share - a.share)
    .slice(0, maxRules)
}

/** `GRI 305-1/305-2` → `GRI 305`, `IFRS S2 29(a)` → `IFRS S2`, `ESRS E1-6` → `ESRS E1`; a company's own measure is none. */
function familyOf(reference: string): string | null {
  if (/^(company KPI|SASB|CDP)$/.test(reference)) return null
  return /^(GRI \d+|IFRS S\d|ESRS [A-Z0-9]+|TCFD|PAI)/.exec(reference)?.[0] ?? reference
}
