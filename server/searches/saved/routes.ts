import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/search/saved-searches.ts'
import { keyOf } from '#server/account-items/key.ts'
import type { Deps } from '#server/deps.ts'
import { serve } from '#server/http/serve.ts'
import { userOf } from '#server/http/user.ts'
import {
  addSearch,
  changeSearch,
  findLastSearch,
  getSearch,
  listSearchesOf,
  removeSearch,
  restoreSearch,
  saveLastSearch,
} from './queries.ts'

export function savedSearchRoutes(app: FastifyInstance, { db, clock }: Deps): void {
  serve(app, contract.listSavedSearches, async ({ query: { kind } }, request) =>
    listSearchesOf(db, userOf(request).id, kind),
  )

  serve(app, contract.getSavedSearch, async ({ params: { searchId } }, request) =>
    getSearch(db, keyOf(request, searchId)),
  )

  serve(app, contract.saveSearch, async ({ body: { kind, name, search } }, request) =>
    addSearch(db, { accountId: userOf(request).id, kind, name, search, now: clock() }),
  )

  serve(app, contract.renameSavedSearch, async ({ params: { searchId }, body: { name, updatedAt } }, request) =>
    changeSearch(db, keyOf(request, searchId), { name, updatedAt, now: clock() }),
  )

  serve(app, contract.overwriteSavedSearch, async ({ params: { searchId }, body: { search, updatedAt } }, request) =>
    changeSearch(db, keyOf(request, searchId), { search, updatedAt, now: clock() }),
  )

  serve(app, contract.copySavedSearch, async ({ params: { searchId }, body: { name } }, request) => {
    const key = keyOf(request, searchId)
    const { kind, search } = await getSearch(db, key)
    return addSearch(db, { accountId: key.accountId, kind, name, search, now: clock() })
  })

  serve(app, contract.removeSavedSearch, async ({ params: { searchId } }, request) => {
    await removeSearch(db, keyOf(request, searchId), clock())
    return {}
  })

  serve(app, contract.restoreSavedSearch, async ({ params: { searchId } }, request) =>
    restoreSearch(db, keyOf(request, searchId), clock()),
  )

  serve(app, contract.getLastSearch, async (_, request) => ({ search: await findLastSearch(db, userOf(request).id) }))

  serve(app, contract.keepLastSearch, async ({ body: { search } }, request) => {
    await saveLastSearch(db, userOf(request).id, search, clock())
    return {}
  })
}
