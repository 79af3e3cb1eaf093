import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as files from '#contract/scores/weight-files.ts'
import * as imports from '#contract/scores/weight-imports.ts'
import { keyOf } from '#server/account-items/key.ts'
import type { FeatureDeps } from '#server/deps.ts'
import { callerOf } from '#server/http/caller.ts'
import { Refusal } from '#server/http/refusal.ts'
import { serve } from '#server/http/serve.ts'
import { userOf } from '#server/http/user.ts'
import { getMethod } from '../queries.ts'
import { addImport, beginDeletion, findImport, listScores } from './imports.ts'
import { weightReader } from './read-weights.ts'
import { weightImportJob } from './scoring.ts'
import { templateOf } from './template.ts'
import { workbookWords } from './words.ts'

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Weights as a workbook: the template, what stands in one, and the market scored by it. */
export function weightFileRoutes(app: FastifyInstance, { db, clock, jobs, uploads }: FeatureDeps): void {
  const read = (file: string, request: FastifyRequest) =>
    uploads.read(weightReader, file, () => undefined, callerOf(request))

  serve(app, files.getWeightTemplate, async ({ params: { industries }, query: { lang, own } }, request) => {
    const method = own === undefined ? undefined : await getMethod(db, keyOf(request, own))
    const count = industries as Parameters<typeof templateOf>[0]['industries']
    const bytes = await templateOf({ industries: count, language: lang, method })
    return { name: workbookWords[lang].fileName(count), type: workbookType, bytes, replaced: 0 }
  })

  serve(app, files.readWeightFile, async ({ body }, request) => (await read(body.file, request)).reading)

  serve(app, imports.getWeightImport, async (_, request) => findImport(db, userOf(request).id))

  serve(app, imports.importWeights, async ({ body: { file, fileName, name } }, request) => {
    const accountId = userOf(request).id
    // Before the file is read: it would be read for nothing.
    if (await findImport(db, accountId)) throw new Refusal('weight-import.standing')
    const judged = await read(file, request)
    const { weights, adjustments } = judged
    const { industries, language, faults } = judged.reading
    if (faults.total > 0) throw new Refusal('weight-file.cells', { cells: faults })
    return db.transaction().execute(async (tx) => {
      const recipe = { industries, weights, adjustments }
      const made = await addImport(tx, { accountId, name, fileName, language, ...recipe, now: clock() })
      await jobs?.ask(tx, weightImportJob, { id: made.id })
      return made
    })
  })

  serve(app, imports.deleteWeightImport, async (_, request) => {
    await db.transaction().execute(async (tx) => {
      await beginDeletion(tx, userOf(request).id)
      await jobs?.ask(tx, weightImportJob, {})
    })
    return {}
  })

  serve(app, imports.listImportedScores, async ({ query }, request) => listScores(db, userOf(request).id, query))
}
