import { type Category, categories, type Total, totals } from '../hierarchy.ts'
import { usedIndicators } from '../ranks/in-use.ts'
import { cellsOf, type IndustrySpan, type Scores, type StandardInput } from './market-scores.ts'
import { dropThin, minimumOf, minimumOfTotal, noMinimum } from './minimum.ts'
import { divide } from './sums.ts'

export function scoreTotals(
  input: StandardInput,
  scores: Scores,
  { key, year, span }: { key: Total; year: number; span: IndustrySpan },
): void {
  const { peers, companies, weights } = input
  const at = cellsOf(input, key, year)
  const sums = scores.values.subarray(at, at + companies).fill(0)
  const disclosed = scores.coverage.subarray(at, at + companies).fill(0)
  const total = new Float64Array(companies)
  const whole = new Float64Array(companies)
  const counts = new Uint8Array(companies)
  const pillars = new Uint8Array(companies)
  const figures = scores.figures.subarray(at, at + companies).fill(0)
  const isUsed = usedCategories(input, year)
  for (const category of totals[key]) {
    const from = cellsOf(input, category, year)
    const order = categories.indexOf(category)
    const pillar = 1 << pillarKeys.findIndex((one) => (totals[one] as readonly Category[]).includes(category))
    for (let i = span.from; i < span.to; i++) {
      const { start, end } = peers.industries[i]!
      const weight = isUsed(order) ? weights[i * categories.length + order]! : 0
      if (weight === 0) continue
      for (let place = start; place < end; place++) {
        const score = scores.values[from + place]!
        whole[place]! += weight
        disclosed[place]! += weight * scores.coverage[from + place]!
        if (Number.isNaN(score)) continue
        sums[place]! += weight * score
        total[place]! += weight
        figures[place]! += scores.figures[from + place]!
        pillars[place]! |= pillar
        counts[place]!++
      }
    }
  }
  divide(sums, total, Number.NaN)
  divide(disclosed, whole, 0)
  const minimum = minimumOfTotal(minimumOf(input) ?? noMinimum, key)
  dropThin(sums, disclosed, counts, minimum)
  for (let place = 0; place < companies; place++) {
    const isNarrow = bitsIn(pillars[place]!) < (minimum.pillars ?? 0) || figures[place]! < (minimum.figures ?? 0)
    if (isNarrow) sums[place] = Number.NaN
  }
  scores.means.set(sums, at)
}

const pillarKeys = ['e_score', 's_score', 'g_score'] as const

/** How many of the three pillars a mask names. */
const bitsIn = (mask: number) => (mask & 1) + ((mask >> 1) & 1) + ((mask >> 2) & 1)

/**
 * Whether a category, by its order, has an indicator in use in a year; all have where the method knows no use rule. Who is in use is
 * ranked in every industry: one of them tells.
 */
export function usedCategories(
  {
    indicators,
    peers,
    ranks,
    years,
    method,
  }: Pick<StandardInput, 'indicators' | 'peers' | 'ranks' | 'years' | 'method'>,
  year: number,
): (order: number) => boolean {
  if (method.use === null) return () => true
  const used = usedIndicators(ranks, { years, year, industries: peers.industries.length })
  const orders = new Set(used.map((indicator) => categories.indexOf(indicators[indicator]!.category)))
  return (order) => orders.has(order)
}
