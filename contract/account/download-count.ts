import { z } from 'zod'

/** What one count of a download is: a company in a year, or an item of a company in a year. */
export const DownloadUnit = z.enum(['company-year', 'item-company-year'])
export type DownloadUnit = z.infer<typeof DownloadUnit>

const Size = z.coerce.number().int().min(0).max(1_000_000)

/** How much a download holds. */
export const DownloadPlan = z.object({
  companies: Size,
  years: Size.default(1),
  /** Chosen indicators or scores; they count only where the unit says so. */
  items: Size.default(1),
})
export type DownloadPlan = z.infer<typeof DownloadPlan>

/** Whether a download takes more than is left of the month; never where there is no limit. */
export const isOver = (count: number, { remaining }: { readonly remaining: number | null }) =>
  remaining !== null && count > remaining

/** Counts that a download takes from the month's limit. */
export function countOf({ companies, years, items }: DownloadPlan, unit: DownloadUnit): number {
  return unit === 'company-year' ? companies * years : items * companies * years
}

/** Where an account stands with its downloads. `used + remaining` is the limit, unless that was lowered below what is used. */
export const DownloadStanding = z.object({
  /** Counts of a month; null where there is no limit. */
  limit: z.int().min(0).nullable(),
  used: z.int().min(0),
  /** Null where there is no limit. */
  remaining: z.int().min(0).nullable(),
  /** Counts of the download in question; 0 when there is none. */
  count: z.number().min(0),
})
export type DownloadStanding = z.infer<typeof DownloadStanding>
