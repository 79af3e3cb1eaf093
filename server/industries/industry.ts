import type { Industry } from '#contract/market/industries.ts'
import { categories, type Total, totalKeys } from '#methodology/scores/hierarchy.ts'
import { origins } from '#methodology/scores/ranks.ts'
import type { Db } from '#server/db/database.ts'
import type { Group } from './group.ts'
import { type MarketView, quartilesOf } from './market-view.ts'
import { moversOf } from './movers.ts'
import { listCompanyRows } from './queries.ts'
import { summaryOf } from './summary.ts'

/** Most fiscal years of a series. */
const longest = 10

export async function industryOf(db: Db, view: MarketView, group: Group): Promise<Industry> {
  const { year } = view
  return {
    ...view.answer,
    industry: summaryOf(view, group),
    chain: [...group.chain],
    average: { ...view.averageBy, companies: await leadersOf(db, view, group) },
    totals: totalKeys.map((key) => totalOf(view, group, key)),
    origins: countOrigins(view, group),
    coverage: year === null ? null : quartilesOf(view.coverages(group, year)),
    materiality: materialityIn(view, group),
    movers: await moversOf(db, view, group),
    history: historyOf(view, group),
  }
}

async function leadersOf(db: Db, view: MarketView, { leaders }: Group): Promise<Industry['average']['companies']> {
  const { book, year } = view
  const idOf = (company: number) => book.panel.companies[company]!.id
  const names = await listCompanyRows(db, [...leaders].map(idOf))
  return [...leaders].flatMap((company) => {
    const row = names.get(idOf(company))
    if (!row) return []
    const { id, nameJa, nameEn, ticker } = row
    const of = (key: Total) => (year === null ? null : view.value(key, year, company))
    const values = Object.fromEntries(totalKeys.map((key) => [key, of(key)])) as Record<Total, number | null>
    return [{ id, nameJa, nameEn, ticker, size: book.sizes.values[company]!, values }]
  })
}

function totalOf(view: MarketView, group: Group, key: Total): Industry['totals'][number] {
  const { year, book, market } = view
  if (year === null) {
    const nothing = { average: null, previous: null, marketMedian: null, rank: null, quartiles: null }
    return { key, ...nothing, others: [], scores: [] }
  }
  const average = view.average(key, year, group.leaders)
  const others = book.leaders.flatMap((leaders) => view.average(key, year, leaders) ?? []).sort((a, b) => a - b)
  const scores = view.sorted(key, year, group)
  const isRanked = average !== null && group.level !== 'market'
  return {
    key,
    average,
    previous: view.average(key, year - 1, group.leaders),
    marketMedian: view.median(key, year, market),
    rank: isRanked ? { rank: 1 + others.filter((other) => other > average).length, of: others.length } : null,
    others,
    scores: [...scores],
    quartiles: quartilesOf(scores),
  }
}

function countOrigins({ book, year, ranks }: MarketView, { start, end }: Group): Industry['origins'] {
  const counts = { disclosed: 0, estimated: 0, inferred: 0, 'worst-value': 0, 'not-scored': 0 }
  if (year === null) return counts
  const { years, companies } = book.panel
  for (const indicator of book.indicators.keys()) {
    const base = (indicator * years.length + year) * companies.length
    for (let place = start; place < end; place++) {
      if (ranks.absent[year * companies.length + place] === 1) continue
      const origin = origins[ranks.origins[base + place]!]!
      counts[origin === 'none' ? 'not-scored' : origin]++
    }
  }
  return counts
}

/** Categories that weigh something, in the order of the method. */
function materialityIn(view: MarketView, group: Group): Industry['materiality'] {
  const { year, market } = view
  const whole = group.weights.reduce((sum, weight) => sum + weight, 0)
  return categories.flatMap((category, at) => {
    const weight = group.weights[at]!
    if (weight === 0) return []
    const shown = { category, weight: weight / whole }
    if (year === null) return [{ ...shown, average: null, previous: null, median: null, marketMedian: null }]
    return [
      {
        ...shown,
        average: view.average(category, year, group.leaders),
        previous: view.average(category, year - 1, group.leaders),
        median: view.median(category, year, group),
        marketMedian: view.median(category, year, market),
      },
    ]
  })
}

function historyOf(view: MarketView, group: Group): Industry['history'] {
  const { years } = view.book.panel
  const last = view.years.at(-1) ?? years.length - 1
  const shown = [...years.keys()].slice(Math.max(0, last + 1 - longest), last + 1)
  return {
    years: shown.map((year) => years[year]!),
    series: [...totalKeys, ...categories].map((key) => ({
      key,
      average: shown.map((year) => view.average(key, year, group.leaders)),
      median: shown.map((year) => view.median(key, year, group)),
      marketMedian: shown.map((year) => view.median(key, year, view.market)),
    })),
  }
}
