import { runIndex } from '../../panel/layout.ts'
import { columnAt, counts, type Panel, shapeOf } from '../../panel/panel.ts'
import type { PeerGroups } from '../../panel/peers.ts'
import type { ScoredIndicator } from '../hierarchy.ts'
import type { RankOptions } from '../ranks/rank-panel.ts'
import { maxParts } from '../ranks/ranker.ts'
import { originCode, type Ranks } from '../ranks/ranks.ts'
import { transformAmong } from './transforms.ts'

/**
 * The percentiles of indicators that have a transform, in place, each rounded to the nearest part of a whole. The worst possible value
 * stays 0, and who has a percentile stays.
 *
 * @param ranks percentiles of those indicators, with parts and units of their own
 */
export function transformRanks(
  panel: Panel,
  indicators: readonly ScoredIndicator[],
  peers: PeerGroups,
  ranks: Ranks,
  { figuresOf }: Pick<RankOptions, 'figuresOf'> = {},
): void {
  const max = maxParts[ranks.parts.BYTES_PER_ELEMENT as 2 | 4]
  const { companies } = shapeOf(panel)
  for (const [index, indicator] of indicators.entries()) {
    const { transform = 'percentile', direction } = indicator
    if (transform === 'percentile') continue
    for (let year = 0; year < panel.years.length; year++) {
      const { values, states } = figuresOf?.(indicator, year) ?? columnAt(panel, indicator.position, year)
      const run = runIndex(shapeOf(panel), index, year)
      const byGroup = new Map<number, (percentile: number) => number>()
      const scaleOf = (reference: number) => {
        const { from, to } = peers.groups[reference]!
        const places = peers.order.subarray(peers.industries[from]!.start, peers.industries[to - 1]!.end)
        const sign = direction === 'higher_better' ? 1 : -1
        const figures = places.filter((company) => counts(states[company]!))
        return transformAmong(transform, Float64Array.from(figures, (company) => sign * values[company]!).sort())
      }
      for (const [industry, { start, end }] of peers.industries.entries()) {
        const cell = run * peers.industries.length + industry
        const units = ranks.units[cell]!
        if (units === 0) continue
        const reference = ranks.references[cell]!
        const scaled = byGroup.get(reference) ?? scaleOf(reference)
        byGroup.set(reference, scaled)
        for (let place = run * companies + start; place < run * companies + end; place++) {
          const origin = ranks.origins[place]
          if (origin === originCode.none || origin === originCode['worst-value']) continue
          ranks.parts[place] = Math.round(scaled(ranks.parts[place]! / units) * max)
        }
        ranks.units[cell] = max
      }
    }
  }
}
