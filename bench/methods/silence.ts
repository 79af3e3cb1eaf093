import { cellIndex } from '../../methodology/panel/layout.ts'
import { columnAt, shapeOf } from '../../methodology/panel/panel.ts'
import { type Method, methods } from '../../methodology/scores/method.ts'
import { isExpected } from '../../methodology/scores/ranks/ranker.ts'
import { originCode, type Ranks } from '../../methodology/scores/ranks/ranks.ts'
import { keyAt } from '../../methodology/scores/standard/market-scores.ts'
import { percentileRanks } from '../../methodology/statistics/percentile-ranks.ts'
import { print } from '../measure.ts'
import { StudiedMarket, type Treatment } from './market.ts'
import { type Measures, measure } from './measures.ts'

/** Ways to make silence dearer where the peers speak, by the strength of each; all leave what is disclosed as it is. */
const treatments: Readonly<Record<string, Treatment>> = {
  'as it is': {},
  ...Object.fromEntries(
    [0.1, 0.25, 0.5].map((k) => [`floor ${k}`, silentPercentiles((p, share) => p * (1 - k * share))]),
  ),
  ...Object.fromEntries(
    [0.1, 0.25, 0.5].map((k) => [
      `caution ${k} × peers`,
      silentPercentiles((p, share) => p - k * share * Math.sqrt(1 / 12)),
    ]),
  ),
  ...Object.fromEntries([0.1, 0.2, 0.3].map((k) => [`disclosure weighs ${k}`, { scores: weighDisclosure(k) }])),
}

/** Percentiles of what is not disclosed, by the share of the companies of the industry’s group that disclose it. */
function silentPercentiles(of: (percentile: number, share: number) => number): Treatment {
  return {
    ranks({ panel, indicators, peers }: StudiedMarket, ranks: Ranks, states: Uint8Array) {
      const shape = shapeOf(panel)
      const industries = peers.industries.length
      for (const [index, { position }] of indicators.entries()) {
        for (let year = 0; year < shape.years; year++) {
          const column = columnAt({ ...panel, states }, position, year)
          const base = cellIndex(shape, index, year, 0)
          for (const [i, { start, end }] of peers.industries.entries()) {
            const cell = (index * shape.years + year) * industries + i
            const units = ranks.units[cell]!
            if (units === 0) continue
            const { from, to } = peers.groups[ranks.references[cell]!]!
            const [first, last] = [peers.industries[from]!.start, peers.industries[to - 1]!.end]
            let expected = 0
            for (let place = first; place < last; place++)
              if (isExpected(column.states[peers.order[place]!]!)) expected++
            const share = ranks.sizes[cell]! / Math.max(1, expected)
            for (let place = start; place < end; place++) {
              if (ranks.origins[base + place] !== originCode.inferred) continue
              const percentile = ranks.parts[base + place]! / units
              ranks.parts[base + place] = Math.round(units * Math.max(0, of(percentile, share)))
            }
          }
        }
      }
    },
  }
}

/** The total as a mean of itself and the rank of what is disclosed, with a weight. */
function weighDisclosure(weight: number): NonNullable<Treatment['scores']> {
  return ({ panel }, { values, coverage }) => {
    const shape = shapeOf(panel)
    for (let year = 0; year < shape.years; year++) {
      const at = cellIndex(shape, keyAt.get('sustainability_score')!, year, 0)
      const run = values.subarray(at, at + shape.companies)
      const disclosed = coverage.subarray(at, at + shape.companies)
      const ranks = percentileRanks(disclosed.map((share, place) => (Number.isNaN(run[place]!) ? Number.NaN : share)))
      for (const place of run.keys()) run[place] = (1 - weight) * run[place]! + weight * ranks[place]!
    }
  }
}

const columns: readonly (readonly [keyof Measures, string, decimals: number])[] = [
  ['scored', 'scored', 0],
  ['size', 'all~sales', 2],
  ['leastDisclosing', 'least 10%', 1],
  ['silence', 'stops', 2],
  ['silent', 'never', 2],
  ['silentRanks', 'places', 1],
  ['maskedCorrelation', 'masked r', 2],
  ['maskedError', 'error SD', 2],
]

/** What each way makes of silence, and what it costs an honest company of few figures. */
export function printSilence(market: StudiedMarket, method: Method = methods['2.1']): void {
  print(['silence'.padEnd(25), ...columns.map(([, words]) => words.padStart(10))].join(' '))
  for (const [name, treatment] of Object.entries(treatments)) {
    const treated = new StudiedMarket(market.panel, market.panel.years, market.ratings, treatment)
    const measures = measure(treated, method)
    print(
      [name.padEnd(25), ...columns.map(([key, , decimals]) => measures[key].toFixed(decimals).padStart(10))].join(' '),
    )
  }
}
