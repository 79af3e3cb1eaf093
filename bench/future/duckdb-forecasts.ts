import { scoreKeys } from '../../methodology/scores/hierarchy.ts'
import { keyAt } from '../../methodology/scores/standard/market-scores.ts'
import type { MarketSnapshot } from '../../server/market/snapshot/market-snapshot.ts'

/**
 * DuckDB on the same series: the random walk with drift alone, on logits, from every past year and from the last one, with the
 * quantiles of its errors by score and years ahead as bands.
 */
export async function duckdbForecasts(
  snapshot: MarketSnapshot,
): Promise<{ readonly forecasts: number; readonly errors: number }> {
  const { DuckDBInstance } = await import('@duckdb/node-api')
  const db = await (await DuckDBInstance.create(':memory:', { threads: '2' })).connect()
  await db.run('create table score (key integer, company integer, year integer, value double)')
  const rows = await db.createAppender('score')
  for (const key of scoreKeys) {
    for (const year of snapshot.panel.years.keys()) {
      for (const [place, value] of snapshot.scores(key, year).entries()) {
        if (Number.isNaN(value)) continue
        rows.appendInteger(keyAt.get(key)!)
        rows.appendInteger(place)
        rows.appendInteger(year)
        rows.appendDouble(
          Math.log(Math.min(0.998, Math.max(0.002, value)) / (1 - Math.min(0.998, Math.max(0.002, value)))),
        )
        rows.endRow()
      }
    }
  }
  rows.closeSync()
  await db.run(`
    create table origin as
    select key, company, year, value,
      (value - first_value(value) over own) / nullif(year - first_value(year) over own, 0) as drift, count(*) over own as n
    from score window own as (partition by key, company order by year rows between 9 preceding and current row)`)
  await db.run(`
    create table error as
    select key, y.year - o.year as ahead, abs(y.value - o.value - drift * (y.year - o.year)) as size
    from origin o join score y using (key, company)
    where n >= 4 and y.year between o.year + 1 and o.year + 6`)
  await db.run(
    'create table band as select key, ahead, quantile_cont(size, [0.5, 0.8, 0.95]) as widths from error group by all',
  )
  await db.run(`
    create table forecast as
    select company, o.key, ahead, 1 / (1 + exp(-(value + drift * ahead))) as middle,
      [1 / (1 + exp(-(value + drift * ahead - w))) for w in widths] as lows,
      [1 / (1 + exp(-(value + drift * ahead + w))) for w in widths] as highs
    from (select * from origin where n >= 4 qualify year = max(year) over (partition by key, company)) o
    join band using (key)`)
  const count = async (table: string) =>
    Number((await db.runAndReadAll(`select count(*) as n from ${table}`)).getRowObjects()[0]!.n)
  return { forecasts: await count('forecast'), errors: await count('error') }
}
