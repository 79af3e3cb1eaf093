import type pg from 'pg'
import { columnOf, counts } from '#methodology/panel/panel.ts'
import { Client } from '#server/db/client.ts'
import type { LoadedPanel } from '../panel/build.ts'

/**
 * Sizes of companies at the start of a month: the last market capitalization before it, known by then.
 *
 * A market without prices takes sales of the newest fiscal year that a company has, so that its industries have an average too.
 */
export async function readSizes(connection: pg.ClientConfig, panel: LoadedPanel, monthStart: string): Promise<Sizes> {
  const values = new Float64Array(panel.companies.length).fill(Number.NaN)
  const at = new Map(panel.companies.map(({ id }, position) => [id, position]))
  const client = new Client(connection)
  await client.connect()
  try {
    const { rows } = await client.query<{ id: number; size: number; day: string }>(
      `select distinct on (company_id) company_id as id, market_cap_million_jpy as size, traded_on::text as day
       from price
       where market_cap_million_jpy is not null and traded_on < $1 and traded_on >= $1::date - 400 and known_from < $1
       order by company_id, traded_on desc, known_from desc, import_id desc`,
      [monthStart],
    )
    for (const { id, size } of rows) if (at.has(id)) values[at.get(id)!] = size
    const day =
      rows
        .map((row) => row.day)
        .sort()
        .at(-1) ?? ''
    return day === '' ? salesOf(panel, values) : { values, by: 'market-cap', day }
  } finally {
    await client.end()
  }
}

function salesOf(panel: LoadedPanel, values: Float64Array): Sizes {
  for (const year of panel.years) {
    const column = columnOf(panel, 'F-PL-001', year)
    for (const [position, state] of column?.states.entries() ?? []) {
      if (counts(state)) values[position] = column!.values[position]!
    }
  }
  return { values, by: 'sales', day: null }
}

/** Sizes that the average of an industry is taken by. */
export interface Sizes {
  /** Of the panel's companies; NaN where unknown. */
  readonly values: Float64Array
  readonly by: 'market-cap' | 'sales'
  /** Day they are of, `YYYY-MM-DD`; null for sales. */
  readonly day: string | null
}
