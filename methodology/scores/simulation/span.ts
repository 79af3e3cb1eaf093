import { runOf } from '../../panel/layout.ts'
import { shapeOf } from '../../panel/panel.ts'
import { minimumPeers } from '../../panel/peers.ts'
import { type ScoreKey, totals } from '../hierarchy.ts'
import { type IndustrySpan, keyAt } from '../standard/market-scores.ts'
import { rankedAgain, scoresOfIndicator } from './affected.ts'
import type { SimulatedMarket } from './market.ts'

/** The industries looked at hold too few companies for a rank: more of them have to be worked out. */
export class TooNarrow extends Error {}

/** Companies with a score that a group needs to be looked at alone; where a change takes it below the least, `TooNarrow` is thrown. */
const enough = minimumPeers + 2

/**
 * The narrowest of a company's groups with enough companies to rank the means that changes of these indicators reach. A method that does
 * not rank means looks no further than the industry.
 */
export function spanOf(market: SimulatedMarket, company: number, changed: readonly number[]): IndustrySpan {
  const { peers, indicators, method } = market
  const { chain } = peers.industries[peers.industryOf[company]!]!
  if (!method.ranksMeans) return peers.groups[chain[0]!]!
  const reached = new Set(changed.flatMap((index) => rankedAgain(indicators, index)))
  const keys = new Set([...reached].flatMap((index) => scoresOfIndicator(indicators[index]!)))
  const means = [...keys].filter((key) => !(key in totals))
  const isEnough = (span: IndustrySpan) => means.every((key) => scoredIn(market, key, span) >= enough)
  return peers.groups[chain.find((group) => isEnough(peers.groups[group]!)) ?? chain.at(-1)!]!
}

function scoredIn({ peers, scores, panel, year }: SimulatedMarket, key: ScoreKey, { from, to }: IndustrySpan): number {
  const run = runOf(scores.values, shapeOf(panel), keyAt.get(key)!, year)
  const places = run.subarray(peers.industries[from]!.start, peers.industries[to - 1]!.end)
  return places.reduce((count, score) => count + Number(!Number.isNaN(score)), 0)
}
