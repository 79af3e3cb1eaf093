import type { FastifyInstance } from 'fastify'
import { getCompanyFacts } from '#contract/company-facts/company-facts.ts'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/http/refusal.ts'
import { serve } from '#server/http/serve.ts'
import { findCompanyFacts } from './queries.ts'

export function companyFactRoutes(app: FastifyInstance, { db, clock }: Deps): void {
  serve(app, getCompanyFacts, async ({ params: { companyId }, query: { asOf } }) => {
    const facts = await findCompanyFacts(db, companyId, asOf ?? tokyoDay(clock()))
    if (!facts) throw new Refusal('company.not-found')
    return facts
  })
}
