import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as contract from '#contract/portfolio/portfolios.ts'
import type { Input } from '#contract/wire/endpoint.ts'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import { keyOf } from '#server/account-items/key.ts'
import type { Db } from '#server/db/database.ts'
import type { FeatureDeps } from '#server/deps.ts'
import { listNamedCompanies } from '#server/files/who/companies.ts'
import { callerOf } from '#server/http/caller.ts'
import { SerializedAnswer } from '#server/http/serialized-answer.ts'
import { serve } from '#server/http/serve.ts'
import { userOf } from '#server/http/user.ts'
import type { UploadReader } from '#server/uploads/reader.ts'
import { holdingsPreview, holdingsReader, type Reading } from './read-file.ts'
import { insertPortfolio, lockPortfolio, remove, rename, restore, saveLines } from './save.ts'

/** Portfolios that people bring in as files. */
export function portfolioFileRoutes(app: FastifyInstance, { db, clock, uploads }: FeatureDeps): void {
  const within = <T>(change: (tx: Db) => Promise<T>): Promise<T> => db.transaction().execute(change)
  type Sent = Input<typeof contract.readPortfolioFile>['body']
  const read = <T>(reader: UploadReader<Reading, T>, { file, ...how }: Sent, request: FastifyRequest) => {
    const today = tokyoDay(clock())
    const params = async () => ({ ...how, today, companies: await listNamedCompanies(db) })
    return uploads.read(reader, file, params, callerOf(request))
  }

  serve(
    app,
    contract.readPortfolioFile,
    async ({ body }, request) => new SerializedAnswer(await read(holdingsPreview, body, request)),
  )

  serve(app, contract.addPortfolio, async ({ body }, request) => {
    const { rows, ...counts } = await read(holdingsReader, body, request)
    return within(async (tx) => {
      const accountId = userOf(request).id
      const now = clock()
      const portfolio = await insertPortfolio(tx, { accountId, name: body.name, now })
      await saveLines(tx, { accountId, id: portfolio.id }, { rows, ...counts, now })
      return { ...portfolio, ...counts, dates: [...counts.dates] }
    })
  })

  serve(app, contract.addHoldings, async ({ params, body }, request) => {
    const { rows, ...counts } = await read(holdingsReader, body, request)
    return within(async (tx) => {
      const key = keyOf(request, params.portfolioId)
      const portfolio = await lockPortfolio(tx, key)
      await saveLines(tx, key, { rows, ...counts, now: clock() })
      return { ...portfolio, ...counts, dates: [...counts.dates] }
    })
  })

  serve(app, contract.renamePortfolio, async ({ params, body }, request) =>
    within((tx) => rename(tx, keyOf(request, params.portfolioId), { name: body.name, now: clock() })),
  )

  serve(app, contract.removePortfolio, async ({ params }, request) => {
    await within((tx) => remove(tx, keyOf(request, params.portfolioId), clock()))
    return {}
  })

  serve(app, contract.restorePortfolio, async ({ params }, request) =>
    within((tx) => restore(tx, keyOf(request, params.portfolioId), clock())),
  )
}
