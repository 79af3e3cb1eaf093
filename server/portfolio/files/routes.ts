import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as contract from '#contract/portfolio/portfolios.ts'
import type { Input } from '#contract/wire/endpoint.ts'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import type { Db } from '#server/db/database.ts'
import { callerOf } from '#server/http/caller.ts'
import type { FeatureDeps } from '#server/http/deps.ts'
import { Refusal } from '#server/http/refusal.ts'
import { SerializedAnswer } from '#server/http/serialized-answer.ts'
import { serve } from '#server/http/serve.ts'
import { userOf } from '#server/http/user.ts'
import type { UploadReader } from '#server/uploads/reader.ts'
import { isComplete } from './columns.ts'
import { holdingsPreview, holdingsReader, listNamedCompanies, type ReadFile, type Reading } from './read-file.ts'
import { insertPortfolio, lockPortfolio, remove, rename, restore, saveLines, type Which } from './save.ts'

/** Portfolios that people bring in as files. */
export function portfolioFileRoutes(app: FastifyInstance, { db, clock, uploads }: FeatureDeps): void {
  const within = <T>(change: (tx: Db) => Promise<T>): Promise<T> => db.transaction().execute(change)
  const whichOf = (request: FastifyRequest, { portfolioId }: { readonly portfolioId: number }): Which => ({
    accountId: userOf(request).id,
    portfolioId,
  })
  type Sent = Input<typeof contract.readPortfolioFile>['body']
  const read = async <T>(reader: UploadReader<Reading, T>, { file, mapping, date }: Sent, request: FastifyRequest) => {
    const params = { mapping, date, today: tokyoDay(clock()), companies: await listNamedCompanies(db) }
    return uploads.read(reader, file, params, callerOf(request))
  }
  const readWhole = async (sent: Sent, request: FastifyRequest) => {
    const file = await read(holdingsReader, sent, request)
    if (!isComplete(file.mapping)) throw new Refusal('portfolio.file-columns')
    return file
  }
  const savedAs = (portfolio: { id: number; name: string }, { lines, dates }: ReadFile, saved: number) => ({
    ...portfolio,
    dates,
    saved,
    rejected: lines.length - saved,
  })

  serve(
    app,
    contract.readPortfolioFile,
    async ({ body }, request) => new SerializedAnswer(await read(holdingsPreview, body, request)),
  )

  serve(app, contract.addPortfolio, async ({ body }, request) => {
    const file = await readWhole(body, request)
    return within(async (tx) => {
      const accountId = userOf(request).id
      const now = clock()
      const portfolio = await insertPortfolio(tx, { accountId, name: body.name, now })
      const which = { accountId, portfolioId: portfolio.id }
      return savedAs(portfolio, file, await saveLines(tx, which, { lines: file.lines, now }))
    })
  })

  serve(app, contract.addHoldings, async ({ params, body }, request) => {
    const file = await readWhole(body, request)
    return within(async (tx) => {
      const which = whichOf(request, params)
      const portfolio = await lockPortfolio(tx, which)
      return savedAs(portfolio, file, await saveLines(tx, which, { lines: file.lines, now: clock() }))
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
