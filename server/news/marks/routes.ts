import type { FastifyInstance } from 'fastify'
import { getNewsPrecision, listNewsMarks, markNews, unmarkNews } from '#contract/news/marks.ts'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import type { Deps } from '#server/http/deps.ts'
import { serve } from '#server/http/serve.ts'
import { userOf } from '#server/http/user.ts'
import { listMarks, removeMark, saveMark } from './marks.ts'
import { readPrecision } from './precision.ts'

export function markRoutes(app: FastifyInstance, { db, clock }: Deps): void {
  serve(app, listNewsMarks, async ({ query }, request) => listMarks(db, userOf(request).id, query))

  serve(app, markNews, async ({ params, body }, request) =>
    db
      .transaction()
      .execute((tx) => saveMark(tx, { ...params, accountId: userOf(request).id }, { ...body, now: clock() })),
  )

  serve(app, unmarkNews, async ({ params }, request) => {
    await db.transaction().execute((tx) => removeMark(tx, { ...params, accountId: userOf(request).id }, clock()))
    return {}
  })

  serve(app, getNewsPrecision, async ({ query: { asOf } }, request) => {
    const past = asOf !== undefined && asOf < tokyoDay(clock()) ? asOf : null
    return readPrecision(db, userOf(request).id, past)
  })
}
