import { z } from 'zod'
import { optional } from '../app/address.ts'
import { IndustriesPart } from './industries/address.ts'
import { ScenarioPart } from './scenario/address.ts'

export const tcfdParts = ['industries', 'scenario'] as const

/** What the screen keeps in its address: which part is looked at, and what either part is asked. */
export const TcfdSearch = z.object({
  part: optional(z.enum(tcfdParts)),
  ...IndustriesPart,
  ...ScenarioPart,
})
