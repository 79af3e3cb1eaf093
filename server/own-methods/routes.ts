import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/scores/own-methods.ts'
import { keyOf } from '#server/account-items/key.ts'
import type { Deps } from '#server/deps.ts'
import { serve } from '#server/http/serve.ts'
import { userOf } from '#server/http/user.ts'
import * as queries from './queries.ts'

export function ownMethodRoutes(app: FastifyInstance, { db, clock }: Deps): void {
  serve(app, contract.listOwnMethods, async (_, request) => queries.listMethods(db, userOf(request).id))

  serve(app, contract.getOwnMethod, async ({ params, query }, request) =>
    queries.getMethod(db, keyOf(request, params.methodId), query.version),
  )

  serve(app, contract.listOwnMethodVersions, async ({ params }, request) =>
    queries.listVersions(db, keyOf(request, params.methodId)),
  )

  serve(app, contract.saveOwnMethod, async ({ body }, request) =>
    queries.addMethod(db, userOf(request).id, { ...body, now: clock() }),
  )

  serve(app, contract.changeOwnMethod, async ({ params, body }, request) =>
    queries.changeMethod(db, keyOf(request, params.methodId), { ...body, now: clock() }),
  )

  serve(app, contract.removeOwnMethod, async ({ params }, request) => {
    await queries.removeMethod(db, keyOf(request, params.methodId), clock())
    return {}
  })

  serve(app, contract.restoreOwnMethod, async ({ params }, request) =>
    queries.restoreMethod(db, keyOf(request, params.methodId), clock()),
  )
}
