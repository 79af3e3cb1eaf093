import type { WeightFault } from '#methodology/scores/custom/weight-faults.ts'
import { Refusal } from '#server/http/refusal.ts'

/** Cells that a refusal names; the first tell what is to be done. */
const maxFaults = 20

/** Refuses weights by the cells that are wrong. */
export const weightRefusal = (faults: readonly WeightFault[]): Refusal =>
  new Refusal('weights.invalid', { weights: { total: faults.length, first: faults.slice(0, maxFaults) } })
