import type { FastifyInstance, FastifyRequest } from 'fastify'
import { placeNews, unplaceNews } from '#contract/news/places.ts'
import { type Deps, forCaller } from '#server/deps.ts'
import { serve } from '#server/http/serve.ts'
import { userOf } from '#server/http/user.ts'
import { eventOf } from '../events.ts'
import { scopeOf } from '../scope.ts'
import { type Change, changePlace } from './places.ts'

export function placeRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps

  async function changed(request: FastifyRequest, articleId: number, change: Change) {
    const user = userOf(request)
    const outcome = await changePlace(db, { articleId, accountId: user.id, now: clock() }, change)
    const lang = user.language ?? 'ja'
    const scope = await scopeOf(forCaller(deps, request), { q: '', range: 'all', lang })
    return { ...outcome, event: await eventOf(db, scope, articleId) }
  }

  serve(app, placeNews, async ({ params, body }, request) => changed(request, params.articleId, body))

  serve(app, unplaceNews, async ({ params, query: { decision } }, request) =>
    changed(request, params.articleId, { undo: decision }),
  )
}
