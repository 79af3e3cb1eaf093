import type { FastifyInstance } from 'fastify'
import { readPriceFile, removePricePath, savePriceFile } from '#contract/scenario/own-prices.ts'
import {
  listSavedScenarios,
  removeSavedScenario,
  renameSavedScenario,
  saveScenarioAs,
} from '#contract/scenario/saved.ts'
import { listSites, readSiteFile, removeSites, saveSiteFile, saveSiteTemplate } from '#contract/scenario/sites.ts'
import { keyOf } from '#server/account-items/key.ts'
import type { FeatureDeps } from '#server/deps.ts'
import { callerOf } from '#server/http/caller.ts'
import { serve } from '#server/http/serve.ts'
import { userOf } from '#server/http/user.ts'
import { priceReader } from './price-file.ts'
import { removePath, savePaths, withReplaced } from './price-store.ts'
import { addSaved, listSaved, removeSaved, renameSaved } from './saved.ts'
import { siteReader } from './site-file.ts'
import { clearSites, saveSites, sitesOf } from './site-store.ts'
import { siteTemplate } from './template.ts'

/** What people bring to scenarios and keep of them. */
export function ownScenarioRoutes(app: FastifyInstance, { db, clock, uploads }: FeatureDeps): void {
  serve(app, readPriceFile, async ({ body: { file, ...said } }, request) =>
    withReplaced(db, userOf(request).id, await uploads.read(priceReader, file, () => said, callerOf(request))),
  )

  serve(app, savePriceFile, async ({ body: { file, fileName, ...said } }, request) => {
    const accountId = userOf(request).id
    const read = await uploads.read(priceReader, file, () => said, callerOf(request))
    const keys = await db
      .transaction()
      .execute(async (tx) => savePaths(tx, accountId, { file: read, fileName, now: clock() }))
    return { saved: keys.length, rejected: read.rows.length - keys.length, keys }
  })

  serve(app, removePricePath, async ({ params }, request) => {
    await removePath(db, keyOf(request, params.pathId))
    return {}
  })

  serve(app, listSites, async (_, request) => sitesOf(db, userOf(request).id))

  serve(app, readSiteFile, async ({ body: { file, ...said } }, request) =>
    uploads.read(siteReader, file, () => said, callerOf(request)),
  )

  serve(app, saveSiteFile, async ({ body: { file, ...said } }, request) => {
    const { rows } = await uploads.read(siteReader, file, () => said, callerOf(request))
    const saved = await db.transaction().execute((tx) => saveSites(tx, userOf(request).id, rows))
    return { saved, rejected: rows.length - saved }
  })

  serve(app, removeSites, async (_, request) => {
    await clearSites(db, userOf(request).id)
    return {}
  })

  serve(app, saveSiteTemplate, async ({ params: { format }, query: { lang } }) => siteTemplate(format, lang))

  serve(app, listSavedScenarios, async (_, request) => listSaved(db, userOf(request).id))

  serve(app, saveScenarioAs, async ({ body }, request) => addSaved(db, userOf(request).id, { ...body, now: clock() }))

  serve(app, renameSavedScenario, async ({ params, body }, request) =>
    renameSaved(db, keyOf(request, params.scenarioId), { name: body.name, now: clock() }),
  )

  serve(app, removeSavedScenario, async ({ params }, request) => {
    await removeSaved(db, keyOf(request, params.scenarioId))
    return {}
  })
}
