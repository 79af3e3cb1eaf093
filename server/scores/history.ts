import type { getScoreHistory } from '#contract/scores/scores.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import type { ScoreKey } from '#methodology/scores/hierarchy.ts'
import type { CompanySnapshot } from '#server/market/snapshot/company-snapshot.ts'

/** Most fiscal years of a series. */
const longest = 10

/** Scores through the years: the last ten that the market has. */
export function historyOf(company: CompanySnapshot, keys: readonly ScoreKey[]): Output<typeof getScoreHistory> {
  const { years } = company.market.panel
  const last = company.years.at(-1) ?? years.length - 1
  const lastYears = [...years.keys()].slice(Math.max(0, last + 1 - longest), last + 1)
  return {
    years: lastYears.map((year) => years[year]!),
    series: keys.map((key) => ({
      key,
      values: lastYears.map((year) => company.score(key, year)),
      average: lastYears.map((year) => company.average(key, year)),
      coverage: lastYears.map((year) => company.coverage(key, year)),
      ranks: lastYears.map((year) => company.rank(key, year)),
    })),
    recipe: company.market.recipeName,
  }
}
