import type { ScoreQuery } from '#contract/scores/score-query.ts'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import type { BaseDeps } from '#server/http/base-deps.ts'
import type { Caller } from '#server/http/turns/caller.ts'
import { inTime } from '#server/http/turns/in-time.ts'
import type { Market } from '../market.ts'
import { basisOf, scoringOf } from '../scores/chosen-scoring.ts'
import type { MarketSnapshot } from './market-snapshot.ts'

/** What opens the market for somebody who waits for the answer. */
export interface MarketDeps extends Pick<BaseDeps, 'db' | 'clock'> {
  readonly market: Market
  readonly caller: Caller
}

/** The market that a request asks for; refuses with `market.preparing` when its scores take too long. */
export async function openSnapshot(
  { db, market, clock, caller }: MarketDeps,
  { asOf, peers, inference, period, version, year, method, text }: ScoreQuery,
): Promise<MarketSnapshot> {
  const today = tokyoDay(clock())
  const scoring = await scoringOf(db, caller.account, method)
  const basis = basisOf(scoring, peers)
  return inTime(market.snapshot({ asOf, basis, inference, period, version, scoring, year, today, text }, caller))
}
