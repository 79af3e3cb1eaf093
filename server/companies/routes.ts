import type { FastifyInstance } from 'fastify'
import { getCompany, listCompanyNames, searchCompanies } from '#contract/market/companies.ts'
import { largestId } from '#contract/wire/id.ts'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/http/refusal.ts'
import { serve } from '#server/http/serve.ts'
import { findCompany, listCompanies, listNames } from './queries.ts'

export function companyRoutes(app: FastifyInstance, { db, clock }: Deps): void {
  serve(app, searchCompanies, ({ query }) => listCompanies(db, query))

  serve(app, listCompanyNames, async ({ query }) => {
    const ids = [...new Set(query.ids.split(',').map(Number))].filter((id) => id <= largestId)
    return { companies: await listNames(db, ids) }
  })

  serve(app, getCompany, async ({ params, query }) => {
    const company = await findCompany(db, params.companyId, query.asOf ?? tokyoDay(clock()))
    if (!company) throw new Refusal('company.not-found')
    return company
  })
}
