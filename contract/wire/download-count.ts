import { z } from 'zod'

/** What one count of a download is: a company in a year, or an item of a company in a year. */
export const DownloadUnit = z.enum(['company-year', 'item-company-year'])
export type DownloadUnit = z.infer<typeof DownloadUnit>

const Size = z.coerce.number().int().min(0).max(1_000_000)

/** How much a download holds, as whoever asks for it says. */
export const PlannedDownload = z.object({
  companies: Size,
  years: Size.default(1),
  /** Chosen indicators or scores; they count only where the unit says so. */
  items: Size.default(1),
})

/** The same as the server finds it. */
export const DownloadPlan = PlannedDownload.extend({
  /** Companies by year of which there is anything, where that is fewer than all companies in all years. */
  companyYears: Size.optional(),
})
export type DownloadPlan = z.infer<typeof DownloadPlan>

/** Whether a download takes more than is left of the month; never where there is no limit. */
export const isOver = (count: number, { remaining }: { readonly remaining: number | null }) =>
  remaining !== null && count > remaining

/** Counts that a download takes from the month's limit. */
export function countOf(plan: DownloadPlan, unit: DownloadUnit): number {
  const { companies, years, items, companyYears = companies * years } = plan
  return unit === 'company-year' ? companyYears : items * companyYears
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
