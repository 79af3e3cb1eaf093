import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/documents/documents.ts'
import { forever } from '#contract/wire/day.ts'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import { hasCompany } from '#server/companies/queries.ts'
import type { Deps } from '#server/deps.ts'
import { spendFor } from '#server/downloads/quota.ts'
import { Refusal } from '#server/http/refusal.ts'
import { serve } from '#server/http/serve.ts'
import { openCopy } from './copy.ts'
import { findDetail } from './detail.ts'
import { type At, listCompanyDocuments } from './queries.ts'

export function documentRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps
  const atOf = (companyId: number, asOf: string | undefined): At => {
    const today = tokyoDay(clock())
    return { companyId, asOf: asOf ?? forever, day: asOf ?? today }
  }

  serve(app, contract.listCompanyDocuments, async ({ params: { companyId }, query: { asOf } }) => {
    if (!(await hasCompany(db, companyId))) throw new Refusal('company.not-found')
    return { documents: await listCompanyDocuments(db, atOf(companyId, asOf)) }
  })

  serve(app, contract.getCompanyDocument, async ({ params: { companyId, documentId }, query: { asOf } }) => {
    if (!(await hasCompany(db, companyId))) throw new Refusal('company.not-found')
    const detail = await findDetail(db, atOf(companyId, asOf), documentId)
    if (!detail) throw new Refusal('document.not-found')
    return detail
  })

  serve(app, contract.saveDocumentCopy, async ({ params: { documentId, sha256 } }, request) => {
    // First, so that a copy that is not there takes nothing.
    const file = await openCopy(db, documentId, sha256)
    await spendFor(deps, request, { kind: 'document-copy', companies: 1, years: 1, items: 1 })
    return file
  })
}
