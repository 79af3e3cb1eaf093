import { z } from 'zod'
import { customBases, customSorts, usualIndustries } from '#methodology/scores/custom/bases.ts'
import { optional } from '../app/address.ts'
import { usePeerBases } from '../app/peer-groups.ts'
import { useAddress } from '../context/use-address.ts'

export const industryCounts = Object.keys(customBases).map(Number)

export const resultViews = ['ladder', 'ranges', 'table'] as const

/** What the screen keeps in its address: weights are a link. */
export const CustomSearch = z.object({
  /** Weights in a workbook instead of on the screen. */
  door: optional(z.literal('excel')),
  /** Fiscal year of the scores by an imported workbook; the newest when left out. */
  fy: optional(z.coerce.number().int().min(1990).max(2100)),
  /** Weights, `climatechange:30~E-CC-001:0`; those of the standard or of the method when left out. */
  w: optional(z.string().max(8000)),
  /** Directions and transforms, `E-CC-001:l~S-DV-002:hq`; those of the method when left out. */
  a: optional(z.string().max(8000)),
  /** Groups of indicators, `気候:E-CC-001.E-CC-002`; those of the method when left out. */
  g: optional(z.string().max(8000)),
  /** Number of a method of one's own that the weights began with. */
  own: optional(z.coerce.number().int().positive().max(2_147_483_647)),
  /** How many industries companies are compared in. */
  n: optional(z.coerce.number().refine((count) => industryCounts.includes(count))),
  sort: optional(z.enum(customSorts)),
  view: optional(z.enum(resultViews)),
  page: optional(z.coerce.number().int().min(1).max(10_000)),
})
export type CustomAddress = z.infer<typeof CustomSearch>

/** The part of the address that is the screen's, and how to change it in place. */
export const useCustomAddress = () => useAddress(CustomSearch.parse)

/** How many industries the weights tell apart, and how many where the address says nothing. */
export function useIndustryCount() {
  const [{ n }] = useCustomAddress()
  const usual = usualIndustries(usePeerBases().usual)
  return { n: n ?? usual, usual }
}
