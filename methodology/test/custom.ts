import fc from 'fast-check'
import { layoutOf, type WeightedMarket } from '../scores/custom/year-scores.ts'
import type { Ranks } from '../scores/ranks/ranks.ts'
import { type GivenMarket, markets } from './market.ts'

/** A market under weights of one's own. */
export const weighedWith = (given: GivenMarket, ranks: Ranks, matrix: Float64Array): WeightedMarket => ({
  ...layoutOf(given.indicators, given.peers),
  ranks,
  years: given.years,
  matrix,
})

/** A market and random whole numbers, from which `matrixOf` makes weights. */
export const weighted = fc.tuple(markets, fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 30, maxLength: 30 }))

/** A weight for each indicator of each industry; at least one is above 0. */
export const matrixOf = ({ peers, indicators }: GivenMarket, numbers: readonly number[]) =>
  Float64Array.from({ length: peers.industries.length * indicators.length }, (_, at) =>
    at % indicators.length === 0 ? 1 + numbers[at % 30]! : numbers[at % 30]!,
  )
