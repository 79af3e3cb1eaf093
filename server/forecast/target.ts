import type { TargetScope } from '#contract/comparisons/targets.ts'
import type { ForecastTarget } from '#methodology/forecast/forecast.ts'
import { faultOf } from '#methodology/targets/path.ts'
import type { Db } from '#server/db/database.ts'
import { listCommitments } from '#server/market/commitments.ts'
import { emissionsOf } from '#server/market/emission-series.ts'
import { listReadTargets } from '#server/market/read-targets.ts'
import type { CompanySnapshot } from '#server/market/snapshot/company-snapshot.ts'
import { listedTargets, readInSentences } from '#server/market/written-targets.ts'

interface TargetRequest {
  readonly scope: TargetScope
  /** Day by which it was known. */
  readonly day: string
  /** Fiscal year of the last figure. */
  readonly last: number
}

/** The nearest target for a scope that is still ahead and can be held against figures, in t-CO2e; null without one. */
export async function targetAhead(
  db: Db,
  company: CompanySnapshot,
  { scope, day, last }: TargetRequest,
): Promise<ForecastTarget | null> {
  const { market, position } = company
  const { id } = market.panel.companies[position]!
  const [rows, read] = await Promise.all([listCommitments(db, [id], day), listReadTargets(db, [id], day)])
  const listed = listedTargets(rows)
  const emissions = emissionsOf(market, scope, position)
  const ahead = [...listed, ...readInSentences(read, listed)]
    .filter(({ source }) => source.kind === 'list' || source.isAccepted)
    .filter((target) => target.scope === scope && target.measure === 'absolute' && target.targetYear > last)
    .filter((target) => faultOf(target, emissions) === null)
    .sort((a, b) => a.targetYear - b.targetYear || b.reduction - a.reduction)[0]
  return ahead ? { year: ahead.targetYear, value: emissions.get(ahead.baseYear)! * (1 - ahead.reduction) } : null
}
