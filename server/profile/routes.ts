import type { FastifyInstance } from 'fastify'
import { getProfile, saveLanguage, saveProfile } from '#contract/account/profile.ts'
import { accountCounter } from '#server/access/limits/attempt-counters.ts'
import { countAttempt } from '#server/access/limits/attempts.ts'
import { limits } from '#server/access/limits/limits.ts'
import type { Deps } from '#server/deps.ts'
import { serve } from '#server/http/serve.ts'
import { userOf } from '#server/http/user.ts'
import { addressRoutes } from './address-routes.ts'
import { getProfileOf, saveProfileOf } from './queries.ts'

export function profileRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps
  serve(app, getProfile, async (_, request) => getProfileOf(deps, userOf(request).id, clock()))

  serve(app, saveProfile, async ({ body }, request) => {
    const user = userOf(request)
    const now = clock()
    if (body.name !== user.name)
      await countAttempt(db, limits.nameChange, [accountCounter(limits.nameChange, user)], now)
    await db.transaction().execute((tx) => saveProfileOf(tx, user.id, { fields: body, now }))
    return getProfileOf(deps, user.id, now)
  })

  serve(app, saveLanguage, async ({ body: { language } }, request) => {
    await db.updateTable('account').set({ language }).where('id', '=', userOf(request).id).execute()
    return {}
  })

  addressRoutes(app, deps)
}
