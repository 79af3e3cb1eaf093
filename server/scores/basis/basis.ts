import type { ScoreBasis } from '#contract/scores/basis.ts'
import { sizeCodes } from '#methodology/inference/parameters.ts'
import { columnOf, counts } from '#methodology/panel/panel.ts'
import { type Total, totalKeys } from '#methodology/scores/hierarchy.ts'
import { spearman } from '#methodology/statistics/correlation.ts'
import { quantile } from '#methodology/statistics/quantiles.ts'
import { oncePer } from '#server/cache/once.ts'
import type { MarketSnapshot } from '#server/market/snapshot/market-snapshot.ts'

/** Fewest companies for a correlation to be said. */
const minCompanies = 30

/** What the scores of the view's market and year rest on; worked out once for the same scores. */
export function scoreBasis(market: MarketSnapshot): ScoreBasis {
  const { year, panel, peers, method } = market
  return {
    year: year === null ? null : panel.years[year]!,
    years: market.scoredYears.map((position) => panel.years[position]!),
    peers: peers.basis,
    reported: year === null ? 0 : panel.companies.length - market.absent(year).reduce((sum, one) => sum + one, 0),
    rule: method.use,
    leastReliability: method.leastReliability,
    ...(year === null ? { totals: [], indicators: [] } : measuredParts(market, year)),
    recipe: market.recipeName,
  }
}

type Parts = Pick<ScoreBasis, 'totals' | 'indicators'>

const partsByYear = oncePer((_: object) => new Map<number, Parts>())

function measuredParts(market: MarketSnapshot, year: number): Parts {
  const cachedYears = partsByYear(market.identity)
  const parts = cachedYears.get(year) ?? {
    totals: totalKeys.map((key) => totalRow(market, year, key)),
    indicators: market.indicators.map((_, indicator) => indicatorRow(market, year, indicator)),
  }
  cachedYears.set(year, parts)
  return parts
}

function totalRow(market: MarketSnapshot, year: number, key: Total): Parts['totals'][number] {
  const scores = market.inPanelOrder(market.scores(key, year))
  const companies = [...scores.keys()].filter((company) => !Number.isNaN(scores[company]!))
  const figureCounts = Float64Array.from(companies, (company) => market.figureCount(key, year, company))
  const figures = market.own ? null : quantile(figureCounts.sort(), 0.5)
  const reliability = market.reliance?.reliability(key, year) ?? null
  return {
    key,
    companies: companies.length,
    reliability,
    reliabilityOfTwice: reliability === null || reliability <= 0 ? null : (2 * reliability) / (1 + reliability),
    hasRanks: market.hasRanks(key, year),
    rankError: figures ? (market.reliance?.rankError(key, year, figures) ?? null) : null,
    figures,
    size: {
      sales: sizeCorrelation(market, { year, scores, code: sizeCodes.sales }),
      headcount: sizeCorrelation(market, { year, scores, code: sizeCodes.headcount }),
    },
  }
}

function sizeCorrelation(
  { panel }: MarketSnapshot,
  { year, scores, code }: { readonly year: number; readonly scores: Float64Array; readonly code: string },
): number | null {
  const sizes = columnOf(panel, code, panel.years[year]!)
  if (!sizes) return null
  const hasBoth = (_: number, company: number) => !Number.isNaN(scores[company]!) && counts(sizes.states[company]!)
  const [x, y] = [scores.filter(hasBoth), sizes.values.filter(hasBoth)]
  return x.length < minCompanies ? null : spearman(x, y)
}

function indicatorRow(market: MarketSnapshot, year: number, indicator: number): Parts['indicators'][number] {
  const { code, category, position } = market.indicators[indicator]!
  const { values, states } = market.column(position, year)
  const disclosed = values.filter((_, company) => counts(states[company]!))
  const figures = market.rankedFigureCount(indicator, year)
  return {
    code,
    category,
    figures,
    disclosed: disclosed.length,
    isInUse: market.method.use === null || figures > 0,
    varies: disclosed.some((value) => value !== disclosed[0]),
  }
}
