import type { TargetScope } from '#contract/targets/parts.ts'
import type { ForecastTarget } from '#methodology/forecast/forecast.ts'
import { contradictions, faultOf } from '#methodology/targets/path.ts'
import type { Db } from '#server/db/database.ts'
import { listCommitments } from '#server/market/commitments.ts'
import { emissionsOf } from '#server/market/emission-series.ts'
import { listReadTargets } from '#server/market/read-targets.ts'
import type { CompanySnapshot } from '#server/market/snapshot/company-snapshot.ts'
import { listedTargets, readInSentences } from '#server/market/written-targets.ts'

export interface TargetAhead extends ForecastTarget {
  /** Level of another target for its year that contradicts it. */
  readonly other: number | null
}

interface TargetRequest {
  readonly scope: TargetScope
  /** Day by which it was known. */
  readonly day: string
  /** Fiscal year of the last figure. */
  readonly last: number
}

/** The nearest target for a scope that is still ahead and can be held against figures, in t-CO2e, the lowest of its year; null without one. */
export async function targetAhead(
  db: Db,
  company: CompanySnapshot,
  { scope, day, last }: TargetRequest,
): Promise<TargetAhead | null> {
  const { market, position } = company
  const { id } = market.panel.companies[position]!
  const [rows, read] = await Promise.all([listCommitments(db, [id], day), listReadTargets(db, [id], day)])
  const listed = listedTargets(rows)
  const emissions = emissionsOf(market, scope, position)
  const ahead = [...listed, ...readInSentences(read, listed)]
    .filter(({ source }) => source.kind === 'list' || source.isAccepted)
    .filter((target) => target.scope === scope && target.measure === 'absolute' && target.targetYear > last)
    .filter((target) => faultOf(target, emissions) === null)
    .map((target) => ({ ...target, isAbsolute: true, value: emissions.get(target.baseYear)! * (1 - target.reduction) }))
    .sort((a, b) => a.targetYear - b.targetYear || a.value - b.value)
  const [first] = ahead
  if (!first) return null
  const pair = contradictions(ahead, () => emissions).find(([one]) => one === 0)
  return { year: first.targetYear, value: first.value, other: pair ? ahead[pair[1]]!.value : null }
}
