import { type ImpactScoreInput, scoreImpact } from '#methodology/impact/impact-scores.ts'
import type { Panel } from '#methodology/panel/panel.ts'
import type { PeerGroups } from '#methodology/panel/peers.ts'
import { transformRanks } from '#methodology/scores/custom/transform-ranks.ts'
import type { ScoredIndicator } from '#methodology/scores/hierarchy.ts'
import type { Method } from '#methodology/scores/method.ts'
import { rankPanel } from '#methodology/scores/ranks/rank-panel.ts'
import { emptyRanks, type Ranks } from '#methodology/scores/ranks/ranks.ts'
import { arraysOf, type Scores, type StandardInput } from '#methodology/scores/standard/market-scores.ts'
import { scoreMarket } from '#methodology/scores/standard/standard.ts'
import { SharedWork } from '#server/machine/shared-work.ts'
import type { Frame } from '../panel/frame.ts'
import { type InferenceName, rankOptions } from './imputation.ts'
import { type CacheFile, cachedArrays } from './score-cache.ts'

interface RankInput {
  readonly panel: Omit<Panel, 'values' | 'states'>
  readonly indicators: readonly ScoredIndicator[]
  readonly peers: PeerGroups
  readonly inference: InferenceName
  readonly method: Method
  /** Filled in place: shared memory. */
  readonly ranks: Ranks
  readonly cacheFile: CacheFile | null
  /** What the threads that rank it know of each other. */
  readonly shared: Int32Array
}

interface ScoreInput extends StandardInput {
  readonly scores: Scores
  readonly cacheFile: CacheFile | null
  /** What the threads that score it know of each other. */
  readonly shared: Int32Array
}

/** Rank the whole market under one rule for missing figures, or wait until others have ranked what they took of it. */
export function rank(frame: Frame, input: RankInput): void {
  const { parts, origins, units, sizes, references, gaps, absent } = input.ranks
  const work = sharedWork(input)
  try {
    cachedArrays(input.cacheFile, [parts, origins, units, sizes, references, gaps, absent], () =>
      work.lead((pieces) => rankPieces(frame, input, pieces)),
    )
  } finally {
    work.end()
  }
}

/** Rank what is left of it while another thread does, if there is anything to rank. */
export function rankAlong(frame: Frame, input: RankInput): void {
  sharedWork(input).help((pieces) => rankPieces(frame, input, pieces))
}

const sharedWork = ({ shared, indicators }: RankInput) => new SharedWork(shared, indicators.length)

function rankPieces(
  frame: Frame,
  { panel, indicators, peers, inference, method, ranks }: RankInput,
  only: Iterable<number>,
): void {
  const whole: Panel = { ...panel, values: frame.values, states: frame.states }
  rankPanel(whole, indicators, peers, ranks, { ...rankOptions(whole, inference, method), only })
}

interface AdjustInput extends Omit<RankInput, 'ranks' | 'cacheFile' | 'shared'> {
  /** Positions of the indicators whose other end is the better one. */
  readonly turned: readonly number[]
  /** Percentiles of the standard method; those of turned indicators are replaced. */
  readonly percentiles: Ranks
  /** The same after their transforms, filled in place; null where no indicator has one. */
  readonly ranks: Ranks | null
}

/** Rank the indicators of which the other end is the better one again, and put percentiles through their transforms. */
export function adjust(
  frame: Frame,
  { panel, indicators, peers, inference, method, turned, percentiles, ranks }: AdjustInput,
): void {
  const whole: Panel = { ...panel, values: frame.values, states: frame.states }
  const options = rankOptions(whole, inference, method)
  const run = panel.years.length * panel.companies.length
  if (turned.length > 0) {
    const some = turned.map((indicator) => indicators[indicator]!)
    const shape = { years: panel.years.length, companies: panel.companies.length }
    const again = emptyRanks({ ...shape, indicators: some.length, industries: peers.industries.length })
    rankPanel(whole, some, peers, again, options)
    for (const [at, indicator] of turned.entries())
      percentiles.parts.set(again.parts.subarray(at * run, (at + 1) * run), indicator * run)
  }
  if (!ranks) return
  ranks.parts.set(percentiles.parts)
  ranks.units.set(percentiles.units)
  transformRanks(whole, indicators, peers, ranks, options)
}

/** Score the whole market from its ranks, or wait until others have scored the years that they took of it. */
export function score(_: Frame, { scores, cacheFile, shared, ...input }: ScoreInput): void {
  const work = new SharedWork(shared, input.years)
  try {
    cachedArrays(cacheFile, arraysOf(scores), () => work.lead((years) => scoreMarket(input, scores, years)))
  } finally {
    work.end()
  }
}

/** Score the years that are left while another thread does, if there is anything to score. */
export function scoreAlong(_: Frame, { scores, cacheFile: __, shared, ...input }: ScoreInput): void {
  new SharedWork(shared, input.years).help((years) => scoreMarket(input, scores, years))
}

interface ImpactInput extends Omit<ImpactScoreInput, 'panel'> {
  readonly panel: Omit<Panel, 'values' | 'states'>
  readonly scores: Scores
  readonly cacheFile: CacheFile | null
}

/** Score it by the employment impact. */
export function impact(frame: Frame, { scores, cacheFile, panel, ...input }: ImpactInput): void {
  const whole: Panel = { ...panel, values: frame.values, states: frame.states }
  cachedArrays(cacheFile, arraysOf(scores), () => scoreImpact({ ...input, panel: whole }, scores))
}
