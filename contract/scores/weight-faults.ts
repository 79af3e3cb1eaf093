import { z } from 'zod'
import { weightFaults } from '#methodology/scores/custom/weight-faults.ts'

/** What is wrong with weights of one's own, and where. */
export const WeightFaults = z.object({
  /** How many cells are wrong; the first of them are named. */
  total: z.int(),
  first: z.array(
    z.object({
      reason: z.enum(weightFaults),
      /** As the weight had it; null where it was given for every industry, or all are meant. */
      industry: z.string().nullable(),
      /** Null where all indicators of the industry are meant. */
      indicator: z.string().nullable(),
    }),
  ),
})
export type WeightFaults = z.infer<typeof WeightFaults>
