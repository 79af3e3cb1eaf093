import { z } from 'zod'

const tradePattern = /^(\d{1,10})-(\d{1,10}|all)-(\d{1,3}(?:\.\d{1,2})?)$/

/** `12-40-2.00`: sell company 12, buy company 40, for 2 per cent of the portfolio; `all` instead of 40 buys more of all others. */
export const Trade = z
  .string()
  .regex(tradePattern)
  .transform((text) => {
    const [, sell, buy, percent] = tradePattern.exec(text)!
    return { sell: Number(sell), buy: buy === 'all' ? null : Number(buy), weight: Number(percent) / 100 }
  })
  .refine(({ weight }) => weight > 0 && weight <= 1)

/** What to change before everything is worked out again. */
export const AdjustmentQuery = z.object({
  /** Trades separated by commas, made one after the other. */
  trade: z
    .string()
    .max(2000)
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(Trade).max(50))
    .optional(),
  /** Negative screens separated by commas: what they hit is sold, the proceeds over what is left. */
  exclude: z
    .string()
    .max(1000)
    .regex(/^[a-z0-9_]+(,[a-z0-9_]+)*$/)
    .optional(),
  /** `score:1` or `intensity:0.5`: weights towards better scores, or lower intensities, by so much. */
  tilt: z
    .string()
    .regex(/^(score|intensity):(\d(?:\.\d{1,2})?)$/)
    .optional(),
  /** Intensity per 100 million yen of sales to be reached with the fewest sales. */
  reach: z.coerce.number().min(0).max(1e9).optional(),
})
export type AdjustmentQuery = z.infer<typeof AdjustmentQuery>
