import { z } from 'zod'
import { optional } from '../app/address.ts'

const text = optional(z.string().max(200))

/** What the screen of one watchlist keeps in its address, as text; the screen itself reads it. */
export const WatchlistText = z.object({ sort: text, find: text, columns: text })
