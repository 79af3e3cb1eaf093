import type { FastifyInstance } from 'fastify'
import { getFigure, getSourceLines, listObservations } from '#contract/observations.ts'
import { findCompany } from '#server/companies/queries.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type Deps, serve } from '#server/http/serve.ts'
import { tokyoDay } from '#server/http/tokyo.ts'
import { findLines } from '#server/imports/edinet-annual-report/parse.ts'
import { readTableLines } from '#server/imports/table-lines.ts'
import { findCopy } from './copies.ts'
import { listDocuments } from './documents.ts'
import { toFigure } from './figure.ts'
import { countChanges, findImport, findReview, findYears, forever, listCells, listVintages } from './queries.ts'

export function observationRoutes(app: FastifyInstance, { db }: Deps): void {
  serve(app, listObservations, async ({ params, query }) => {
    const table = { ...params, ...query }
    if (!(await findCompany(db, params.companyId))) throw new Refusal('company.not-found')

    const { years, newestYear } = await findYears(db, table)
    const [cells, documents, changedSince] = await Promise.all([
      listCells(db, table, years),
      listDocuments(db, params.companyId, query.asOf ?? forever),
      countChanges(db, table, years),
    ])
    const reported = new Set(documents.flatMap(({ fiscalYear }) => fiscalYear ?? []))
    return { years, newestYear, cells, documents, reportedYears: [...reported].sort((a, b) => a - b), changedSince }
  })

  serve(app, getFigure, async ({ params, query }) => {
    if (!(await findCompany(db, params.companyId))) throw new Refusal('company.not-found')
    const vintages = await listVintages(db, { ...params, ...query })
    const current = vintages.find(({ known_from }) => known_from <= (query.asOf ?? forever))
    if (!current) throw new Refusal('figure.not-found')

    const [documents, source, review] = await Promise.all([
      listDocuments(db, params.companyId, forever),
      findImport(db, current.import_id),
      findReview(db, current),
    ])
    const file = {
      name: source.file_name,
      sha256: source.sha256,
      bytes: source.bytes,
      importId: source.id,
      importedAt: tokyoDay(source.imported_at),
    }
    const used = new Set(vintages.map(({ document_id }) => document_id))
    return {
      ...toFigure(params.indicator, current, vintages, query.asOf ?? forever),
      documents: documents.filter(({ id }) => used.has(id)),
      review: review ?? null,
      file,
    }
  })

  serve(app, getSourceLines, async ({ params, query }) => {
    const document = await db.selectFrom('document').select('id').where('id', '=', params.documentId).executeTakeFirst()
    if (!document) throw new Refusal('document.not-found')
    const copy = await findCopy(db, params.documentId, query.sha256)
    if (!copy) throw new Refusal('document.copy-missing')

    if (query.line !== undefined) {
      const lines = await readTableLines(copy, query.item, query.line)
      return { isIntact: copy.isIntact, lines }
    }
    const lines = await findLines(copy.bytes, query.item)
    return {
      isIntact: copy.isIntact,
      lines: lines.map(({ line, element, context, value, unit, label }) => ({
        line,
        item: element,
        position: context,
        value: value ?? '－',
        unit,
        label: label ?? null,
      })),
    }
  })
}
