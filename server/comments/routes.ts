import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as contract from '#contract/comments/comments.ts'
import { subjectLink } from '#contract/comments/subject.ts'
import * as writing from '#contract/comments/writing.ts'
import { accountCounter } from '#server/access/limits/attempt-counters.ts'
import { countAttempt } from '#server/access/limits/attempts.ts'
import { type Limit, limits } from '#server/access/limits/limits.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/http/refusal.ts'
import { serve } from '#server/http/serve.ts'
import { userOf } from '#server/http/user.ts'
import { companyOf, countThreads, headOf, listHistory, listThreads } from './list.ts'
import { type Author, mailMentions } from './mentions.ts'
import { listMentionable } from './people.ts'
import { type CommentRow, toComment, toPublic } from './rows.ts'
import { changeText, deleteOwn, insertComment, insertReply, resolveThread, restoreOwn } from './write.ts'

export function commentRoutes(app: FastifyInstance, deps: Deps): void {
  readingRoutes(app, deps)
  writingRoutes(app, deps)
  actRoutes(app, deps)
}

function readingRoutes(app: FastifyInstance, { db, clock, config }: Deps): void {
  serve(app, contract.listPublicComments, async ({ params, query }, _, reply) => {
    reply.header('x-robots-tag', 'noindex')
    if (!config.publicComments) throw new Refusal('comment.closed')
    const { threads, ...page } = await listThreads(db, params.companyId, { query, now: clock() })
    return {
      ...page,
      threads: threads.map((thread) => ({
        comment: toPublic(thread.comment),
        replies: thread.replies.map(toPublic),
        ...headOf(thread),
      })),
    }
  })

  serve(app, contract.listComments, async ({ params, query }, request) => {
    const reader = { accountId: userOf(request).id, now: clock() }
    const { threads, ...page } = await listThreads(db, params.companyId, { query, now: reader.now })
    return {
      ...page,
      isPublic: config.publicComments,
      threads: threads.map((thread) => ({
        comment: toComment(thread.comment, reader),
        replies: thread.replies.map((reply) => toComment(reply, reader)),
        ...headOf(thread),
      })),
    }
  })

  serve(app, contract.countComments, async ({ params: { companyId } }) => {
    await companyOf(db, companyId)
    return countThreads(db, companyId)
  })

  serve(app, contract.getCommentHistory, ({ params }) => listHistory(db, params.companyId, params.commentId))

  serve(app, writing.listMentionable, ({ query }, request) => listMentionable(db, userOf(request), query.thread))
}

/** Who writes; refused when it is too often. */
async function authorOf(request: FastifyRequest, { db, clock }: Deps, spans: readonly Limit[]): Promise<Author> {
  const author = { user: userOf(request), now: clock() }
  for (const span of spans) await countAttempt(db, span, [accountCounter(span, author.user)], author.now)
  return author
}

const textSpans = [limits.commentMinute, limits.commentHour, limits.commentDay]
const actSpans = [limits.commentAct]

function writingRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps
  /** Save a text and mail whom it mentions: both or neither. */
  const saved = (author: Author, mentions: readonly number[], save: (tx: Db) => Promise<CommentRow>) =>
    db.transaction().execute(async (tx) => {
      const row = await save(tx)
      const mails = await mailMentions(tx, { row, mentions }, author, deps)
      return { comment: toComment(row, { accountId: author.user.id, now: author.now }), ...mails }
    })

  serve(app, writing.writeComment, async ({ params: { companyId }, body }, request) => {
    const link = body.link === undefined ? null : subjectLink(companyId, body.link)
    if (body.link !== undefined && link === null) throw new Refusal('request.invalid', { field: 'body.link' })
    await companyOf(db, companyId)
    const author = await authorOf(request, deps, textSpans)
    return saved(author, body.mentions, (tx) => insertComment(tx, { companyId, text: body.text, link }, author))
  })

  serve(app, writing.replyToComment, async ({ params, body }, request) => {
    const author = await authorOf(request, deps, textSpans)
    return saved(author, body.mentions, (tx) => insertReply(tx, params, body.text, author))
  })

  serve(app, writing.editComment, async ({ params, body }, request) => {
    const author = await authorOf(request, deps, textSpans)
    return saved(author, body.mentions, (tx) => changeText(tx, params, body, author))
  })
}

function actRoutes(app: FastifyInstance, deps: Deps): void {
  const within = async (request: FastifyRequest, act: (tx: Db, author: Author) => Promise<void>) => {
    const author = await authorOf(request, deps, actSpans)
    await deps.db.transaction().execute((tx) => act(tx, author))
    return {}
  }

  serve(app, writing.deleteComment, ({ params }, request) =>
    within(request, (tx, author) => deleteOwn(tx, params, author)),
  )

  serve(app, writing.restoreComment, ({ params }, request) =>
    within(request, (tx, author) => restoreOwn(tx, params, author)),
  )

  serve(app, writing.resolveComment, ({ params, body }, request) =>
    within(request, (tx, author) => resolveThread(tx, params, body.resolved, author)),
  )
}
