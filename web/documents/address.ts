import { z } from 'zod'
import { optional } from '../app/address.ts'

/** What the documents tab keeps in its address; absent means all of them, and none open. */
export const DocumentsSearch = z.object({
  /** A kind of document; one that is none lists nothing. */
  kind: optional(z.string().max(40)),
  /** Fiscal year of the documents listed. */
  fiscal: optional(z.coerce.number().int().min(1900).max(2200)),
  /** Number of the document that is open. */
  document: optional(z.coerce.number().int().positive()),
})
export type DocumentsSearch = z.infer<typeof DocumentsSearch>
