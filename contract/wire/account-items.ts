import { z } from 'zod'
import { fullWidths, nameWidth, toLines, toOneLine } from './typed.ts'

/** What a person calls what the account keeps: one line of at most 75 full-width characters, a half-width one counting half. */
export const ItemName = z
  .string()
  .max(1000)
  .transform(toOneLine)
  .pipe(
    z
      .string()
      .min(1)
      .refine((name) => fullWidths(name) <= nameWidth),
  )

/** Words of several lines, of so many characters at most; more may be typed that goes when they are tidied. */
export const itemText = (max: number) =>
  z
    .string()
    .max(4 * max)
    .transform(toLines)
    .pipe(z.string().max(max))

/** When an item was last changed; says which state a change is based on. */
export const UpdatedAt = z.iso.datetime()

/** How every item that has a name is answered. */
export const namedItem = { id: z.int(), name: z.string(), createdAt: z.iso.datetime() } as const

/** An item that can be restored. */
export const RemovedItem = z.object({ id: z.int(), name: z.string(), removedAt: z.iso.datetime() })
