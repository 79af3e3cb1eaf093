import { z } from 'zod'
import { boundaries } from '#methodology/figures/boundary.ts'
import type { FurtherRow } from '#methodology/panel/panel.ts'
import { parentSales } from '#methodology/scores/ranks/ranked-figures.ts'
import { once } from '#server/cache/once.ts'
import { readTable } from '#server/catalogue/csv-table.ts'
import { fact } from '#server/catalogue/fact.ts'

const FurtherScored = z.object({
  ...fact,
  code: z.string(),
  boundary: z.enum(boundaries),
  max_age: z.coerce.number().int().min(1),
  size_base: z.literal('parent-sales'),
})

/** Figures that count as indicators of their own from version 2.1 on, though the catalogue does not score them. */
export const readFurtherScored = once(() => readTable('further_scored.csv', FurtherScored))

/** Rows of the panel behind its indicators: those that hold figures as they are filed first, then those made of others. */
export const furtherRows = once((): readonly FurtherRow[] => [
  { ...parentSales, maxAge: 0 },
  ...readFurtherScored().flatMap(({ code, boundary, max_age: maxAge }): FurtherRow[] => [
    { code, boundary, holds: 'newest', maxAge },
    { code, boundary, holds: 'years', maxAge },
  ]),
])
