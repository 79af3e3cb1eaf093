import type { FastifyInstance } from 'fastify'
import { getNewsPrecision, listNewsMarks, markNews, unmarkNews } from '#contract/news/marks.ts'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import type { Deps } from '#server/deps.ts'
import { serve } from '#server/http/serve.ts'
import { userOf } from '#server/http/user.ts'
import { listMarks, removeMark, saveMark } from './marks.ts'
import { readPrecision } from './precision.ts'

export function markRoutes(app: FastifyInstance, { db, clock }: Deps): void {
  const pastOf = (asOf: string | undefined) => (asOf !== undefined && asOf < tokyoDay(clock()) ? asOf : null)

  serve(app, listNewsMarks, async ({ query: { asOf, ...query } }, request) =>
    listMarks(db, userOf(request).id, { ...query, past: pastOf(asOf) }),
  )

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
    return readPrecision(db, userOf(request).id, pastOf(asOf))
  })
}
