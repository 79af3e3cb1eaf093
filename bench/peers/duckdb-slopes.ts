import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { everyLag } from '../../methodology/value/pbr/market.ts'
import type { MarketSnapshot } from '../../server/market/snapshot/market-snapshot.ts'
import { everyMember, figuresOf, marketPbr } from '../../server/market/value/figures.ts'
import { pbrKpis, pricePositions } from '../../server/market/value/kpis.ts'
import { timed } from '../measure.ts'

/**
 * The part that SQL can do: slope of ln PBR over ln indicator, of every indicator at every lag, without return on equity, levels and errors
 * that allow for companies. Reading the figures is not counted.
 */
export async function duckSlopes({
  panel,
}: MarketSnapshot): Promise<{ readonly took: number; readonly slopes: number }> {
  const { DuckDBInstance } = await import('@duckdb/node-api')
  const folder = mkdtempSync(join(tmpdir(), 'satoyama-duck-'))
  try {
    const { values, states, years, companies, indicators } = panel
    const frame = { values, states, years, indicators: indicators.length, companies: companies.length }
    const members = everyMember(frame)
    const pbr = marketPbr(frame, { prices: pricePositions(panel), members })
    const lines: string[] = []
    for (const [kpi, { position, form }] of pbrKpis(panel).entries()) {
      const own = figuresOf(frame, position, members)
      for (const [cell, value] of own.entries())
        if (form === 'level' ? !Number.isNaN(value) : value > 0)
          lines.push(
            `${kpi},${Math.floor(cell / companies.length)},${cell % companies.length},${form === 'level' ? value : Math.log(value)}`,
          )
    }
    writeFileSync(join(folder, 'kpi.csv'), lines.join('\n'))
    const prices = Array.from(pbr, (value, cell) =>
      value > 0 ? `${Math.floor(cell / companies.length)},${cell % companies.length},${Math.log(value)}` : '',
    ).filter(Boolean)
    writeFileSync(join(folder, 'pbr.csv'), prices.join('\n'))
    const db = await (await DuckDBInstance.create(':memory:', { threads: '2' })).connect()
    const read = (name: string, columns: string) =>
      db.run(
        `create table ${name} as select * from read_csv('${join(folder, name)}.csv', header = false, columns = ${columns})`,
      )
    await read('kpi', "{k: 'SMALLINT', y: 'TINYINT', c: 'INTEGER', x: 'DOUBLE'}")
    await read('pbr', "{y: 'TINYINT', c: 'INTEGER', p: 'DOUBLE'}")
    let slopes = 0
    const took = await timed(async () => {
      for (const lag of everyLag) {
        const answer = await db.runAndReadAll(
          `select k, regr_slope(p, x), regr_r2(p, x), regr_count(p, x) from kpi join pbr on kpi.c = pbr.c and pbr.y = kpi.y + ${lag} group by k`,
        )
        slopes += answer.currentRowCount
      }
    })
    return { took, slopes }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
