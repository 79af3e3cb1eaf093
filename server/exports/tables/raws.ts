import { sql } from 'kysely'
import { forever } from '#contract/wire/day.ts'
import { cellStates } from '#methodology/figures/cell-states.ts'
import { monthsOf } from '#methodology/figures/period-months.ts'
import { cellIndex } from '#methodology/panel/layout.ts'
import { readCatalogue } from '#server/catalogue/catalogue.ts'
import type { Db } from '#server/db/database.ts'
import { standsOn } from '#server/db/withdrawn.ts'
import type { Column, Row, Table } from '../files/table.ts'
import { type ExportWords, exportWords } from '../messages.ts'
import type { ExportedCompany, WorkOrder } from '../work-order.ts'
import type { Sources } from './sources.ts'

/** "Now" as an as-of day. */

interface Figure {
  readonly code: string
  readonly year: number
  readonly boundary: keyof ExportWords['boundaries']
  readonly part: string
  readonly value: number | null
  readonly state: 'disclosed' | 'read-from-text' | 'estimated' | 'not-applicable'
  readonly periodStart: string
  readonly periodEnd: string
  readonly knownFrom: string
  readonly documentId: number
  readonly importId: number
  readonly line: number | null
  readonly element: string | null
  readonly context: string | null
  readonly isUnderReview: boolean
}

/** The standing figure of every indicator, year and accounting basis of a company: the latest vintage known by the as-of day. */
async function readFigures(db: Db, companyId: number, { request }: WorkOrder): Promise<Figure[]> {
  const { asOf = forever, from_y, to_y } = request
  const { rows } = await sql<Figure>`
    select distinct on (indicator_id, observation.fiscal_year, boundary, part)
      code, observation.fiscal_year as year, boundary, part, value, state, period_start as "periodStart", period_end as "periodEnd",
      known_from as "knownFrom", document_id as "documentId", import_id as "importId", line,
      locator->0->>'item' as element, locator->0->>'position' as context, review.id is not null as "isUnderReview"
    from observation
      join indicator on indicator.id = indicator_id
      left join (select * from review where company_id = ${companyId} and doubted @> ${asOf}::date) review
        using (company_id, indicator_id, fiscal_year, boundary, part, known_from, import_id)
    where observation.company_id = ${companyId} and known_from <= ${asOf}
      and ${standsOn(asOf)} and observation.fiscal_year between ${from_y} and ${to_y}
    order by indicator_id, observation.fiscal_year, boundary, part, known_from desc, import_id desc`.execute(db)
  return rows
}

function columnsOf({ columns: head }: ExportWords): Column[] {
  return [
    { key: 'ticker', head: head.code, kind: 'text', width: 10 },
    { key: 'company', head: head.company, kind: 'text', width: 26 },
    { key: 'year', head: head.year, kind: 'year', width: 8 },
    { key: 'indicator', head: head.key, kind: 'text', width: 12 },
    { key: 'name', head: head.name, kind: 'text', width: 40 },
    { key: 'value', head: head.value, kind: 'number', width: 16, isValue: true },
    { key: 'unit', head: head.unit, kind: 'text', width: 12 },
    { key: 'state', head: head.state, kind: 'text', width: 10 },
    { key: 'reason', head: head.reason, kind: 'text', width: 18 },
    { key: 'boundary', head: head.basis, kind: 'text', width: 14 },
    { key: 'part', head: head.part, kind: 'text', width: 14 },
    { key: 'period_end', head: head.periodEnd, kind: 'day', width: 12 },
    { key: 'source', head: head.source, kind: 'count', width: 10 },
    { key: 'months', head: head.months, kind: 'count', width: 10 },
  ]
}

/** Every chosen indicator of every company and year: its figure with its source, or why there is none. */
export function rawsTable(db: Db, order: WorkOrder, sources: Sources): Table {
  const words = exportWords[order.request.lang]
  const chosen = order.request.indicators && new Set(order.request.indicators)
  const catalogue = readCatalogue().filter(({ code, sameAs }) => (chosen ? chosen.has(code) : sameAs === null))
  return {
    key: 'raws',
    name: words.sheets.raws,
    columns: columnsOf(words),
    rows: async function* () {
      for (const [at, company] of order.companies.entries()) {
        const figures = Map.groupBy(await readFigures(db, company.id, order), ({ code, year }) => `${code} ${year}`)
        await sources.open(company)
        for (const indicator of catalogue) {
          yield order.years.flatMap((year) => {
            const found = figures.get(`${indicator.sameAs ?? indicator.code} ${year}`) ?? []
            const head = [company.ticker, nameOf(company, order), year, indicator.code] as const
            const cells = [...head, order.request.lang === 'ja' ? indicator.nameJa : indicator.nameEn]
            if (found.length > 0)
              return found.map((figure) => figureRow(cells, indicator.unit, figure, { words, sources }))
            const reason = words.reasons[missingReason(order, company, indicator.sameAs ?? indicator.code, year)]
            return [
              { cells: [...cells, null, indicator.unit, words.states.missing, reason], state: 'missing' } satisfies Row,
            ]
          })
        }
        order.progress[0] = 5 + Math.floor((85 * (at + 1)) / order.companies.length)
      }
    },
  }
}

const nameOf = ({ nameJa, nameEn }: ExportedCompany, { request }: WorkOrder) =>
  request.lang === 'en' ? (nameEn ?? nameJa) : nameJa

interface Writing {
  readonly words: ExportWords
  readonly sources: Sources
}

function figureRow(head: Row['cells'], unit: string, figure: Figure, { words, sources }: Writing): Row {
  const { value, state, boundary, part, periodStart, periodEnd } = figure
  const isMissing = state === 'not-applicable'
  const reason = isMissing ? 'not-applicable' : figure.isUnderReview ? 'under-review' : null
  return {
    state: isMissing ? 'missing' : state,
    cells: [
      ...head,
      value,
      unit,
      words.states[isMissing ? 'missing' : state],
      reason && words.reasons[reason],
      words.boundaries[boundary],
      part || null,
      periodEnd,
      sources.numberOf(figure),
      monthsOf(periodStart, periodEnd),
    ],
  }
}

const missing = ['not-disclosed', 'other-boundary', 'no-report', 'not-tagged', 'not-stated'] as const
type Missing = (typeof missing)[number]

/** As the panel has it; a year before the panel's first has no report. */
function missingReason({ panel }: WorkOrder, company: ExportedCompany, code: string, year: number): Missing {
  const [indicator, at] = [panel.indicators.indexOf(code), panel.years.indexOf(year)]
  if (indicator < 0 || at < 0) return at < 0 ? 'no-report' : 'not-disclosed'
  const shape = { years: panel.years.length, companies: panel.companies }
  const state = cellStates[panel.states[cellIndex(shape, indicator, at, company.position)]!]!
  return missing.find((reason) => reason === state) ?? 'not-disclosed'
}
