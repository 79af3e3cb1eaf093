import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { IdInAddress } from '../wire/id.ts'

export const companyParams = z.object({ companyId: IdInAddress })
export const commentParams = z.object({ companyId: IdInAddress, commentId: IdInAddress })

/** What stands of a comment: all of it, or only its place. */
export const CommentState = z.enum(['standing', 'deleted', 'hidden'])
export type CommentState = z.infer<typeof CommentState>

/** A comment as anybody with the link reads it: no address, no account, no link into the product. */
export const PublicComment = z.object({
  id: z.int(),
  state: CommentState,
  /** The author's name; null where only the place stands. */
  author: z.string().nullable(),
  /** The author's company as the operator set it; null where it is not set, and where only the place stands. */
  employer: z.string().nullable(),
  /** Names that the author had within 90 days, the last first. */
  formerNames: z.array(z.string()),
  /** Null where only the place stands. */
  text: z.string().nullable(),
  /** Whether it was written on a figure or on a view; null when on the company. */
  about: z.enum(['figure', 'view']).nullable(),
  createdAt: z.iso.datetime(),
  /** When the text last changed; null when never. */
  editedAt: z.iso.datetime().nullable(),
})
export type PublicComment = z.infer<typeof PublicComment>

/** A comment as the signed-in read it. */
export const Comment = PublicComment.extend({
  /** Whether the reader wrote it. */
  isMine: z.boolean(),
  /** Path and query of the screen that it is about; null when on the company, and where only the place stands. */
  link: z.string().nullable(),
  /** How often its text changed; names the state that a change is based on. */
  version: z.int(),
  /** Whether the reader may take its deletion back. */
  canRestore: z.boolean(),
})
export type Comment = z.infer<typeof Comment>

const thread = {
  /** Those that are shown, oldest first. */
  replyCount: z.int(),
  /** By whom and when; null while it is open. */
  resolved: z.object({ by: z.string(), employer: z.string().nullable(), at: z.iso.datetime() }).nullable(),
}

/** A comment with the replies that are shown: the newest three, or all. */
export const PublicThread = z.object({ comment: PublicComment, replies: z.array(PublicComment), ...thread })
export type PublicThread = z.infer<typeof PublicThread>
export const Thread = z.object({ comment: Comment, replies: z.array(Comment), ...thread })
export type Thread = z.infer<typeof Thread>

export const CommentCounts = z.object({
  /** Comments, without replies. */
  comments: z.int(),
  unresolved: z.int(),
})
export type CommentCounts = z.infer<typeof CommentCounts>

const query = z.object({
  /** 1 is the first; the one with the newest activity comes first. */
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  show: z.enum(['all', 'unresolved']).default('all'),
  /** Answer the page on which this comment or reply stands, with all replies of its thread. */
  comment: IdInAddress.optional(),
  /** Answer all replies of this comment of the page. */
  open: IdInAddress.optional(),
})

const page = {
  /** What the company is called: a page for strangers says whom it is about. */
  company: z.object({ id: z.int(), ticker: z.string().nullable(), nameJa: z.string(), nameEn: z.string().nullable() }),
  counts: CommentCounts,
  /** The page that is answered. */
  page: z.int(),
  pages: z.int(),
}

export const PublicComments = z.object({ ...page, threads: z.array(PublicThread) })
export type PublicComments = z.infer<typeof PublicComments>
export const Comments = z.object({
  ...page,
  threads: z.array(Thread),
  /** Whether anybody with the link reads them, or only the signed-in. */
  isPublic: z.boolean(),
})
export type Comments = z.infer<typeof Comments>

export const listPublicComments = endpoint('GET /companies/:companyId/comments/public', {
  access: 'public',
  summary: 'Comments on a company as anybody with the link reads them, unless the operator has closed them',
  params: companyParams,
  query,
  response: PublicComments,
  refusals: ['company.not-found', 'comment.closed'],
})

export const listComments = endpoint('GET /companies/:companyId/comments', {
  summary: 'Comments on a company with their replies, the newest activity first',
  params: companyParams,
  query,
  response: Comments,
  refusals: ['company.not-found'],
})

export const countComments = endpoint('GET /companies/:companyId/comments/count', {
  summary: 'How many comments a company has',
  params: companyParams,
  response: CommentCounts,
  refusals: ['company.not-found'],
})

export const getCommentHistory = endpoint('GET /companies/:companyId/comments/:commentId/history', {
  summary: 'Earlier texts of a comment that was edited, the newest first',
  params: commentParams,
  response: z.array(z.object({ text: z.string(), until: z.iso.datetime() })),
  refusals: ['comment.not-found'],
})
