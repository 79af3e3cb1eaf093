import { z } from 'zod'
import { endpoint, FileAnswer } from '../wire/endpoint.ts'
import { IdInAddress } from '../wire/id.ts'

export const watchlistFormats = ['csv', 'xlsx'] as const

const query = z.object({
  /** Of the header and of the companies' names. */
  lang: z.enum(['ja', 'en']).default('ja'),
})
const format = z.enum(watchlistFormats)

export const saveWatchlistTemplate = endpoint('GET /watchlists/template/:format', {
  envelope: 'file',
  summary: 'A file of companies and stakes to be filled in: the header alone',
  params: z.object({ format }),
  query,
  response: FileAnswer,
  refusals: [],
})

export const saveWatchlist = endpoint('GET /watchlists/:watchlistId/file/:format', {
  envelope: 'file',
  summary: 'The companies of a watchlist with stakes, names and notes; read back it changes nothing',
  params: z.object({ watchlistId: IdInAddress, format }),
  query,
  closedToTrials: true,
  response: FileAnswer,
  refusals: ['watchlist.not-found'],
})
