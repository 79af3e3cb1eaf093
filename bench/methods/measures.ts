import { columnOf, counts, shapeOf } from '../../methodology/panel/panel.ts'
import { categories } from '../../methodology/scores/hierarchy.ts'
import type { Method } from '../../methodology/scores/method.ts'
import { originCode, type Ranks } from '../../methodology/scores/ranks/ranks.ts'
import type { Scores } from '../../methodology/scores/standard/market-scores.ts'
import { percentileRanks } from '../../methodology/statistics/percentile-ranks.ts'
import { quantile } from '../../methodology/statistics/quantiles.ts'
import type { StudiedMarket } from './market.ts'

/** What a method is judged by; scores are of 0 to 100. */
export interface Measures {
  /** Companies with a sustainability score. */
  readonly scored: number
  readonly deviation: number
  readonly lowerQuartile: number
  readonly upperQuartile: number
  /** Lowest and highest median of the thirteen categories. */
  readonly lowestMedian: number
  readonly highestMedian: number
  /** Rank correlation of environment with sales, of the whole with sales. */
  readonly sizeOfE: number
  readonly size: number
  /** Mean of the least-disclosing tenth of the scored, and of the most-disclosing. */
  readonly leastDisclosing: number
  readonly mostDisclosing: number
  /** By how much totals rise when a company hides its own worst fifth: median, 95th percentile; and ranks out of 100. */
  readonly silence: number
  readonly silence95: number
  readonly silenceRanks: number
  /** The same where the figures were never disclosed. */
  readonly silent: number
  readonly silent95: number
  readonly silentRanks: number
  /** 70 % of the figures of the best-disclosing hidden: rank correlation with the full score, error in standard deviations. */
  readonly maskedCorrelation: number
  readonly maskedError: number
  /** Rank correlation with the year before. */
  readonly stability: number
  /** Mean rank correlation with the vendors whose ratings were imported. */
  readonly vendors: number
}

const total = 'sustainability_score'

export function measure(market: StudiedMarket, method: Method): Measures {
  const whole = market.score(method)
  const totals = market.scoresOf(whole.scores, total)
  const present = sortedOf(totals)
  const medians = categories.map(
    (key) => 100 * (quantile(sortedOf(market.scoresOf(whole.scores, key)), 0.5) ?? Number.NaN),
  )
  const sales = salesOf(market)
  const disclosed = market.scoresOf({ values: whole.scores.coverage }, total)
  return {
    scored: present.length,
    deviation: 100 * deviationOf(present),
    lowerQuartile: 100 * quantileOf(present, 0.25),
    upperQuartile: 100 * quantileOf(present, 0.75),
    lowestMedian: Math.min(...medians),
    highestMedian: Math.max(...medians),
    sizeOfE: spearman(market.scoresOf(whole.scores, 'e_score'), sales),
    size: spearman(totals, sales),
    ...byDisclosure(totals, disclosed),
    ...silenceOf(market, method, whole, totals),
    ...alwaysSilent(silenceOf(market, method, whole, totals, true)),
    ...maskingOf(market, method, whole, totals),
    stability: market.panel.years.length > 1 ? spearman(totals, market.scoresOf(whole.scores, total, 1)) : Number.NaN,
    vendors: meanOf(market.ratings.map((ratings) => spearman(totals, ratings))),
  }
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

const quantileOf = (sorted: Float64Array, share: number) => quantile(sorted, share) ?? Number.NaN

const sortedOf = (values: Float64Array) => values.filter((value) => !Number.isNaN(value)).sort()

function deviationOf(values: Float64Array): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
}

function salesOf({ panel }: StudiedMarket): Float64Array {
  const { values, states } = columnOf(panel, 'F-PL-001', panel.years.at(-1)!)!
  return values.map((value, company) => (counts(states[company]!) ? value : Number.NaN))
}

/** Rank correlation of those that have both. */
export function spearman(a: ArrayLike<number>, b: ArrayLike<number>): number {
  const both = Array.from(a, (_, at) => at).filter((at) => !Number.isNaN(a[at]!) && !Number.isNaN(b[at]!))
  const [x, y] = [a, b].map((values) => percentileRanks(Float64Array.from(both, (at) => values[at]!)))
  let [xy, xx, yy] = [0, 0, 0]
  for (const at of both.keys()) {
    const [dx, dy] = [x![at]! - 0.5, y![at]! - 0.5]
    xy += dx * dy
    xx += dx * dx
    yy += dy * dy
  }
  return xy / Math.sqrt(xx * yy)
}

function byDisclosure(totals: Float64Array, disclosed: Float64Array) {
  const order = [...totals.keys()]
    .filter((at) => !Number.isNaN(totals[at]!))
    .sort((a, b) => disclosed[a]! - disclosed[b]!)
  const tenth = Math.ceil(order.length / 10)
  const mean = (list: number[]) => (100 * list.reduce((sum, at) => sum + totals[at]!, 0)) / list.length
  return { leastDisclosing: mean(order.slice(0, tenth)), mostDisclosing: mean(order.slice(-tenth)) }
}

/** Companies hide in so many turns, so that the peers of each stay much as they are. */
const turns = 8

