import type { ScoreQuery } from '#contract/scores/score-query.ts'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import { basisOf, scoringOf } from '#server/market/scores/chosen-scoring.ts'
import type { MarketSnapshot } from '#server/market/snapshot/market-snapshot.ts'
import type { MarketDeps } from './caller.ts'
import { inTime } from './turns/in-time.ts'

/** The market that a request asks for; refuses with `market.preparing` when its scores take too long. */
export async function openSnapshot(
  { db, market, clock, caller }: MarketDeps,
  { asOf, peers, inference, period, version, year, method }: ScoreQuery,
): Promise<MarketSnapshot> {
  const today = tokyoDay(clock())
  const scoring = await scoringOf(db, caller.account, method)
  const basis = basisOf(scoring, peers)
  return inTime(market.snapshot({ asOf, basis, inference, period, version, scoring, year, today }, caller))
}
