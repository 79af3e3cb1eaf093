import type pg from 'pg'
import { columnOf, counts } from '#methodology/panel/panel.ts'
import { Client } from '#server/db/client.ts'
import type { LoadedPanel } from '../panel/build.ts'
import { readCaps } from './market-caps.ts'

/**
 * Sizes of companies at the start of a month: the last market capitalization before it, known by then; of a price that comes without one,
 * the price times the shares issued less treasury shares (`market-caps.ts`).
 *
 * A market without prices takes sales of the newest fiscal year that a company has, so that its industries have an average too: of the
 * basis that is ranked, else of the parent entity.
 */
export async function readSizes(connection: pg.ClientConfig, panel: LoadedPanel, monthStart: string): Promise<Sizes> {
  const values = new Float64Array(panel.companies.length).fill(Number.NaN)
  const at = new Map(panel.companies.map(({ id }, position) => [id, position]))
  const client = new Client(connection)
  await client.connect()
  try {
    const caps = await readCaps(client, monthStart)
    for (const { id, size } of caps) if (at.has(id)) values[at.get(id)!] = size
    const day = caps
      .map((cap) => cap.day)
      .sort()
      .at(-1)
    if (day !== undefined) return { values, by: 'market-cap', day }
    addSales(panel, values)
    await addParentSales(client, { values, at, until: monthStart })
    return { values, by: 'sales', day: null }
  } finally {
    await client.end()
  }
}

const sales = 'F-PL-001'

function addSales(panel: LoadedPanel, values: Float64Array): void {
  for (const year of panel.years) {
    const column = columnOf(panel, sales, year)
    for (const [position, state] of column?.states.entries() ?? []) {
      if (counts(state)) values[position] = column!.values[position]!
    }
  }
}

interface Unsized {
  readonly values: Float64Array
  /** Places of companies by their numbers. */
  readonly at: ReadonlyMap<number, number>
  /** Day before which a figure must have been known. */
  readonly until: string
}

/** A company that only files accounts of the parent entity has the size of that: without it, it would be in no average. */
async function addParentSales(client: Client, { values, at, until }: Unsized): Promise<void> {
  const ids = [...at].flatMap(([id, position]) => (Number.isNaN(values[position]!) ? [id] : []))
  const { rows } = await client.query<{ id: number; size: number | null }>(
    `select distinct on (company_id) company_id as id, value as size from (
       select distinct on (company_id, fiscal_year) company_id, fiscal_year, value, state
       from observation join indicator on indicator.id = indicator_id
       where code = $1 and boundary = 'parent' and part = '' and known_from < $2 and company_id = any ($3::int[])
       order by company_id, fiscal_year, known_from desc, import_id desc
     ) standing where state in ('disclosed', 'estimated')
     order by company_id, fiscal_year desc`,
    [sales, until, ids],
  )
  for (const { id, size } of rows) if (size !== null) values[at.get(id)!] = size
}

/** Sizes that the average of an industry is taken by. */
export interface Sizes {
  /** Of the panel's companies; NaN where unknown. */
  readonly values: Float64Array
  readonly by: 'market-cap' | 'sales'
  /** Day they are of, `YYYY-MM-DD`; null for sales. */
  readonly day: string | null
}
