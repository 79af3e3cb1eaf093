import type { listIndustries } from '#contract/industries/industries.ts'
import type { IndustrySummary } from '#contract/industries/industry-parts.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { type Total, totalKeys } from '#methodology/scores/hierarchy.ts'
import { meanWithoutGaps } from '#methodology/statistics/mean.ts'
import type { MarketSnapshot } from '#server/market/snapshot/market-snapshot.ts'
import { averageBy, coveragesOf, marketFacts, previousAverage, quartilesOf } from './figures.ts'
import { type Group, groupOf, marketGroup } from './group.ts'
import { groupName } from './names.ts'

export function industriesOf(market: MarketSnapshot): Output<typeof listIndustries> {
  const { industries } = market.peers
  return {
    ...marketFacts(market),
    average: averageBy(market),
    market: summaryOf(market, marketGroup(market)),
    industries: industries.map((_, industry) => summaryOf(market, groupOf(market, industry))),
  }
}

export function summaryOf(market: MarketSnapshot, group: Group): IndustrySummary {
  const { year } = market
  const scores = year === null ? new Float64Array() : market.sorted('sustainability_score', year, group)
  const averages = averagesOf(market, group, year)
  const before = year === null ? null : previousAverage(market, 'sustainability_score', year, group.leaders)
  const now = averages.sustainability_score
  return {
    ...groupName(market.peers.basis, group.code),
    id: group.id,
    level: group.level,
    sector: group.chain.length > 1 ? group.chain[0]! : null,
    companies: group.end - group.start,
    scored: scores.length,
    averages,
    quartiles: quartilesOf(scores),
    coverage: year === null ? null : meanWithoutGaps([...coveragesOf(market, group, year)]),
    change: now === null || before === null ? null : now - before,
  }
}

function averagesOf(market: MarketSnapshot, { leaders }: Group, year: number | null): Record<Total, number | null> {
  const of = (key: Total) => (year === null ? null : market.average(key, year, leaders))
  return Object.fromEntries(totalKeys.map((key) => [key, of(key)])) as Record<Total, number | null>
}
