import { z } from 'zod'
import { type ImpactParameters, impactParameterNames } from '#methodology/impact/parameters.ts'
import { once } from '#server/cache/once.ts'
import { readTable } from './csv-table.ts'
import { fact, optionalNumber } from './fact.ts'

const ImpactParameterRow = z.object({
  ...fact,
  parameter: z.enum(impactParameterNames),
  value: optionalNumber,
  unit: z.string(),
  year: optionalNumber,
  least: z.coerce.number(),
  most: z.coerce.number(),
  name_en: z.string().min(1),
  name_ja: z.string().min(1),
  status_note: z.string(),
})
export type ImpactParameterRow = z.infer<typeof ImpactParameterRow>

/** Each parameter of the employment impact with its unit, limits and source. */
export const readImpactParameters = once((): ImpactParameterRow[] =>
  readTable('impact_parameters.csv', ImpactParameterRow),
)

/** The parameters where the reader has set none. */
export const usualImpactParameters = once((): ImpactParameters => {
  const rows = readImpactParameters()
  const value = Object.fromEntries(rows.map(({ parameter, value }) => [parameter, value])) as Record<
    (typeof impactParameterNames)[number],
    number | null
  >
  return { ...value, jobs: 'growth' }
})
