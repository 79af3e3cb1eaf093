import type { Industry } from '#contract/industries/industry.ts'
import { categories, type Total, totalKeys } from '#methodology/scores/hierarchy.ts'
import { origins } from '#methodology/scores/ranks/ranks.ts'
import type { Db } from '#server/db/database.ts'
import type { MarketSnapshot } from '#server/market/snapshot/market-snapshot.ts'
import { averageStep, medianStep, stepsOf } from '#server/market/snapshot/year-steps.ts'
import { averageBy, coveragesOf, marketFacts, medianOf, previousAverage, quartilesOf } from './figures.ts'
import type { Group, IndustryView } from './group.ts'
import { moversOf } from './movers.ts'
import { listCompanyRows } from './queries.ts'
import { summaryOf } from './summary.ts'

/** Most fiscal years of a series. */
const longest = 10

export async function industryOf(db: Db, { market, group }: IndustryView): Promise<Industry> {
  const { year } = market
  return {
    ...marketFacts(market, group),
    industry: summaryOf(market, group),
    chain: [...group.chain],
    average: { ...averageBy(market), companies: await leadersOf(db, market, group) },
    totals: totalKeys.map((key) => totalOf(market, group, key)),
    origins: countOrigins(market, group),
    coverage: year === null ? null : quartilesOf(coveragesOf(market, group, year)),
    materiality: materialityIn(market, group),
    movers: await moversOf(db, { market, group }),
    history: historyOf(market, group),
  }
}

async function leadersOf(
  db: Db,
  market: MarketSnapshot,
  { leaders }: Group,
): Promise<Industry['average']['companies']> {
  const { panel, sizes, year } = market
  const idOf = (company: number) => panel.companies[company]!.id
  const names = await listCompanyRows(db, [...leaders].map(idOf))
  return [...leaders].flatMap((company) => {
    const row = names.get(idOf(company))
    if (!row) return []
    const { id, nameJa, nameEn, ticker, isListed } = row
    const of = (key: Total) => (year === null ? null : market.score(key, year, company))
    const values = Object.fromEntries(totalKeys.map((key) => [key, of(key)])) as Record<Total, number | null>
    return [{ id, nameJa, nameEn, ticker, isListed, size: sizes.values[company]!, values }]
  })
}

function totalOf(market: MarketSnapshot, group: Group, key: Total): Industry['totals'][number] {
  const { year, peers } = market
  if (year === null) {
    const nothing = { average: null, previous: null, marketMedian: null, rank: null, quartiles: null }
    return { key, ...nothing, others: [], scores: [] }
  }
  const average = market.average(key, year, group.leaders)
  const averages = peers.industries.map((_, industry) => market.average(key, year, market.leadersOf(industry)))
  const others = averages.filter((average) => average !== null).sort((a, b) => a - b)
  const scores = market.sorted(key, year, group)
  const isRanked = average !== null && group.level !== 'market'
  return {
    key,
    average,
    previous: previousAverage(market, key, year, group.leaders),
    marketMedian: medianOf(market, key, year, market.market),
    rank: isRanked ? { rank: 1 + others.filter((other) => other > average).length, of: others.length } : null,
    others,
    scores: [...scores],
    quartiles: quartilesOf(scores),
  }
}

function countOrigins(market: MarketSnapshot, { start, end }: Group): Industry['origins'] {
  const counts = { disclosed: 0, estimated: 0, inferred: 0, 'worst-value': 0, 'not-scored': 0 }
  const { year } = market
  if (year === null) return counts
  const absent = market.absent(year)
  for (const indicator of market.indicators.keys()) {
    const codes = market.origins(indicator, year)
    for (let place = start; place < end; place++) {
      if (absent[place] === 1) continue
      const origin = origins[codes[place]!]!
      counts[origin === 'none' ? 'not-scored' : origin]++
    }
  }
  return counts
}

/** Categories that weigh something, in the order of the method. */
function materialityIn(market: MarketSnapshot, group: Group): Industry['materiality'] {
  const { year } = market
  const whole = group.weights.reduce((sum, weight) => sum + weight, 0)
  return categories.flatMap((category, at) => {
    const weight = group.weights[at]!
    if (weight === 0) return []
    const entry = { category, weight: weight / whole }
    if (year === null) return [{ ...entry, average: null, previous: null, median: null, marketMedian: null }]
    return [
      {
        ...entry,
        average: market.average(category, year, group.leaders),
        previous: previousAverage(market, category, year, group.leaders),
        median: medianOf(market, category, year, group),
        marketMedian: medianOf(market, category, year, market.market),
      },
    ]
  })
}

function historyOf(market: MarketSnapshot, group: Group): Industry['history'] {
  const { years } = market.panel
  const last = market.scoredYears.at(-1) ?? years.length - 1
  const lastYears = [...years.keys()].slice(Math.max(0, last + 1 - longest), last + 1)
  return {
    years: lastYears.map((year) => years[year]!),
    series: [...totalKeys, ...categories].map((key) => {
      const average = lastYears.map((year) => market.average(key, year, group.leaders))
      const marketMedian = lastYears.map((year) => medianOf(market, key, year, market.market))
      return {
        key,
        average,
        median: lastYears.map((year) => medianOf(market, key, year, group)),
        marketMedian,
        averages: stepsOf(market, lastYears, present(average), (span) => averageStep(market, key, group.leaders, span)),
        markets: stepsOf(market, lastYears, present(marketMedian), (span) =>
          medianStep(market, key, market.market, span),
        ),
      }
    }),
  }
}

const present = (values: readonly (number | null)[]) => values.map((value) => value !== null)
