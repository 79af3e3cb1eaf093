import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as files from '#contract/scores/weight-files.ts'
import * as imports from '#contract/scores/weight-imports.ts'
import { callerOf } from '#server/http/caller.ts'
import type { Deps } from '#server/http/deps.ts'
import { Refusal } from '#server/http/refusal.ts'
import { serve } from '#server/http/serve.ts'
import { userOf } from '#server/http/user.ts'
import { FairQueue } from '#server/market/cache/fair-queue.ts'
import { getMethod } from '../queries.ts'
import { addImport, beginDeletion, findImport, listScores } from './imports.ts'
import { judge } from './judge.ts'
import { readWorkbook } from './read-workbook.ts'
import { weightImportJob } from './scoring.ts'
import { templateOf } from './template.ts'
import { workbookWords } from './words.ts'

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Milliseconds that somebody waits for the workbooks of others. */
const patience = 25_000

/** Weights as a workbook: the template, what stands in one, and the market scored by it. */
export function weightFileRoutes(app: FastifyInstance, { db, clock, jobs }: Deps): void {
  // One at a time, the account that was served longest ago first: each takes a thread and what a workbook unpacks to.
  const reading = new FairQueue()
  const read = (file: string, request: FastifyRequest) => {
    const bytes = Buffer.from(file, 'base64')
    const key = createHash('sha256').update(bytes).digest('hex')
    return reading.run({ key, patience }, callerOf(request), async () => judge(await readWorkbook(bytes)))
  }

  serve(app, files.getWeightTemplate, async ({ params: { industries }, query: { lang, own } }, request) => {
    const method = own === undefined ? undefined : await getMethod(db, { accountId: userOf(request).id, methodId: own })
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
