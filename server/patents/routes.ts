import type { FastifyInstance } from 'fastify'
import { listPatents, type PatentFilter, type PatentOrder, savePatents } from '#contract/patents/patents.ts'
import { getPatentSummary } from '#contract/patents/summary.ts'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import { usualYearEnd } from '#methodology/patents/filing-year.ts'
import { greenFacts, ipcFacts } from '#server/catalogue/patents.ts'
import { tickerOf } from '#server/catalogue/search-text.ts'
import type { Deps } from '#server/deps.ts'
import { spendFor } from '#server/downloads/quota.ts'
import { callerOf } from '#server/http/caller.ts'
import { Refusal } from '#server/http/refusal.ts'
import { serve } from '#server/http/serve.ts'
import { inTime } from '#server/http/turns/in-time.ts'
import { fileSources } from '#server/market/status.ts'
import { CompanyPatents, type PatentRow } from './company-patents.ts'
import { fittingPatents, orderPatents } from './filter.ts'
import { IndustryPatents } from './industry.ts'
import { type Looking, publicOn, toPatent } from './known.ts'
import { listSources } from './sources.ts'
import { countPatents } from './summary.ts'
import { writePatents } from './write-file.ts'

/** A company's patents as they were public on a day. */
interface View extends Looking {
  readonly rows: readonly PatentRow[]
  readonly yearEnd: string
  readonly isYearEndKnown: boolean
  readonly ticker: string | null
}

export function patentRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock, market } = deps
  const companies = new CompanyPatents(db)
  const industries = new IndustryPatents(db)

  const open = async (companyId: number, asOf: string | undefined): Promise<View> => {
    const company = await db
      .selectFrom('company')
      .select(['fiscal_year_end', 'security_code'])
      .where('id', '=', companyId)
      .executeTakeFirst()
    if (!company) throw new Refusal('company.not-found')
    const { fiscal_year_end: yearEnd, security_code } = company
    const today = tokyoDay(clock())
    const at = asOf !== undefined && asOf < today ? { day: asOf, isPast: true } : { day: today, isPast: false }
    const rows = publicOn(await companies.of(await market.current(), companyId), at)
    const year = { yearEnd: yearEnd ?? usualYearEnd, isYearEndKnown: yearEnd !== null }
    return { ...at, ...year, rows, ticker: tickerOf(security_code) }
  }

  const chosen = (view: View, query: PatentFilter & PatentOrder) =>
    orderPatents(fittingPatents(view.rows, query, view), query, view)

  serve(app, listPatents, async ({ params: { companyId }, query }) => {
    const view = await open(companyId, query.asOf)
    const fitting = chosen(view, query)
    const from = (query.page - 1) * query.perPage
    const patents = fitting.slice(from, from + query.perPage).map((row) => toPatent(row, view))
    return { total: fitting.length, all: view.rows.length, patents }
  })

  serve(app, getPatentSummary, async ({ params: { companyId }, query: { asOf, peers } }, request) => {
    const view = await open(companyId, asOf)
    const { day, yearEnd, isYearEndKnown, rows } = view
    // Companies are classified as they are today: no list tells what they were.
    const snapshot = await inTime(
      market.unscoredSnapshot({ basis: peers, today: tokyoDay(clock()) }, callerOf(request)),
    )
    const [industry, sources] = await Promise.all([
      industries.standing(snapshot, companyId, day),
      listSources(db, rows),
    ])
    const tables = { classes: ipcFacts(), green: greenFacts() }
    return { day, yearEnd, isYearEndKnown, ...countPatents(rows, view), industry, tables, sources }
  })

  serve(app, savePatents, async ({ params: { companyId, format }, query }, request) => {
    const view = await open(companyId, query.asOf)
    const patents = chosen(view, query).map((row) => toPatent(row, view))
    await spendFor(deps, request, { kind: 'patents', companies: 1, years: 1, items: 1 })
    const name = `satoyama-patents-${view.ticker ?? companyId}-${view.day}`
    return writePatents(patents, { name, format, lang: query.lang, sources: await fileSources(db, query.lang) })
  })
}
