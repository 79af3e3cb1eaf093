import type { IndicatorKind } from './traits.ts'

/** What versions of the standard method infer differently; each version names its own in `methodology/scores/method.ts`. */
export interface InferenceRules {
  /** A company's last amount goes on with the change of its size to this power: 1 as fast as the company grows, 0 as it was. */
  readonly sizeElasticity: number
  /** Whether emissions are taken from the company's energy, where that is known, before they are taken from its peers. */
  readonly usesEnergy: boolean
  /**
   * Whose figures stand for a missing one. `nearest`: the smallest group with enough of them. `measured`: that group only where it
   * is nearer to the known figures of the year than the whole market is (`nearer.ts`), else the whole market.
   */
  readonly peers: 'nearest' | 'measured'
  /**
   * Kinds of which the peers tell less about a company's percentile than one half does: what is inferred from them has no standard
   * error, and counts as one of which nothing is known.
   */
  readonly kindsWithoutPeerError: readonly IndicatorKind[]
}

/** The rules of version 1.0. */
export const firstRules: InferenceRules = {
  sizeElasticity: 1,
  usesEnergy: true,
  peers: 'nearest',
  kindsWithoutPeerError: [],
}

/** The rules of version 2.0, chosen by `npm run bench -- inference`: docs/methodology/missing-values.md. Status proposed. */
export const secondRules: InferenceRules = {
  sizeElasticity: 0.5,
  usesEnergy: false,
  peers: 'measured',
  kindsWithoutPeerError: ['boolean', 'percent', 'other'],
}
