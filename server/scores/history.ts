import type { getScoreHistory } from '#contract/scores/scores.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import type { PeerDisplay } from '#methodology/scores/displays.ts'
import type { ScoreKey } from '#methodology/scores/hierarchy.ts'
import type { CompanySnapshot } from '#server/market/snapshot/company-snapshot.ts'
import { averageStep, scoreStep, stepsOf } from '#server/market/snapshot/year-steps.ts'

/** Most fiscal years of a series. */
const longest = 10

/** Scores through the years: the last ten that the market has. */
export function historyOf(company: CompanySnapshot, keys: readonly ScoreKey[]): Output<typeof getScoreHistory> {
  const { years } = company.market.panel
  const last = company.years.at(-1) ?? years.length - 1
  const lastYears = [...years.keys()].slice(Math.max(0, last + 1 - longest), last + 1)
  return {
    years: lastYears.map((year) => years[year]!),
    series: keys.map((key) => {
      const values = lastYears.map((year) => company.score(key, year))
      const average = lastYears.map((year) => company.average(key, year))
      const read = (figures: readonly (number | null)[], display: PeerDisplay) =>
        figures.map((figure, index) => company.displayed(figure, display, { key, year: lastYears[index]! }))
      const readingOf = (display: PeerDisplay) => ({
        values: read(values, display),
        average: read(average, display),
      })
      return {
        key,
        values,
        average,
        coverage: lastYears.map((year) => company.coverage(key, year)),
        own: stepsOf(company.market, lastYears, present(values), (span) =>
          scoreStep(company.market, key, company.position, span),
        ),
        averages: stepsOf(company.market, lastYears, present(average), (span) =>
          averageStep(company.market, key, company.leaders, span),
        ),
        ranks: lastYears.map((year) => company.rank(key, year)),
        displays: { percentile: readingOf('percentile'), deviation: readingOf('deviation') },
      }
    }),
    recipe: company.market.recipeName,
  }
}

const present = (values: readonly (number | null)[]) => values.map((value) => value !== null)
