import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ScoreQuery } from '#contract/scores/score-query.ts'
import { getMemberFigures, listWatchlistFigures } from '#contract/watchlists/watchlist-figures.ts'
import { readWatchlistFile } from '#contract/watchlists/watchlist-file.ts'
import { saveWatchlist, saveWatchlistTemplate } from '#contract/watchlists/watchlist-out.ts'
import * as contract from '#contract/watchlists/watchlists.ts'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import { keyOf } from '#server/account-items/key.ts'
import { readCatalogue } from '#server/catalogue/catalogue.ts'
import type { Db } from '#server/db/database.ts'
import { type Deps, type FeatureDeps, forCaller } from '#server/deps.ts'
import { listNamedCompanies } from '#server/files/who/companies.ts'
import { callerOf } from '#server/http/caller.ts'
import { Refusal } from '#server/http/refusal.ts'
import { SerializedAnswer } from '#server/http/serialized-answer.ts'
import { serve } from '#server/http/serve.ts'
import { userOf } from '#server/http/user.ts'
import { companyFactsOf } from '#server/market/facts/company-facts.ts'
import { firstOf } from '#server/market/ratings/days.ts'
import { openSnapshot } from '#server/market/snapshot/open-snapshot.ts'
import { listFigures, memberFigures } from './figures.ts'
import {
  changeList,
  insertList,
  listHeads,
  listRemoved,
  lockList,
  orderLists,
  removeList,
  restoreList,
  touch,
} from './lists.ts'
import { changeRows, getList, importRows, insertMembers, listMembers, refuseOver } from './members.ts'
import { watchlistReader } from './read-file.ts'
import { writeList } from './write-file.ts'

export function watchlistRoutes(app: FastifyInstance, deps: FeatureDeps): void {
  listRoutes(app, deps)
  memberRoutes(app, deps)
  fileRoutes(app, deps)
  figureRoutes(app, deps)
}

const within = <T>(db: Db, change: (tx: Db) => Promise<T>): Promise<T> => db.transaction().execute(change)

function listRoutes(app: FastifyInstance, { db, clock }: Deps): void {
  serve(app, contract.listWatchlists, async ({ query: { companies } }, request) =>
    listHeads(db, userOf(request).id, companies ?? []),
  )

  serve(app, contract.listRemovedWatchlists, async (_, request) => listRemoved(db, userOf(request).id))

  serve(app, contract.getWatchlist, async ({ params }, request) => getList(db, keyOf(request, params.watchlistId)))

  serve(app, contract.addWatchlist, async ({ body: { name, indicators, members } }, request) => {
    const accountId = userOf(request).id
    refuseUnknown(indicators)
    const watchlistId = await within(db, async (tx) => {
      const id = await insertList(tx, { accountId, name, indicators, now: clock() })
      await insertMembers(tx, id, members, clock())
      await refuseOver(tx, id)
      return id
    })
    return getList(db, { accountId, id: watchlistId })
  })

  serve(app, contract.changeWatchlist, async ({ params, body }, request) => {
    const key = keyOf(request, params.watchlistId)
    refuseUnknown(body.indicators ?? [])
    await within(db, (tx) => changeList(tx, key, { ...body, now: clock() }))
    return getList(db, key)
  })

  serve(app, contract.copyWatchlist, async ({ params, body: { name } }, request) => {
    const key = keyOf(request, params.watchlistId)
    const watchlistId = await within(db, async (tx) => {
      const { indicators } = await lockList(tx, key)
      const id = await insertList(tx, { accountId: key.accountId, name, indicators, now: clock() })
      await insertMembers(tx, id, await listMembers(tx, key.id), clock())
      return id
    })
    return getList(db, { ...key, id: watchlistId })
  })

  serve(app, contract.orderWatchlists, async ({ body: { watchlists } }, request) => {
    await orderLists(db, userOf(request).id, watchlists)
    return {}
  })

  serve(app, contract.removeWatchlist, async ({ params }, request) => {
    await within(db, (tx) => removeList(tx, keyOf(request, params.watchlistId), clock()))
    return {}
  })

  serve(app, contract.restoreWatchlist, async ({ params }, request) => {
    const key = keyOf(request, params.watchlistId)
    await within(db, (tx) => restoreList(tx, key, clock()))
    return getList(db, key)
  })
}

function refuseUnknown(indicators: readonly string[]): void {
  const knownCodes = new Set(readCatalogue().map(({ code }) => code))
  if (indicators.some((code) => !knownCodes.has(code))) throw new Refusal('indicator.not-found')
}

function memberRoutes(app: FastifyInstance, { db, clock }: Deps): void {
  serve(app, contract.changeMembers, async ({ params, body }, request) => {
    const key = keyOf(request, params.watchlistId)
    const conflicts = await within(db, (tx) => changeRows(tx, key, body, clock()))
    return { watchlist: await getList(db, key), conflicts }
  })

  serve(app, contract.addMembers, async ({ params, body: { companies } }, request) => {
    const key = keyOf(request, params.watchlistId)
    const added = await within(db, async (tx) => {
      await lockList(tx, key)
      const members = companies.map((companyId) => ({ companyId, stake: null }))
      const added = await insertMembers(tx, key.id, members, clock())
      if (added.length > 0) await touch(tx, key.id, clock())
      return added
    })
    return { watchlist: await getList(db, key), added }
  })

  serve(app, contract.importMembers, async ({ params, body }, request) => {
    const key = keyOf(request, params.watchlistId)
    const counts = await within(db, (tx) => importRows(tx, key, body, clock()))
    return { watchlist: await getList(db, key), ...counts }
  })
}

function figureRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps

  serve(app, listWatchlistFigures, async ({ query }, request) => {
    const view = await openListView(deps, query, request)
    const { snapshot, asOf } = view
    const news = { since: query.since === undefined ? null : new Date(query.since), asOf }
    const fiscalYear = snapshot.year === null ? null : snapshot.panel.years[snapshot.year]!
    return { fiscalYear, ...(await listFigures(db, userOf(request).id, view, news)) }
  })

  serve(app, getMemberFigures, async ({ params, query }, request) =>
    memberFigures(db, keyOf(request, params.watchlistId), await openListView(deps, query, request)),
  )

  async function openListView(deps: Deps, query: ScoreQuery, request: FastifyRequest) {
    const today = tokyoDay(clock())
    const asOf = firstOf(query.asOf ?? today, today)
    const snapshot = await openSnapshot(forCaller(deps, request), query)
    return { snapshot, facts: await companyFactsOf(db, snapshot.panel, asOf), asOf }
  }
}

function fileRoutes(app: FastifyInstance, { db, uploads }: FeatureDeps): void {
  serve(app, readWatchlistFile, async ({ body: { file, watchlistId, ...said } }, request) => {
    const members = watchlistId === undefined ? [] : (await getList(db, keyOf(request, watchlistId))).members
    const params = async () => ({ ...said, companies: await listNamedCompanies(db), members })
    return new SerializedAnswer(await uploads.read(watchlistReader, file, params, callerOf(request)))
  })

  serve(app, saveWatchlistTemplate, async ({ params: { format }, query: { lang } }) =>
    writeList([], { name: 'watchlist-template', format, lang }),
  )

  serve(app, saveWatchlist, async ({ params, query: { lang } }, request) => {
    const { name, members } = await getList(db, keyOf(request, params.watchlistId))
    return writeList(members, { name, format: params.format, lang })
  })
}
