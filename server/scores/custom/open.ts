import type { z } from 'zod'
import type { CustomMethod } from '#contract/scores/custom-weights.ts'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import { adjustmentFaults, keptAdjustments } from '#methodology/scores/custom/adjustments.ts'
import { customBases } from '#methodology/scores/custom/bases.ts'
import { toWeightMatrix, weightsHash } from '#methodology/scores/custom.ts'
import type { Ranks } from '#methodology/scores/ranks/ranks.ts'
import { hashOf } from '#methodology/scores/recipe.ts'
import { isIndustryOf } from '#server/catalogue/custom-industries.ts'
import { Refusal } from '#server/http/refusal.ts'
import { inTime } from '#server/http/turns/in-time.ts'
import { companyPosition } from '#server/market/panel/positions.ts'
import { weightRefusal } from '#server/market/scores/weight-refusal.ts'
import type { MarketSnapshot } from '#server/market/snapshot/market-snapshot.ts'
import type { MarketDeps } from '#server/market/snapshot/open-snapshot.ts'

type Method = z.infer<typeof CustomMethod>

/** A market under weights of one's own. */
export interface OpenCustom {
  readonly snapshot: MarketSnapshot
  readonly matrix: Float64Array
  /** What is weighed; the standard's percentiles when undefined. */
  readonly ranks: Ranks | undefined
  /** Position of the fiscal year; null where the market has none. */
  readonly year: number | null
  readonly recipe: ReturnType<typeof recipeOf>
}

export async function openCustom(
  { market, clock, caller }: Omit<MarketDeps, 'db'>,
  method: Method,
): Promise<OpenCustom> {
  const { industries, weights, adjustments: given, inference, version, year, asOf } = method
  const basis = customBases[industries as keyof typeof customBases]
  const today = tokyoDay(clock())
  const snapshot = await inTime(market.snapshot({ basis, inference, version, year, asOf, today }, caller))
  const parsed = toWeightMatrix(weights, snapshot.weighable, snapshot.peers, isIndustryOf(industries))
  const standard = new Map(snapshot.weighable.map(({ code, direction }) => [code, direction]))
  const faults = ['faults' in parsed ? parsed.faults : [], adjustmentFaults(given, standard)].flat()
  if ('faults' in parsed || faults.length > 0) throw weightRefusal(faults)
  const adjustments = keptAdjustments(given, standard)
  const ranks = await inTime(snapshot.whatIf.adjusted(adjustments, caller))
  const recipe = recipeOf(snapshot, weightsHash(weights, adjustments))
  return { snapshot, matrix: parsed.matrix, ranks, year: snapshot.year, recipe }
}

function recipeOf(snapshot: MarketSnapshot, weights: string) {
  const hash = hashOf({ ...snapshot.recipe, method: 'custom', weights })
  return { ...snapshot.recipeName, method: 'custom' as const, weights, hash }
}

/** Places of companies by their numbers. */
export function placesOf({ panel, peers }: MarketSnapshot, companyIds: readonly number[]): number[] {
  return companyIds.map((id) => {
    const position = companyPosition(panel, id)
    if (position === undefined) throw new Refusal('company.not-found')
    return peers.placeOf[position]!
  })
}
