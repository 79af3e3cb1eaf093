import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'

/** Wall-clock time in Tokyo, `YYYY/MM/DD HH:mm:ss`. */
const TokyoTime = z.string().regex(/^\d{4}\/\d{2}\/\d{2} \d{2}:\d{2}:\d{2}$/)

export const getNextReleaseInfo = endpoint('GET /next_release_info', {
  access: 'public',
  duringMaintenance: true,
  summary: 'The maintenance window that is under way or announced next; nulls when there is none',
  response: z.object({ maintenance_start: TokyoTime.nullable(), maintenance_end: TokyoTime.nullable() }),
  refusals: [],
})
