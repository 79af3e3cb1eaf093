import type { IndustrySummary, listIndustries } from '#contract/market/industries.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { type Total, totalKeys } from '#methodology/scores/hierarchy.ts'
import { meanOf } from '#methodology/scores/industry-average.ts'
import { type Group, groupOf, marketGroup } from './group.ts'
import { type MarketView, quartilesOf } from './market-view.ts'
import { groupName } from './names.ts'

export function industriesOf(view: MarketView): Output<typeof listIndustries> {
  const { industries } = view.book.peers
  return {
    ...view.answer,
    average: view.averageBy,
    market: summaryOf(view, marketGroup(view)),
    industries: industries.map((_, industry) => summaryOf(view, groupOf(view, industry))),
  }
}

export function summaryOf(view: MarketView, group: Group): IndustrySummary {
  const { year } = view
  const scores = year === null ? new Float64Array() : view.sorted('sustainability_score', year, group)
  const averages = averagesOf(view, group, year)
  const before = year === null ? null : view.average('sustainability_score', year - 1, group.leaders)
  const now = averages.sustainability_score
  return {
    ...groupName(view.book.peers.basis, group.code),
    id: group.id,
    level: group.level,
    sector: group.chain.length > 1 ? group.chain[0]! : null,
    companies: group.end - group.start,
    scored: scores.length,
    averages,
    quartiles: quartilesOf(scores),
    coverage: year === null ? null : meanOf([...view.coverages(group, year)]),
    change: now === null || before === null ? null : now - before,
  }
}

function averagesOf(view: MarketView, { leaders }: Group, year: number | null): Record<Total, number | null> {
  const of = (key: Total) => (year === null ? null : view.average(key, year, leaders))
  return Object.fromEntries(totalKeys.map((key) => [key, of(key)])) as Record<Total, number | null>
}
