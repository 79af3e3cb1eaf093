import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const Named = z.object({ code: z.string(), nameJa: z.string(), nameEn: z.string() })

export const listClassifications = endpoint({
  method: 'GET',
  path: '/classifications',
  summary: 'TSE industries (33 and 17), GICS and market segments with their names',
  response: z.object({
    tse33: z.array(Named.extend({ tse17Code: z.string() })),
    tse17: z.array(Named),
    /** Sectors, groups and industries of 2023, and those of 2018 that are no more. */
    gics: z.array(Named),
    markets: z.array(Named),
  }),
  refusals: [],
})
