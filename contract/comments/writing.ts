import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { Id, IdInAddress, largestId } from '../wire/id.ts'
import { toOneLine } from '../wire/typed.ts'
import { Comment, commentParams, companyParams } from './comments.ts'
import { CommentText, commentLimits } from './text.ts'

const Mentions = z.array(Id).max(commentLimits.mentions).default([])

/** What was written, and whom it was mailed to. */
export const Written = z.object({
  comment: Comment,
  /** Names of those who are mailed now. */
  mailed: z.array(z.string()),
  /** Why mentions were not mailed; null when all were, or there was none. */
  withheld: z.enum(['trial', 'limit']).nullable(),
})
export type Written = z.infer<typeof Written>

export const listMentionable = endpoint('GET /companies/:companyId/comments/people', {
  summary:
    'People whom the caller may mention: of the company that the operator set for both, and authors of the thread',
  params: companyParams,
  query: z.object({ thread: IdInAddress.optional() }),
  response: z.array(z.object({ id: z.int(), name: z.string(), employer: z.string().nullable() })),
  refusals: [],
})

export const writeComment = endpoint('POST /companies/:companyId/comments', {
  closedToTokens: true,
  summary: 'Write a comment on a company, or on a screen or figure of it; whom the text mentions is mailed',
  params: companyParams,
  body: z.object({
    text: CommentText,
    /** Path and query of the screen that it is about. */
    link: z.string().max(commentLimits.link).transform(toOneLine).optional(),
    mentions: Mentions,
  }),
  response: Written,
  refusals: ['company.not-found', 'comment.repeated', 'request.too-many', 'comment.too-many'],
})

export const replyToComment = endpoint('POST /companies/:companyId/comments/:commentId/replies', {
  closedToTokens: true,
  summary: 'Reply to a comment that stands; replies have no replies of their own',
  params: commentParams,
  body: z.object({ text: CommentText, mentions: Mentions }),
  response: Written,
  refusals: [
    'comment.not-found',
    'comment.gone',
    'comment.full',
    'comment.repeated',
    'request.too-many',
    'comment.too-many',
  ],
})

export const editComment = endpoint('PUT /companies/:companyId/comments/:commentId', {
  closedToTokens: true,
  summary: 'Change the text of one’s own comment or reply, unless it changed since `version`; the earlier text is kept',
  params: commentParams,
  body: z.object({ text: CommentText, version: z.int().min(0).max(largestId), mentions: Mentions }),
  response: Written,
  refusals: ['comment.not-found', 'comment.gone', 'comment.changed', 'request.too-many', 'comment.too-many'],
})

export const deleteComment = endpoint('DELETE /companies/:companyId/comments/:commentId', {
  closedToTokens: true,
  summary: 'Delete one’s own comment or reply; its place stays while others stand in its thread',
  params: commentParams,
  response: z.object({}),
  refusals: ['comment.not-found', 'comment.gone', 'request.too-many'],
})

export const restoreComment = endpoint('POST /companies/:companyId/comments/:commentId/restore', {
  closedToTokens: true,
  summary: 'Take the deletion of one’s own comment back, within half an hour',
  params: commentParams,
  response: z.object({}),
  refusals: ['comment.not-found', 'comment.gone', 'request.too-many'],
})

export const resolveComment = endpoint('PUT /companies/:companyId/comments/:commentId/resolution', {
  closedToTokens: true,
  summary: 'Say that a comment is resolved, or open it again; anybody who is signed in may',
  params: commentParams,
  body: z.object({ resolved: z.boolean() }),
  response: z.object({}),
  refusals: ['comment.not-found', 'request.too-many'],
})
