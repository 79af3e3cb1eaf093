import { sql } from 'kysely'
import { z } from 'zod'
import {
  notations,
  type RatingVendor,
  ratingClasses,
  ratingDirections,
  toVendors,
} from '#methodology/ratings/vendor-scales.ts'
import { badges } from '#methodology/scores/hierarchy.ts'
import { once } from '#server/cache/once.ts'
import type { Db } from '#server/db/database.ts'
import { readTable } from './csv-table.ts'
import { fact } from './fact.ts'

const number = z.coerce.number()

const VendorRow = z.object({
  ...fact,
  key: z.string(),
  name_ja: z.string(),
  name_en: z.string(),
  short: z.string(),
  direction: z.enum(ratingDirections),
  measures: z.enum(badges),
  notation: z.enum(notations),
  is_grade: z.enum(['0', '1']),
  names_bands: z.enum(['0', '1']),
  axis_end: z.string(),
  qualities: z.string(),
  pillar: z.string(),
})

const ScaleRow = z.object({
  ...fact,
  vendor: z.string(),
  level: z.string(),
  min: number,
  max: number,
  interval: z.string(),
  class: z.enum(ratingClasses),
})

/** The vendors whose scales come with the product. */
export const ownVendors = once((): readonly RatingVendor[] =>
  toVendors(readTable('vendors.csv', VendorRow), readTable('vendor_scales.csv', ScaleRow)),
)

/** Every vendor of this market by key: those of the product in their order, then the operator's, as last imported. */
export async function readVendors(db: Db): Promise<readonly RatingVendor[]> {
  const { rows } = await sql<{ definition: RatingVendor }>`
    select distinct on (key) definition from rating_vendor order by key, import_id desc`.execute(db)
  return [...ownVendors(), ...rows.map(({ definition }) => definition)]
}
