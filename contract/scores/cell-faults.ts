import { z } from 'zod'
import { cellFaults } from '#methodology/scores/custom/cell-faults.ts'

/** Why a workbook cannot be scored by, and in which cells. */
export const CellFaults = z.object({
  /** How many cells, rows and sheets are wrong; the first of them are named. */
  total: z.int(),
  first: z.array(
    z.object({
      reason: z.enum(cellFaults),
      /** As its tab has it; of a missing one as it would. */
      sheet: z.string(),
      /** `D14`; null where the sheet or a row is missing, or all of it is meant. */
      cell: z.string().nullable(),
      /** What stands there, at most 60 characters; null where nothing does. */
      written: z.string().nullable(),
      /** Code of the indicator whose row it is or would be. */
      indicator: z.string().nullable(),
      /** What it is called in the language of the workbook. */
      indicatorName: z.string().nullable(),
    }),
  ),
})
export type CellFaults = z.infer<typeof CellFaults>
