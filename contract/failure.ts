import { z } from 'zod'
import { CellFaults } from './scores/cell-faults.ts'
import { WeightFaults } from './scores/weight-faults.ts'
import { SearchFault } from './search/fault.ts'
import { DownloadStanding } from './wire/download-count.ts'

/** What an account keeps of something that there is a limit to, in rows or in bytes. */
export const RoomUsed = z.object({ unit: z.enum(['rows', 'bytes']), used: z.number(), most: z.number() })
export type RoomUsed = z.infer<typeof RoomUsed>

/** The answer to anything that did not work. A fault carries only its request id. */
export const Failure = z.object({
  result: z.literal(false),
  code: z.string(),
  message: z.string().optional(),
  requestId: z.string().optional(),
  /** True when the caller's session is over. */
  logout: z.boolean().optional(),
  /** True inside a maintenance window (the wire's word for maintenance). */
  mente: z.boolean().optional(),
  /** Seconds after which a refused call may be tried again. */
  retryAfter: z.number().optional(),
  /** The first part of a call that is not valid, as `body.date` or `query.page`. */
  field: z.string().optional(),
  /** With a field that the call does not have: the one that was most likely meant. */
  nearest: z.string().optional(),
  /** Bytes of a file at most, with one that is larger. */
  most: z.number().optional(),
  /** What is wrong with a search that was refused, and where in its text. */
  search: SearchFault.optional(),
  /** What is wrong with weights that were refused, and in which cells. */
  weights: WeightFaults.optional(),
  /** What is wrong with a workbook of weights that was refused, and in which cells. */
  cells: CellFaults.optional(),
  /** What is in use, with a refusal that has no room for all that was sent. */
  room: RoomUsed.optional(),
  /** Where the account stands, with a download that is over its limit. */
  download: DownloadStanding.optional(),
})
export type Failure = z.infer<typeof Failure>
