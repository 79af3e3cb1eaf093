import type { ScoreDistributions } from '#contract/market/market.ts'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import type { PeerBasis } from '#methodology/panel/peers.ts'
import { defaultVersion } from '#methodology/scores/method.ts'
import { type Caller, ownCaller } from '#server/http/turns/caller.ts'
import type { LoadedPanel } from './panel/build.ts'
import { scoreDistributions } from './score-distributions.ts'
import { inferenceNames } from './scores/imputation.ts'
import type { ScoreEngine } from './scores/score-engine.ts'
import type { SnapshotRequest } from './snapshot/figure-snapshot.ts'
import type { MarketSnapshot } from './snapshot/market-snapshot.ts'

/** Classification of the industries that the head of a company's page leads to. */
const linkedBasis = 'tse33' satisfies PeerBasis

interface Scored {
  engine(request: { readonly today: string }, by: Caller): Promise<ScoreEngine>
  snapshot(request: SnapshotRequest, by: Caller): Promise<MarketSnapshot>
}

/**
 * Computes the standard scores under each rule for missing figures before anyone requests them, then the scores by industry that company
 * pages link to. Stops when a newer panel replaces this one.
 *
 * @returns how the scores of those industries lie; null when there are none
 */
export async function prepareScores(
  market: Scored,
  present: () => LoadedPanel | null,
): Promise<ScoreDistributions | null> {
  const today = tokyoDay(new Date())
  const engine = await market.engine({ today }, ownCaller)
  const rule = { period: 'short', version: defaultVersion, scoring: 'standard' } as const
  for (const inference of inferenceNames)
    if (engine.panel === present()) await engine.scores({ inference, ...rule }, ownCaller)
  if (engine.panel !== present()) return null
  return scoreDistributions(await market.snapshot({ today, basis: linkedBasis }, ownCaller))
}
