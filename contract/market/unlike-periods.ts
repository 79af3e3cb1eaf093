import { z } from 'zod'

/** Of a change between two years whose periods are not equally long: months of the later and of the earlier. */
export const UnlikeMonths = z.tuple([z.int(), z.int()])
export type UnlikeMonths = readonly [after: number, before: number]

/** What stands beside such a change, on every screen and in every file. */
export const unlikePeriodWords = {
  ja: (after: number, before: number) => `${after}か月と${before}か月の比較`,
  en: (after: number, before: number) => `${after} months against ${before}`,
} as const
