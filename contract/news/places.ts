import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { Id, IdInAddress } from '../wire/id.ts'
import { NewsEvent } from './news.ts'

/** Decisions on events that an account may make within a day. */
export const maxPlacesADay = 300

const params = z.object({ articleId: IdInAddress })

const Outcome = z.object({
  /** The event that the article belongs to now. */
  event: NewsEvent,
  /** The decision that was made; null where it was taken back. */
  decision: z.int().nullable(),
  /** What had been decided of it before; null for the rules alone. */
  before: z.object({ joinTo: z.int().nullable() }).nullable(),
  /** Other articles that belong to another event by it. */
  others: z.int(),
})

export const placeNews = endpoint('PUT /news/articles/:articleId/place', {
  closedToTrials: true,
  closedToTokens: true,
  summary: 'Split an article off its event, or join it to another one of its company, for everybody',
  params,
  body: z.object({
    /** The event as it was shown; refused where the article belongs to another by now. */
    event: Id,
    /** An article of the event that it belongs to; null: it begins one of its own. */
    joinTo: Id.nullable(),
  }),
  response: Outcome,
  refusals: ['news.not-found', 'news.changed', 'news.place', 'news.too-many', 'account.full'],
})

export const unplaceNews = endpoint('DELETE /news/articles/:articleId/place', {
  closedToTrials: true,
  closedToTokens: true,
  summary: 'Take back what was decided of an article’s event: the rules place it again',
  params,
  query: z.object({
    /** The decision that is taken back; refused where another has come since. */
    decision: IdInAddress,
  }),
  response: Outcome,
  refusals: ['news.not-found', 'news.changed', 'news.too-many', 'account.full'],
})
