import type { ScoreQuery } from '#contract/scores/score-query.ts'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import type { MarketSnapshot } from '#server/market/snapshot/market-snapshot.ts'
import type { CallDeps } from './caller.ts'
import { inTime } from './turns/in-time.ts'

/** The market that a request asks for; refuses with `market.preparing` when its scores take too long. */
export function openSnapshot({ market, clock, caller }: CallDeps, query: ScoreQuery): Promise<MarketSnapshot> {
  const { asOf, peers: basis, inference, period, version, year, method: scoring } = query
  const today = tokyoDay(clock())
  return inTime(market.snapshot({ asOf, basis, inference, period, version, scoring, year, today }, caller))
}
