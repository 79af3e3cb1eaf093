import { z } from 'zod'
import { ratingDirections } from '#methodology/ratings/vendor-scales.ts'
import { DownloadUnit } from '../wire/download-count.ts'

export const WhyNoPdf = z.enum(['no-browser', 'no-sandbox'])
export type WhyNoPdf = z.infer<typeof WhyNoPdf>

/** What the browser is told before it starts, from `/app.config.json`. */
export const AppConfig = z.object({
  /** Base path of every call, `/api`. */
  api: z.string(),
  product: z.string(),
  version: z.string(),
  /** Address for the help links; null where the operator gave none. */
  supportEmail: z.string().nullable(),
  manualUrls: z.object({ ja: z.string().nullable(), en: z.string().nullable() }),
  /** Where this market comes from: `demo` is invented and says so on every screen; `empty` has no company yet. */
  market: z.enum(['demo', 'real', 'empty']),
  /** Whether parts of an invented market are still being made; `GET /api/market` says which. */
  isMarketPartial: z.boolean(),
  /** The maintenance window that is under way: wall-clock times in Tokyo, and the operator's own words; null outside of one. */
  maintenance: z
    .object({
      start: z.string(),
      end: z.string(),
      message: z.object({ ja: z.string().nullable(), en: z.string().nullable() }),
    })
    .nullable(),
  defaultVendors: z.array(z.string()),
  /** Every vendor of ratings in this market, in order; which of them an account may see is its own matter. */
  vendors: z.array(
    z.object({
      key: z.string(),
      nameJa: z.string(),
      nameEn: z.string(),
      /** What fits above a dot. */
      short: z.string(),
      direction: z.enum(ratingDirections),
      /** Whether its total is a grade, which nobody compares by amounts. */
      isGrade: z.boolean(),
    }),
  ),
  /** Why the server makes no PDF of a printed page: it has no browser, or none whose sandbox starts; null where it makes them. */
  whyNoPdf: WhyNoPdf.nullable(),
  downloads: z.object({ unit: DownloadUnit, monthlyLimit: z.int().nullable() }),
})
export type AppConfig = z.infer<typeof AppConfig>
