import type { RatingVendor } from '#methodology/ratings/vendor-scales.ts'
import type { Db } from '#server/db/database.ts'
import { firstOf, untilOf } from '#server/market/ratings/days.ts'
import { readRatingHistory } from '#server/market/ratings/rating-histories.ts'
import { type Item, items, type RatingHistory } from '#server/market/ratings/rating-history.ts'
import { readRating } from '#server/market/ratings/scales.ts'
import type { Row, Table } from '../files/table.ts'
import { exportWords } from '../messages.ts'
import type { ExportedCompany, WorkOrder } from '../work-order.ts'

/** What each rater says for each year; of raters outside the contract, that they are. */
export function ratingsTable(db: Db, order: WorkOrder): Table {
  const words = exportWords[order.request.lang]
  const head = words.columns
  return {
    key: 'ratings',
    name: words.sheets.ratings,
    columns: [
      { key: 'ticker', head: head.code, kind: 'text', width: 10 },
      { key: 'company', head: head.company, kind: 'text', width: 26 },
      { key: 'year', head: head.year, kind: 'year', width: 8 },
      { key: 'vendor', head: head.vendor, kind: 'text', width: 22 },
      { key: 'item', head: head.scope, kind: 'text', width: 12 },
      // A grade and a figure stand in one column: what is a figure is one.
      { key: 'value', head: head.value, kind: 'number', width: 10, isValue: true },
      { key: 'level', head: head.level, kind: 'text', width: 12 },
      { key: 'place', head: head.place, kind: 'score', width: 12 },
      { key: 'rated_on', head: head.ratedOn, kind: 'day', width: 12 },
      { key: 'state', head: head.state, kind: 'text', width: 10 },
      { key: 'reason', head: head.reason, kind: 'text', width: 24 },
      { key: 'is_simulated', head: head.isSimulated, kind: 'text', width: 10 },
    ],
    rows: async function* () {
      const history = await readRatingHistory(db, { companies: order.companies.map(({ id }) => id) })
      for (const company of order.companies) {
        for (const year of order.years) yield yearRows(order, history, company, year)
      }
    },
  }
}

function yearRows(order: WorkOrder, history: RatingHistory, company: ExportedCompany, year: number): Row[] {
  const { lang } = order.request
  const words = exportWords[lang]
  const head = [company.ticker, lang === 'en' ? (company.nameEn ?? company.nameJa) : company.nameJa, year]
  return history.vendors.flatMap((vendor): Row[] => {
    const name = lang === 'ja' ? vendor.nameJa : vendor.nameEn
    if (!order.vendors.open.includes(vendor.key)) {
      const cells = [...head, name, null, null, null, null, null, words.states.locked, words.reasons.locked]
      return [{ cells, state: 'locked' }]
    }
    return items.flatMap((item) => {
      const row = ratingRow(order, history, { company, year, vendor, item })
      return row ? [{ ...row, cells: [...head, name, words.items[item], ...row.cells] }] : []
    })
  })
}

interface RatingPlace {
  readonly company: ExportedCompany
  readonly year: number
  readonly vendor: RatingVendor
  readonly item: Item
}

/** Null for a pillar that nobody rated; the total says that it is missing. */
function ratingRow(order: WorkOrder, history: RatingHistory, { company, year, vendor, item }: RatingPlace): Row | null {
  const { asOf, lang } = order.request
  const words = exportWords[lang]
  const lastDay = firstOf(asOf ?? order.today, order.today)
  const vintage = history.newest(company.id, vendor.key, item, { asOf: lastDay, until: untilOf(year, lastDay) })
  const rating = vintage && readRating(vendor, item, vintage.value)
  if (!vintage || !rating) {
    const cells = [null, null, null, null, words.states.missing, words.reasons['not-rated']]
    return item === 'total' ? { cells, state: 'missing' } : null
  }
  const { value, level, axis } = rating
  const figure = value !== '' && Number.isFinite(Number(value)) ? Number(value) : value
  const simulated = vintage.isSimulated ? words.yes : words.no
  const place = axis === null ? null : axis * 100
  return {
    cells: [figure, level, place, vintage.ratedOn, words.states.disclosed, null, simulated],
    state: 'disclosed',
  }
}
