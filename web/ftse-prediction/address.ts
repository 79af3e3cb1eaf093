import { z } from 'zod'
import { optional } from '../app/address.ts'

/** What the steps are in order by. */
export const stepOrders = ['ease', 'gain', 'model'] as const
export type StepOrder = (typeof stepOrders)[number]

/** What the screen keeps in its address. */
export const FtseSearch = z.object({
  /** Whose score is predicted. */
  company: optional(z.coerce.number().int().positive().max(2_147_483_647)),
  /** The theme whose indicators are open. */
  theme: optional(z.string().max(40)),
  stepsBy: optional(z.enum(stepOrders)),
  /** All steps, not the first ones alone. */
  steps: optional(z.literal('all')),
  /** Which score the model card tells of; that of the whole when left out. */
  card: optional(z.string().max(40)),
})
