import type { getIndicatorSeries } from '#contract/scores/indicator-score.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { stateCode } from '#methodology/figures/cell-states.ts'
import { stepBetween } from '#methodology/figures/comparable-years.ts'
import { counts, spreadOf } from '#methodology/panel/panel.ts'
import { Refusal } from '#server/http/refusal.ts'
import { indicatorPosition } from '#server/market/panel/positions.ts'
import { findCompany } from '#server/market/snapshot/company-snapshot.ts'
import type { MarketSnapshot } from '#server/market/snapshot/market-snapshot.ts'
import { stepsOf } from '#server/market/snapshot/year-steps.ts'

/** Fewest figures that have a middle worth showing. */
const fewest = 3
const longest = 10

interface SeriesQuery {
  readonly indicator: string
  readonly companyId: number
  readonly toYear: number | undefined
}

/** One indicator through the years, the company among its industry. */
export function seriesOf(
  market: MarketSnapshot,
  { indicator, companyId, toYear }: SeriesQuery,
): Output<typeof getIndicatorSeries> {
  const { panel, peers } = market
  const own = findCompany(market, companyId)
  if (!own) throw new Refusal('company.not-found')
  const { position: company, industry, leaders } = own
  const position = indicatorPosition(panel, indicator)
  if (position === undefined) throw new Refusal('indicator.not-found')
  const isPeer = (other: number) => peers.industryOf[other] === industry
  const upTo = panel.years.filter((year) => toYear === undefined || year <= toYear).length
  const years = [...panel.years.keys()].slice(Math.max(0, upTo - longest), upTo)
  const columns = years.map((year) => market.column(position, year))
  const enough = columns.map((column) => spreadOf(column, isPeer).n >= fewest)
  return {
    years: years.map((year) => panel.years[year]!),
    own: columns.map(({ values, states }) =>
      counts(states[company]!)
        ? { value: values[company]!, isEstimated: states[company] === stateCode.estimated }
        : null,
    ),
    industry: columns.map((column) => {
      const { n, lowerQuartile, median, upperQuartile } = spreadOf(column, isPeer)
      if (n < fewest) return null
      const disclosing = [...leaders].filter((leader) => counts(column.states[leader]!))
      const sum = disclosing.reduce((total, leader) => total + column.values[leader]!, 0)
      return {
        figures: n,
        lowerQuartile: lowerQuartile!,
        median: median!,
        upperQuartile: upperQuartile!,
        average: disclosing.length === 0 ? null : sum / disclosing.length,
      }
    }),
    industries: stepsOf(market, years, enough, ({ from, to }) => {
      const [before, after] = [market.column(position, from).states, market.column(position, to).states]
      return stepBetween({
        parts: panel.companies.length,
        isBefore: (other) => isPeer(other) && counts(before[other]!),
        isAfter: (other) => isPeer(other) && counts(after[other]!),
      })
    }),
    group: peers.industries[industry]!.code,
  }
}
