import type { Industry } from '#contract/industries/industry.ts'
import { trendFinding } from '#methodology/findings/series.ts'
import type { ScoreKey } from '#methodology/scores/hierarchy.ts'
import { pointsBetween, pointsSince } from '../../charts/figure/difference.ts'
import { findingMessages } from '../../findings/messages.ts'
import { capitalized, listed, nameIn } from '../../findings/names.ts'
import { sentence } from '../../findings/sentence.ts'
import { formatNumber, formatScore } from '../../format.ts'
import { nameOf, percent } from '../figures.ts'
import { industryMessages } from '../messages.ts'

/** How many categories the sentence names. */
const heavy = 3

export function averagesFinding({ totals, industry }: Industry): string {
  const m = industryMessages()
  const { average, rank } = totals[0]!
  if (average === null) return m.noAverage
  const change = industry.change === null ? '' : m.onYear(pointsSince(average, industry.change))
  if (!rank) return m.marketAverageFinding(formatScore(average), change)
  return m.averagesFinding(formatScore(average), formatNumber(rank.rank), formatNumber(rank.of), change)
}

export function distributionFinding({ quartiles, marketMedian }: Industry['totals'][number]): string | undefined {
  if (!quartiles) return undefined
  const m = industryMessages()
  const { lower, median, upper } = quartiles
  // The table has both medians: what is between them is read from these.
  const distance = pointsBetween(median, marketMedian)
  const isAlike = marketMedian === null || distance.startsWith('±')
  const beside = isAlike ? m.likeMarket : m.besideMarket(distance.slice(1), distance.startsWith('+'))
  return m.distributionFinding(formatScore(lower), formatScore(upper), formatScore(median)) + beside
}

function heaviestOf(materiality: Industry['materiality']): Industry['materiality'] {
  return materiality.toSorted((a, b) => b.weight - a.weight).slice(0, heavy)
}

export function materialityFinding({ materiality }: Industry): string {
  const m = industryMessages()
  const first = heaviestOf(materiality)
  const words = findingMessages()
  const names = (of: Industry['materiality']) =>
    listed(
      words,
      of.map(({ category }) => nameIn(words, category, () => undefined)),
    )
  const complete = first.filter(({ average, marketMedian }) => average !== null && marketMedian !== null)
  const below = complete.filter(({ average, marketMedian }) => average! < marketMedian!)
  const judged = complete.length === 0 ? '' : below.length === 0 ? m.allAbove : m.below(names(below))
  return capitalized(m.materialityFinding(names(first)) + judged)
}

export function yearsFinding({ history: { years, series } }: Industry, key: ScoreKey): string {
  const match = series.find((each) => each.key === key)
  const scores = years.map((fiscalYear, index) => ({
    fiscalYear,
    score: percent(match?.average[index] ?? null),
    isLikeBefore: match?.averages.steps[index]?.isComparable ?? true,
    isLikeLast: match?.averages.isLikeLast[index] ?? true,
  }))
  return sentence(trendFinding(scores), findingMessages())
}

export function moversFinding({ movers: { rose, fell } }: Industry): string {
  const m = industryMessages()
  const [up, down] = [rose[0], fell[0]]
  const points = ({ value, change }: { value: number; change: number }) => pointsSince(value, change)
  if (up && down) return m.moversFinding(nameOf(up), points(up), nameOf(down), points(down))
  if (up) return m.onlyRose(nameOf(up), points(up))
  return down ? m.onlyFell(nameOf(down), points(down)) : m.noMovers
}
