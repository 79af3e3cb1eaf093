import type { HoldingColumn, PortfolioHolding } from '#contract/portfolio/holdings.ts'
import type { Measure } from '#contract/search/measure.ts'
import { parseMeasure } from '#contract/search/text.ts'
import type { RatingVendor } from '#methodology/ratings/vendor-scales.ts'
import { BoundedCache } from '#server/cache/bounded-cache.ts'
import { oncePer } from '#server/cache/once.ts'
import type { Db } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { cellOf } from '#server/market/measures/column.ts'
import { Columns } from '#server/market/measures/columns.ts'
import { headOf } from '#server/market/measures/heads.ts'
import { indicatorOf } from '#server/market/measures/indicator-measure.ts'
import { unlikePeriodsOf } from '#server/market/measures/unlike-periods.ts'
import type { RatingHistory } from '#server/market/ratings/rating-history.ts'
import type { OpenPortfolio } from '../open.ts'
import type { PortfolioView } from '../view/portfolio-view.ts'

/** Any columns of a search beside what the figures are made of. */
export interface ExtraColumns {
  readonly heads: readonly HoldingColumn[]
  /** Of a company by its position in the panel. */
  readonly cellsOf: (company: number) => PortfolioHolding['extra']
}

/** Views whose columns are kept of one state of the market. */
const maxCached = 8
const cached = oncePer((_: object) => new BoundedCache<Columns>({ name: 'portfolio-extra-columns', max: maxCached }))

interface Vendors {
  readonly history: RatingHistory
  /** Vendors that the account may see. */
  readonly allowed: readonly RatingVendor[]
}

/** Refuses what the catalogue and the market do not have. */
export async function extraColumns(
  db: Db,
  { view, portfolio }: OpenPortfolio,
  { measures, ...vendors }: Vendors & { readonly measures: readonly string[] },
): Promise<ExtraColumns> {
  const read = measures.map((text) => ({ text, measure: measureOf(text, vendors.history.vendors) }))
  const own = columnsOf(view, vendors)
  const columns = read.map(({ measure }) => own.of(measure))
  const { snapshot, asOf } = view
  const companies = [...portfolio.holdings.companies].filter((company) => company !== -1)
  const unlike = await unlikePeriodsOf(
    read.map(({ measure }) => measure),
    companies,
    { db, snapshot, asOf, year: view.year === null ? null : snapshot.panel.years[view.year]! },
  )
  return {
    heads: read.map(({ text, measure }, at) => headFor(view, { text, measure, vendors }, columns[at]!)),
    cellsOf: (company) =>
      columns.map((column, at) => {
        const { value, text, months } = cellOf(column, company, unlike[at]!(company))
        return { value, text, ...(months && { months }) }
      }),
  }
}

function measureOf(text: string, vendors: readonly RatingVendor[]): Measure {
  const parsed = parseMeasure(text)
  if (parsed.kind !== 'read') throw new Refusal('indicator.not-found')
  const { subject } = parsed.value
  const isThere =
    subject.kind === 'indicator'
      ? indicatorOf(subject) !== undefined
      : subject.kind !== 'vendor' || vendors.some(({ key }) => key === subject.name)
  if (!isThere) throw new Refusal('indicator.not-found')
  return parsed.value
}

function columnsOf({ snapshot, facts, asOf, year, query }: PortfolioView, { history, allowed }: Vendors): Columns {
  const key = [year, asOf, query.year, allowed.map(({ key: name }) => name)].join(' ')
  return cached(snapshot.identity).get(
    key,
    () =>
      new Columns({
        snapshot,
        companyFacts: facts,
        ratingHistory: history,
        allowed,
        asOf,
        year: year === null ? null : snapshot.panel.years[year]!,
        isYearAsked: query.year !== undefined,
      }),
  )
}

interface Headed {
  readonly text: string
  readonly measure: Measure
  readonly vendors: Vendors
}

function headFor(
  { snapshot, year }: PortfolioView,
  { text, measure, vendors }: Headed,
  { isBoolean = false, isLocked = false }: { readonly isBoolean?: boolean; readonly isLocked?: boolean },
): HoldingColumn {
  const request = {
    year: year === null ? null : snapshot.panel.years[year]!,
    vendors: vendors.history.vendors,
  }
  const [ja, en] = [
    headOf(measure, text, { ...request, lang: 'ja' }),
    headOf(measure, text, { ...request, lang: 'en' }),
  ]
  return { measure: text, unit: ja.unit, scale: ja.scale, nameJa: ja.name, nameEn: en.name, isBoolean, isLocked }
}
