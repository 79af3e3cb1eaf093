import { sql } from 'kysely'
import { columnOf, counts } from '#methodology/panel/panel.ts'
import type { Db } from '#server/db/database.ts'
import type { PortfolioView } from '../view/portfolio-view.ts'
import { type Amount, type Portfolio, toPositions } from './portfolio.ts'
import { sidesOf } from './sides.ts'
import type { DatedKey } from './source.ts'

/** A line of a portfolio on a day. */
export interface Line {
  readonly companyId: number | null
  /** Code or name as written; of a company its number. */
  readonly label: string
  /** Yen. */
  readonly valueJpy: number | null
  readonly quantity: number | null
  /** Per cent. */
  readonly weight: number | null
  /** Closing price of the day, or the last of the month before it, yen; null without one. */
  readonly closeJpy: number | null
}

/** Days after which a price no longer stands for a day. */
const priceDays = 31

interface LineRow {
  company_id: number | null
  label: string
  held_on: string
  value_jpy: number | null
  quantity: number | null
  weight: number | null
  close_jpy: number | null
}

const rowsOf = (key: DatedKey) =>
  'holdings' in key
    ? sql`select company_id, held_on, company_id::text as label, value_jpy, shares as quantity, weight * 100 as weight, company_id as line,
        import_id
        from (select distinct on (company_id, held_on) * from holding where portfolio = ${key.holdings}
          order by company_id, held_on, import_id desc) newest`
    : sql`select company_id, held_on, label, value_jpy, quantity, weight, line, 0 as import_id
        from portfolio_position where portfolio_id = ${key.portfolioId}`

/** Lines of each of some days, in the order of the file. */
export async function linesByDate(
  db: Db,
  key: DatedKey,
  dates: readonly string[],
): Promise<ReadonlyMap<string, Line[]>> {
  const { rows } = await sql<LineRow>`
    select held.company_id, held.label, held.held_on::text as held_on, held.value_jpy, held.quantity, held.weight, price.close_jpy
    from (${rowsOf(key)}) held
    left join lateral (
      select close_jpy from price
      where held.quantity is not null and held.value_jpy is null and price.company_id = held.company_id and close_jpy is not null
        and traded_on <= held.held_on and traded_on > held.held_on - ${priceDays}::int
      order by traded_on desc, known_from desc limit 1
    ) price on true
    where held.held_on = any (${[...dates]}::date[])
    order by held.held_on, held.line`.execute(db)
  const byDate = new Map<string, Line[]>(dates.map((date) => [date, []]))
  for (const row of rows) {
    byDate.get(row.held_on)?.push({
      companyId: row.company_id,
      label: row.label,
      valueJpy: row.value_jpy,
      quantity: row.quantity,
      weight: row.weight,
      closeJpy: row.close_jpy,
    })
  }
  return byDate
}

/** What the positions of a source say of its portfolio. */
export type Positions = Pick<Portfolio, 'positions' | 'weighting'> &
  Partial<Pick<Portfolio, 'name' | 'date' | 'entered' | 'unpriced' | 'sides'>>

const million = 1_000_000

/** Weights of lines: values where every line has one, or shares with a price; else the weights as written. */
export function positionsOf(
  lines: readonly Line[],
  {
    snapshot: { panel },
    year,
    value,
  }: Pick<PortfolioView, 'snapshot' | 'year'> & { readonly value?: number | undefined },
): Positions {
  const implied = year === null ? null : columnOf(panel, 'F-MK-001', panel.years[year]!)
  const position = new Map(panel.companies.map(({ id }, at) => [id, at]))
  const yenOf = ({ valueJpy, quantity, closeJpy, companyId }: Line): number | null => {
    if (valueJpy !== null) return valueJpy
    if (quantity === null) return null
    const at = companyId === null ? undefined : position.get(companyId)
    const own = at !== undefined && implied && counts(implied.states[at]!) ? implied.values[at]! : null
    const price = closeJpy ?? own
    return price === null ? null : quantity * price
  }
  const hasWeights = lines.every(({ weight }) => weight !== null)
  const yen = lines.map(yenOf)
  const isValued = yen.some((one) => one !== null) && (!hasWeights || yen.every((one) => one !== null))
  const amounts: Amount[] = lines.map(({ companyId, label, weight }, at) => ({
    companyId,
    label,
    amount: (isValued ? yen[at] : weight) ?? 0,
  }))
  // A short position pollutes nothing that is owned: the whole is the long side.
  const sum = amounts.reduce((total, { amount }) => total + Math.max(0, amount), 0)
  const each = amounts.map(({ amount }) => (isValued ? amount / million : amount))
  const both = sidesOf(each, isValued ? 'million-yen' : 'percent')
  const sides = both === null ? {} : { sides: both }
  if (isValued) {
    const unpriced = yen.filter((one) => one === null).length
    return { positions: toPositions(amounts, sum / million), weighting: 'value', unpriced, ...sides }
  }
  const given = value === undefined ? null : value / million
  const unpriced = lines.filter(({ weight }) => weight === null).length
  return { positions: toPositions(amounts, given), weighting: 'weight', entered: sum, unpriced, ...sides }
}
