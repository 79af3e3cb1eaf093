import { z } from 'zod'
import { type Change, formatChanges, maxChanges, parseChanges } from '#contract/simulator/changes.ts'
import { type ScoreKey, scoreKeys } from '#methodology/scores/hierarchy.ts'
import { type LeverStep, leverSteps } from '#methodology/scores/simulation/levers.ts'
import { optional } from '../app/address.ts'
import { useAddress } from '../context/use-address.ts'

/** What the simulator keeps in its address: a plan is a link. */
export const SimulatorSearch = z.object({
  /** Figures that are changed, in their order: `E-CC-028:1~S-DV-002:12.5`. */
  set: optional(z.string().max(1000)),
  /** How far the levers go. */
  to: optional(z.enum(leverSteps)),
  /** Which score the steps are told of. */
  key: optional(z.enum(scoreKeys as [ScoreKey, ...ScoreKey[]])),
  /** A company to compare with. */
  beside: optional(z.coerce.number().int().positive().max(2_147_483_647)),
  /** By points for each year that peers took, in place of points alone. */
  by: optional(z.literal('per-year')),
})

interface SimulatorState {
  readonly changes: readonly Change[]
  readonly to: LeverStep
  readonly key: ScoreKey
  readonly beside: number | undefined
  readonly by: 'points' | 'per-year'
}

/** The plan of the address, and how to change it. */
export const useSimulatorAddress = () => useAddress(read, addressOf)

function read(search: object): SimulatorState {
  const { set = '', to = 'median', key = 'sustainability_score', beside, by = 'points' } = SimulatorSearch.parse(search)
  return { changes: parseChanges(set), to, key, beside, by }
}

function addressOf(next: Partial<SimulatorState>) {
  return {
    ...('changes' in next && { set: formatChanges(next.changes!) || undefined }),
    ...('to' in next && { to: next.to === 'median' ? undefined : next.to }),
    ...('key' in next && { key: next.key === 'sustainability_score' ? undefined : next.key }),
    ...('beside' in next && { beside: next.beside }),
    ...('by' in next && { by: next.by === 'points' ? undefined : next.by }),
  }
}

/** The plan with a figure changed in it, at its place or at the end; undefined takes it out. */
export function withChange(
  changes: readonly Change[],
  indicator: string,
  value: number | undefined,
): readonly Change[] {
  if (value === undefined) return changes.filter((change) => change.indicator !== indicator)
  if (changes.some((change) => change.indicator === indicator))
    return changes.map((change) => (change.indicator === indicator ? { indicator, value } : change))
  return changes.length >= maxChanges ? changes : [...changes, { indicator, value }]
}
