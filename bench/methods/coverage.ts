import { cellIndex } from '../../methodology/panel/layout.ts'
import { shapeOf } from '../../methodology/panel/panel.ts'
import { categories } from '../../methodology/scores/hierarchy.ts'
import type { Method, MinimumCoverage } from '../../methodology/scores/method.ts'
import { keyAt, type Scores } from '../../methodology/scores/standard/market-scores.ts'
import { rankAmong } from '../../methodology/scores/standard/standard.ts'
import { print } from '../measure.ts'
import type { StudiedMarket } from './market.ts'
import { bestDisclosing, errorOf, hideShare, spearman } from './measures.ts'

/** Shares of a company's figures that are left to it. */
const shares = [0.02, 0.05, 0.1, 0.2, 0.3, 0.5]

const minima: readonly { readonly mean: MinimumCoverage; readonly total: MinimumCoverage }[] = [
  { mean: { weight: 0, count: 1 }, total: { weight: 0, count: 1 } },
  { mean: { weight: 0.05, count: 2 }, total: { weight: 0.05, count: 2 } },
  { mean: { weight: 0.1, count: 2 }, total: { weight: 0.1, count: 3 } },
  { mean: { weight: 0.2, count: 2 }, total: { weight: 0.2, count: 3 } },
  { mean: { weight: 0.2, count: 3 }, total: { weight: 0.2, count: 3 } },
  { mean: { weight: 0.3, count: 3 }, total: { weight: 0.3, count: 5 } },
]

/** How far a score can be relied on by how much of it is known, and what each minimum leaves of a market. */
export function printCoverage(market: StudiedMarket, method: Method): void {
  printReliability(market, { ...method, minimum: null })
  printMinima(market, method)
}

/** The scores that companies which disclose much would have with fewer figures, against their own. */
function printReliability(market: StudiedMarket, method: Method): void {
  const whole = market.score(method).scores
  const best = bestDisclosing(market, whole)
  const of = (scores: Scores, key: 'sustainability_score' | (typeof categories)[number]) =>
    best.map((company) => market.scoresOf(scores, key)[company]!)
  print(
    'figures left'.padEnd(25) +
      ['total r', 'error SD', 'category r', 'error SD'].map((word) => word.padStart(12)).join(''),
  )
  for (const share of shares) {
    const { scores } = market.score(method, hideShare(market, { companies: new Set(best), share: 1 - share }))
    const [full, masked] = [of(whole, 'sustainability_score'), of(scores, 'sustainability_score')]
    const pairs = categories.map((key) => [of(whole, key), of(scores, key)] as const)
    const mean = (measure: (full: number[], masked: number[]) => number) =>
      pairs.reduce((sum, [a, b]) => sum + measure(a, b), 0) / pairs.length
    const cells = [spearman(full, masked), errorOf(full, masked), mean(spearman), mean(errorOf)]
    print(`${(100 * share).toFixed(0)} %`.padEnd(25) + cells.map((cell) => cell.toFixed(2).padStart(12)).join(''))
  }
}

function printMinima(market: StudiedMarket, method: Method): void {
  const words = ['totals', 'categories', 'leaders', 'below 20 %', '2 or fewer']
  print('minimum'.padEnd(25) + words.map((word) => word.padStart(12)).join(''))
  for (const minimum of minima) {
    const { mean, total } = minimum
    const name = `${100 * mean.weight} % and ${mean.count}; ${100 * total.weight} % and ${total.count}`
    const scored = market.score({ ...method, minimum })
    const { totals, means, leaders, thin, few } = countScores(market, scored)
    print(
      name.padEnd(25) +
        [totals, means, leaders, thin, few].map((count) => count.toLocaleString('en').padStart(12)).join(''),
    )
  }
}

/** Scores of the last year, and how many category scores in the best fifth of their industry rest on little. */
function countScores(market: StudiedMarket, { scores, ranks }: ReturnType<StudiedMarket['score']>) {
  const { peers, panel, members } = market
  const shape = shapeOf(panel)
  const year = shape.years - 1
  const counts = { totals: 0, means: 0, leaders: 0, thin: 0, few: 0 }
  counts.totals = market.scoresOf(scores, 'sustainability_score').filter((score) => !Number.isNaN(score)).length
  for (const key of categories) {
    const start = cellIndex(shape, keyAt.get(key)!, year, 0)
    for (const places of peers.industries) {
      for (let place = places.start; place < places.end; place++) {
        const rank = rankAmong(scores.values, start, place, places)
        if (!rank) continue
        counts.means++
        if (rank.rank > rank.of / 5) continue
        counts.leaders++
        if (scores.coverage[start + place]! < 0.2) counts.thin++
        const disclosed = members.get(key)!.filter(({ indicator }) => {
          const origin = ranks.origins[cellIndex(shape, indicator, year, place)]!
          return origin === 1 || origin === 2
        })
        if (disclosed.length <= 2) counts.few++
      }
    }
  }
  return counts
}
