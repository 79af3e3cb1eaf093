import { columnOf, counts } from '../../methodology/panel/panel.ts'
import { methods, standardVersions } from '../../methodology/scores/method.ts'
import { print } from '../measure.ts'
import type { StudiedMarket } from './market.ts'
import { spearman } from './measures.ts'

const keys = ['e_score', 's_score', 'g_score', 'sustainability_score'] as const
const sizes = { sales: 'F-PL-001', headcount: 'S-LR-001' } as const

/** Whether small or large companies gain: scores against both sizes by version, and the tenths of each size. */
export function printSizes(market: StudiedMarket): void {
  for (const version of standardVersions) {
    const { scores } = market.score(methods[version])
    for (const [name, code] of Object.entries(sizes)) {
      const size = figuresOf(market, code)
      const cells = keys.map((key) => {
        const own = market.scoresOf(scores, key)
        const [smallest, largest] = tenths(own, size)
        return `${key.replace('_score', '')} ${spearman(own, size).toFixed(2)} (${smallest.toFixed(1)} / ${largest.toFixed(1)})`
      })
      print(`${version} against ${name}, smallest / largest tenth: ${cells.join(', ')}`)
    }
  }
}

function figuresOf({ panel }: StudiedMarket, code: string): Float64Array {
  const { values, states } = columnOf(panel, code, panel.years.at(-1)!)!
  return values.map((value, company) => (counts(states[company]!) ? value : Number.NaN))
}

/** Mean scores, 0 to 100, of the smallest and the largest tenth of those that have a score. */
function tenths(scores: Float64Array, size: Float64Array): readonly [number, number] {
  const order = [...scores.keys()]
    .filter((at) => !Number.isNaN(scores[at]!) && !Number.isNaN(size[at]!))
    .sort((a, b) => size[a]! - size[b]!)
  const count = Math.ceil(order.length / 10)
  const mean = (list: readonly number[]) => (100 * list.reduce((sum, at) => sum + scores[at]!, 0)) / list.length
  return [mean(order.slice(0, count)), mean(order.slice(-count))]
}
