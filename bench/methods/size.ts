import { columnOf, counts } from '../../methodology/panel/panel.ts'
import { methods, standardVersions } from '../../methodology/scores/method.ts'
import { print } from '../measure.ts'
import type { StudiedMarket } from './market.ts'
import { spearman } from './measures.ts'

export const sizeKeys = ['e_score', 's_score', 'g_score', 'sustainability_score'] as const
export const sizes = { sales: 'F-PL-001', headcount: 'S-LR-001' } as const

/** Whether small or large companies gain: scores against both sizes by version, and the tenths of each size. */
export function printSizes(market: StudiedMarket): void {
  for (const version of standardVersions) {
    const { scores } = market.score(methods[version])
    for (const [name, code] of Object.entries(sizes)) {
      const size = figuresOf(market, code)
      const cells = sizeKeys.map((key) => {
        const { rho, smallest, largest } = sizeEffect(market.scoresOf(scores, key), size)
        return `${key.replace('_score', '')} ${rho.toFixed(2)} (${smallest.toFixed(1)} / ${largest.toFixed(1)})`
      })
      print(`${version} against ${name}, smallest / largest tenth: ${cells.join(', ')}`)
    }
  }
}

function figuresOf({ panel }: StudiedMarket, code: string): Float64Array {
  const { values, states } = columnOf(panel, code, panel.years.at(-1)!)!
  return values.map((value, company) => (counts(states[company]!) ? value : Number.NaN))
}

/**
 * How a score goes with size, of the companies that have both: rank correlation, and the mean score, 0 to 100, of the smallest and of
 * the largest tenth by size, rounded up to whole companies.
 *
 * @param scores 0 to 1, NaN without one
 * @param size NaN where it is not known
 */
export function sizeEffect(scores: Float64Array, size: Float64Array) {
  const order = [...scores.keys()]
    .filter((at) => !Number.isNaN(scores[at]!) && !Number.isNaN(size[at]!))
    .sort((a, b) => size[a]! - size[b]!)
  const count = Math.ceil(order.length / 10)
  const mean = (list: readonly number[]) => (100 * list.reduce((sum, at) => sum + scores[at]!, 0)) / list.length
  return { rho: spearman(scores, size), smallest: mean(order.slice(0, count)), largest: mean(order.slice(-count)) }
}