function silenceOf(
  market: StudiedMarket,
  method: Method,
  { ranks }: { ranks: Ranks; scores: Scores },
  totals: Float64Array,
  isAlways = false,
) {
  const worst = worstFifths(market, ranks)
  const rises: number[] = []
  const rankRises: number[] = []
  const before = percentileRanks(totals)
  for (let turn = 0; turn < turns; turn++) {
    const states = market.hiding(
      (indicator, company) => company % turns === turn && worst[company]!.has(indicator),
      isAlways,
    )
    const after = market.scoresOf(market.score(method, states).scores, total)
    const ranksAfter = percentileRanks(after)
    for (let company = turn; company < totals.length; company += turns) {
      if (Number.isNaN(totals[company]!) || worst[company]!.size === 0) continue
      // Who falls below the minimum by hiding has no score: nothing is won.
      rises.push(Number.isNaN(after[company]!) ? 0 : 100 * (after[company]! - totals[company]!))
      rankRises.push(Number.isNaN(after[company]!) ? 0 : 100 * (ranksAfter[company]! - before[company]!))
    }
  }
  const sorted = Float64Array.from(rises).sort()
  return {
    silence: quantileOf(sorted, 0.5),
    silence95: quantileOf(sorted, 0.95),
    silenceRanks: quantileOf(Float64Array.from(rankRises).sort(), 0.5),
  }
}

const alwaysSilent = ({ silence, silence95, silenceRanks }: ReturnType<typeof silenceOf>) => ({
  silent: silence,
  silent95: silence95,
  silentRanks: silenceRanks,
})

/** By company, the fifth of its disclosed indicators of the last year that rank lowest. */
function worstFifths({ panel, peers, indicators }: StudiedMarket, ranks: Ranks): Set<number>[] {
  const { years, companies } = shapeOf(panel)
  return [...peers.placeOf].map((place, company) => {
    const own: { indicator: number; percentile: number }[] = []
    for (const indicator of indicators.keys()) {
      const column = indicator * years + years - 1
      const origin = ranks.origins[column * companies + place]!
      if (origin !== originCode.disclosed && origin !== originCode.estimated) continue
      const units = ranks.units[column * peers.industries.length + peers.industryOf[company]!]!
      own.push({ indicator, percentile: ranks.parts[column * companies + place]! / units })
    }
    own.sort((a, b) => a.percentile - b.percentile)
    return new Set(own.slice(0, Math.floor(own.length / 5)).map(({ indicator }) => indicator))
  })
}

/** As many of the best-disclosing companies are masked, in all years, and so much of their figures. */
const maskedCompanies = 109
const maskedShare = 0.7

/** The companies that disclose most, by position. */
export function bestDisclosing(
  market: StudiedMarket,
  { values, coverage }: Pick<Scores, 'values' | 'coverage'>,
): number[] {
  const [totals, disclosed] = [market.scoresOf({ values }, total), market.scoresOf({ values: coverage }, total)]
  return [...totals.keys()]
    .filter((at) => !Number.isNaN(totals[at]!))
    .sort((a, b) => disclosed[b]! - disclosed[a]!)
    .slice(0, maskedCompanies)
}

/** States in which a share of the figures of some companies is hidden in all years, by a fixed hash; another for each draw. */
export function hideShare(
  market: StudiedMarket,
  {
    companies,
    share,
    draw = 0,
  }: { readonly companies: ReadonlySet<number>; readonly share: number; readonly draw?: number },
): Uint8Array {
  return market.hiding((indicator, company) => {
    const seed =
      Math.imul(indicator + 1, 0x9e3779b1) ^ Math.imul(company + 1, 0x85ebca6b) ^ Math.imul(draw + 1, 0xc2b2ae35)
    const mixed = Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d)
    return companies.has(company) && ((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32 < share
  }, true)
}

/** Root of the mean squared difference of those that have both, in standard deviations of the full scores. */
export function errorOf(full: ArrayLike<number>, masked: ArrayLike<number>): number {
  const errors = Array.from(full, (score, at) => score - masked[at]!).filter((error) => !Number.isNaN(error))
  const spread = deviationOf(sortedOf(Float64Array.from(full)))
  return Math.sqrt(errors.reduce((sum, error) => sum + error ** 2, 0) / errors.length) / spread
}

/** Means over so many draws of what is hidden: one alone says a correlation to a twentieth or so. */
const draws = 5

function maskingOf(market: StudiedMarket, method: Method, { scores }: { scores: Scores }, totals: Float64Array) {
  const best = bestDisclosing(market, scores)
  const full = best.map((at) => totals[at]!)
  const companies = new Set(best)
  const pairs = Array.from({ length: draws }, (_, draw) => {
    const after = market.scoresOf(
      market.score(method, hideShare(market, { companies, share: maskedShare, draw })).scores,
      total,
    )
    const masked = best.map((at) => after[at]!)
    return { correlation: spearman(full, masked), error: errorOf(full, masked) }
  })
  return {
    maskedCorrelation: meanOf(pairs.map(({ correlation }) => correlation)),
    maskedError: meanOf(pairs.map(({ error }) => error)),
  }
}
