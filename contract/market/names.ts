import { z } from 'zod'

/** Something of a classification, by its code. */
export const Named = z.object({ code: z.string(), nameJa: z.string(), nameEn: z.string() })

export const industryParams = z.object({ industryId: z.string().max(40) })

export const CompanyName = z.object({
  id: z.int(),
  nameJa: z.string(),
  nameEn: z.string().nullable(),
  ticker: z.string().nullable(),
  isListed: z.boolean(),
})
