import { scoreKeys } from '../../methodology/scores/hierarchy.ts'
import type { MarketSnapshot } from '../../server/market/snapshot/market-snapshot.ts'
import { companyColumns, disclosedColumn, scoreColumn } from '../../server/portfolio/view/columns.ts'

/** What SQL answers of a portfolio: the figures of the climate and ESG parts. */
export interface SqlFigures {
  readonly waci: number
  readonly score: number
}

/** A portfolio or a benchmark as rows: numbers of companies with their weights. */
export type Weights = ReadonlyMap<number, number>

const orNull = (value: number) => (Number.isNaN(value) ? null : value)
const sums = scoreKeys.map((key, at) => `sum(w * s${at}) / sum(w) filter (s${at} is not null) as "${key}"`)
const quantiles = scoreKeys.map((_, at) => `quantile_cont(s${at}, [0.2, 0.8]) as q${at}`)
const disclosed = scoreKeys.map((_, at) => `sum(w * d${at}) / sum(w) filter (d${at} is not null) as c${at}`)

/** Intensities of scopes 1 and 2 and of all three with coverage, financed emissions, footprint, owned intensity, PCAF mean. */
const carbon = `
  sum(w * e12 / sales) / sum(w) filter (e12 / sales is not null) as waci, sum(w) filter (e12 / sales is not null) / sum(w) as covered,
  sum(w * e123 / sales) / sum(w) filter (e123 / sales is not null) as waci123,
  sum(w * e12 / evic) as financed, sum(w * e12 / evic) / sum(w) filter (e12 / evic is not null) as footprint,
  sum(w * e12 / evic) / sum(w * sales / evic) as owned, sum(w * quality) / sum(w) filter (quality is not null) as quality`

/**
 * DuckDB with the figures of the market in a table of its own, a row a company: WACI of both scopes, financed emissions, footprint,
 * owned intensity, data quality and the mean, middle and disclosure of every score, of the portfolio and of the benchmark; by
 * sector with allocation, selection and interaction of WACI and of the whole score; the largest contributors. Not the temperature
 * scores, their aggregations and what-ifs, not the exclusions.
 */
export async function openPortfolioDuck(
  snapshot: MarketSnapshot,
): Promise<(holdings: Weights, benchmark: Weights) => Promise<SqlFigures>> {
  const { DuckDBInstance } = await import('@duckdb/node-api')
  const db = await (await DuckDBInstance.create(':memory:', { threads: '2' })).connect()
  const names = ['e12', 'e123', 'sales', 'evic', 'quality']
  const wide = scoreKeys.flatMap((_, at) => [`s${at} double`, `d${at} double`])
  await db.run(
    `create table figure (id integer, sector varchar, ${names.map((name) => `${name} double`).join()}, ${wide.join()})`,
  )
  const { panel, year } = snapshot
  const columns = companyColumns(snapshot, year, true)
  const quality = { verified: 1, disclosed: 2, activity: 3 }
  const scores = scoreKeys.map(
    (key) => [scoreColumn(snapshot, key, year), disclosedColumn(snapshot, key, year)] as const,
  )
  const rows = await db.createAppender('figure')
  for (const [company, { id, tse33 }] of panel.companies.entries()) {
    const source = columns.sources[company]
    const figures = [
      columns.emissions['12'][company]!,
      columns.emissions['123'][company]!,
      columns.sales[company]!,
      columns.evic[company]!,
      source == null ? Number.NaN : (quality[source as keyof typeof quality] ?? 4),
      ...scores.flatMap(([values, known]) => [values[company]!, known[company]!]),
    ]
    rows.appendInteger(id)
    rows.appendVarchar(tse33 ?? '')
    for (const value of figures.map(orNull)) value === null ? rows.appendNull() : rows.appendDouble(value)
    rows.endRow()
  }
  rows.closeSync()

  const fill = async (table: string, weights: Weights) => {
    await db.run(`create or replace temp table ${table} (id integer, w double)`)
    const appender = await db.createAppender(table)
    for (const [id, weight] of weights) {
      appender.appendInteger(id)
      appender.appendDouble(weight)
      appender.endRow()
    }
    appender.closeSync()
  }
  const bySector = (
    table: string,
  ) => `select sector, sum(w) as w, sum(w * e12 / sales) / sum(w) filter (e12 / sales is not null) as i,
    sum(w * s0) / sum(w) filter (s0 is not null) as s from ${table} join figure using (id) group by sector`
  let filled: Weights | undefined // A benchmark is the same for many, and is filled once.
  return async (holdings, benchmark) => {
    await fill('held', holdings)
    if (filled !== benchmark) await fill('base', benchmark)
    filled = benchmark
    const totals = async (table: string) =>
      (
        await db.runAndReadAll(
          `select ${carbon}, ${[...sums, ...disclosed, ...quantiles].join()} from ${table} join figure using (id)`,
        )
      ).getRowObjects()[0]!
    const own = await totals('held')
    await totals('base')
    await db.runAndReadAll(`
      with h as (${bySector('held')}), b as (${bySector('base')}), t as (select sum(w * i) as i, sum(w * s) as s from b)
      select sector, (h.w - b.w) * (b.i - t.i), b.w * (h.i - b.i), (h.w - b.w) * (h.i - b.i),
        (h.w - b.w) * (b.s - t.s), b.w * (h.s - b.s), (h.w - b.w) * (h.s - b.s) from h full join b using (sector), t`)
    await db.runAndReadAll(
      `select id, w * e12 / sales as part from held join figure using (id) order by part desc nulls last limit 25`,
    )
    return { waci: Number(own.waci), score: Number(own.sustainability_score) }
  }
}
