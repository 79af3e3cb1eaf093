import { z } from 'zod'
import { FactStatus } from '#contract/market/indicators.ts'

/** What every row of `data/` says of itself: where it comes from and how far it was checked. */
export const fact = { source: z.string().min(1), status: FactStatus }

export type Status = z.infer<typeof FactStatus>

/** Only what was checked against its source may be shown as verified. */
export function isVerified(status: Status): boolean {
  return status === 'official' || status === 'verified' || status === 'derived'
}

/** How far a part of a row was checked, or null where the cell is empty. */
export const optionalStatus = z
  .string()
  .transform((text) => text || null)
  .pipe(FactStatus.nullable())

/** Cells that hold several values separated by semicolons. */
export const list = z.string().transform((text) =>
  text
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean),
)

/** A number, or null where the cell is empty. */
export const optionalNumber = z
  .string()
  .transform((text) => (text === '' ? null : Number(text)))
  .pipe(z.number().nullable())
