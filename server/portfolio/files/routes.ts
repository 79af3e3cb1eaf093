import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as contract from '#contract/portfolio/portfolios.ts'
import type { Input } from '#contract/wire/endpoint.ts'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import type { Db } from '#server/db/database.ts'
import { listNamedCompanies } from '#server/files/who/companies.ts'
import { callerOf } from '#server/http/caller.ts'
import type { FeatureDeps } from '#server/http/deps.ts'
import { SerializedAnswer } from '#server/http/serialized-answer.ts'
import { serve } from '#server/http/serve.ts'
import { userOf } from '#server/http/user.ts'
import type { UploadReader } from '#server/uploads/reader.ts'
import { holdingsPreview, holdingsReader, type Reading } from './read-file.ts'
import { insertPortfolio, lockPortfolio, remove, rename, restore, saveLines, type Which } from './save.ts'

/** Portfolios that people bring in as files. */
export function portfolioFileRoutes(app: FastifyInstance, { db, clock, uploads }: FeatureDeps): void {
  const within = <T>(change: (tx: Db) => Promise<T>): Promise<T> => db.transaction().execute(change)
  const whichOf = (request: FastifyRequest, { portfolioId }: { readonly portfolioId: number }): Which => ({
    accountId: userOf(request).id,
    portfolioId,
  })
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
      await saveLines(tx, { accountId, portfolioId: portfolio.id }, { rows, ...counts, now })
      return { ...portfolio, ...counts, dates: [...counts.dates] }
    })
  })

  serve(app, contract.addHoldings, async ({ params, body }, request) => {
    const { rows, ...counts } = await read(holdingsReader, body, request)
    return within(async (tx) => {
      const which = whichOf(request, params)
      const portfolio = await lockPortfolio(tx, which)
      await saveLines(tx, which, { rows, ...counts, now: clock() })
      return { ...portfolio, ...counts, dates: [...counts.dates] }
    })
  })

  serve(app, contract.renamePortfolio, async ({ params, body }, request) =>
    within((tx) => rename(tx, whichOf(request, params), body.name, clock())),
  )

  serve(app, contract.removePortfolio, async ({ params }, request) => {
    await within((tx) => remove(tx, whichOf(request, params), clock()))
    return {}
  })

  serve(app, contract.restorePortfolio, async ({ params }, request) =>
    within((tx) => restore(tx, whichOf(request, params), clock())),
  )
}
