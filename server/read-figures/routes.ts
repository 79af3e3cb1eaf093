import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/read-figures/read-figures.ts'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import { hasCompany } from '#server/companies/queries.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/http/refusal.ts'
import { serve } from '#server/http/serve.ts'
import { userOf } from '#server/http/user.ts'
import { decideReadFigures } from '#server/imports/store/read-figures/decide.ts'
import { listReadFigures, listReportLinks } from './queries.ts'

export function readFigureRoutes(app: FastifyInstance, { db, clock }: Deps): void {
  serve(app, contract.listReadFigures, async ({ params: { companyId }, query }) => {
    if (!(await hasCompany(db, companyId))) throw new Refusal('company.not-found')
    const which = { companyId, ...query, asOf: query.asOf ?? tokyoDay(clock()) }
    const [figures, links] = await Promise.all([listReadFigures(db, which), listReportLinks(db, which)])
    return { figures, links }
  })

  serve(app, contract.decideReadFigures, async ({ body: { ids, verdict, value } }, request) => {
    const { isOperator, email } = userOf(request)
    if (!isOperator) throw new Refusal('operator.only')
    const decision = { verdict, ...(value !== undefined && { value }), by: email, now: clock() }
    const outcomes = await decideReadFigures(db, [...new Set(ids)], decision)
    return { outcomes: [...outcomes].map(([id, outcome]) => ({ id, outcome })) }
  })
}
