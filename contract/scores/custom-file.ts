import { z } from 'zod'
import { customSorts } from '#methodology/scores/custom/bases.ts'
import { endpoint, FileAnswer } from '../wire/endpoint.ts'
import { CustomMethod, maxWeightBytes } from './custom-weights.ts'

export const rankingFormats = ['csv', 'xlsx'] as const

/** Figures of each company in the file, for the counts that it takes. */
export const rankingFileItems = 10

export const saveCustomRanking = endpoint('POST /scores/custom/file/:format', {
  mostBytes: maxWeightBytes,
  envelope: 'file',
  closedToTrials: true,
  counted: 'always',
  summary:
    'The whole market under weights of one’s own as a file: security code, rank, rank by the standard, change, scores in points',
  params: z.object({ format: z.enum(rankingFormats) }),
  body: CustomMethod.extend({
    /** The best rank, largest rise, greatest coverage or best standard rank first. */
    sort: z.enum(customSorts).default('rank'),
    /** Of the headers and names. */
    lang: z.enum(['ja', 'en']).default('ja'),
  }),
  response: FileAnswer,
  refusals: ['weights.invalid', 'market.preparing', 'market.busy', 'download.over-limit'],
})
