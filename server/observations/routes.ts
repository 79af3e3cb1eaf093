import type { FastifyInstance } from 'fastify'
import { getFigure, getSourceLines, listObservations } from '#contract/market/observations.ts'
import { savePanel } from '#contract/market/panel.ts'
import { getPassage } from '#contract/read-figures/read-figures.ts'
import { forever } from '#contract/wire/day.ts'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import { hasCompany } from '#server/companies/queries.ts'
import type { Deps } from '#server/deps.ts'
import { spendFor } from '#server/downloads/quota.ts'
import { callerOf } from '#server/http/caller.ts'
import { Refusal } from '#server/http/refusal.ts'
import { serve } from '#server/http/serve.ts'
import { StreamedFile } from '#server/http/streamed-file.ts'
import { inTime } from '#server/http/turns/in-time.ts'
import { listNotStatedOf } from '#server/imports/store/read-figures/not-stated.ts'
import { marketAttributions } from '#server/market/status.ts'
import { Copies } from './copies/copies.ts'
import { readPassage } from './copies/passage.ts'
import { readFactLines, readTableLines } from './copies/table-lines.ts'
import { listDocuments } from './documents.ts'
import { toFigure } from './figure.ts'
import { attributionLines, cellsOf, companyYearsOf, linesOf, listCodes } from './panel.ts'
import {
  countChanges,
  findImport,
  findReview,
  findYears,
  listCells,
  listVintages,
  stillAhead,
  toReview,
} from './queries.ts'

export function observationRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock, market } = deps
  serve(app, listObservations, async ({ params, query }) => {
    const table = { ...params, ...query }
    if (!(await hasCompany(db, params.companyId))) throw new Refusal('company.not-found')

    const { years, newestYear } = await findYears(db, table)
    const [cells, documents, changedSince, notStated] = await Promise.all([
      listCells(db, { ...table, today: tokyoDay(clock()) }, years),
      listDocuments(db, params.companyId, query.asOf ?? forever),
      countChanges(db, table, years),
      listNotStatedOf(db, params.companyId, query.asOf ?? forever),
    ])
    const reportedYears = yearsOf(documents)
    return { years, newestYear, cells, documents, reportedYears, notStated, changedSince }
  })

  serve(app, savePanel, async ({ params: { format }, query }, request) => {
    const today = tokyoDay(clock())
    const { panel } = await inTime(market.unscoredSnapshot({ asOf: query.asOf, today }, callerOf(request)))
    const cells = cellsOf(panel, query)
    const plan = { companies: companyYearsOf(cells), years: 1, items: query.indicators.length }
    await spendFor(deps, request, { kind: 'panel', ...plan })
    const type = format === 'csv' ? 'text/csv; charset=utf-8' : 'application/x-ndjson; charset=utf-8'
    const name = `panel_${query.asOf ?? today}.${format}`
    const [codes, attributions] = await Promise.all([listCodes(db), marketAttributions(db)])
    const parts = (function* () {
      yield* linesOf(cells, codes, format)
      yield* attributionLines(attributions, format)
    })()
    return new StreamedFile({ name, type, parts })
  })

  serve(app, getFigure, async ({ params, query }) => {
    if (!(await hasCompany(db, params.companyId))) throw new Refusal('company.not-found')
    const vintages = await listVintages(db, { ...params, ...query })
    const current = vintages.find(({ known_from }) => known_from <= (query.asOf ?? forever))
    if (!current) throw new Refusal('figure.not-found')

    const [documents, source, review] = await Promise.all([
      listDocuments(db, params.companyId, forever),
      findImport(db, current),
      findReview(db, current, query.asOf ?? forever),
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
      nextUpdateOn: stillAhead(current.next_update_on, query.asOf ?? tokyoDay(clock())),
      documents: documents.filter(({ id }) => used.has(id)),
      review: toReview(review),
      file,
    }
  })

  copyRoutes(app, deps)
}

/** What stands in the stored copies of filings and tables. */
function copyRoutes(app: FastifyInstance, { db, config }: Deps): void {
  const copies = new Copies(db, config.home)
  serve(app, getPassage, async ({ params, query }) => {
    const document = await db.selectFrom('document').select('id').where('id', '=', params.documentId).executeTakeFirst()
    if (!document) throw new Refusal('document.not-found')
    const copy = await copies.open(params.documentId, query.sha256, 'chapters')
    if (!copy) throw new Refusal('document.copy-missing')
    return { isIntact: copy.isIntact, blocks: await readPassage(copy, query) }
  })

  serve(app, getSourceLines, async ({ params, query }) => {
    const document = await db.selectFrom('document').select('id').where('id', '=', params.documentId).executeTakeFirst()
    if (!document) throw new Refusal('document.not-found')
    const kind = query.line === undefined ? 'facts' : 'lines'
    const copy = await copies.open(params.documentId, query.sha256, kind)
    if (!copy) throw new Refusal('document.copy-missing')

    const { isIntact } = copy
    if (query.line !== undefined) return { isIntact, lines: await readTableLines(copy, query.item, query.line) }
    const facts = await readFactLines(copy, query.item)
    return {
      isIntact,
      lines: facts.map(({ line, element, context, value, unit, label }) => ({
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

/** Fiscal years of documents, ascending. */
const yearsOf = (documents: readonly { readonly fiscalYear: number | null }[]) =>
  [...new Set(documents.flatMap(({ fiscalYear }) => fiscalYear ?? []))].sort((a, b) => a - b)
