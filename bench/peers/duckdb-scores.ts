import { categories, totalKeys, totals } from '../../methodology/scores/hierarchy.ts'
import { methods } from '../../methodology/scores/method.ts'
import {
  categoryRows,
  materialityRows,
  type Rival,
  type RivalInput,
  reportedRows,
  spreadOut,
  weightRows,
} from './score-rivals.ts'

const literal = (rows: readonly object[]) => rows.map((row) => `(${Object.values(row).join(',')})`).join(',')

export async function openDuck(given: RivalInput): Promise<Rival> {
  const { DuckDBInstance } = await import('@duckdb/node-api')
  const instance = await DuckDBInstance.create(':memory:', { threads: '2' })
  const db = await instance.connect()
  const run = async (sql: string) => void (await db.run(sql))
  await run(
    `create table raw as select * from read_csv('${given.path}', header = true, columns = {i: 'SMALLINT', y: 'TINYINT', c: 'INTEGER', g6: 'SMALLINT', g4: 'SMALLINT', g2: 'SMALLINT', v: 'DOUBLE', s: 'DOUBLE'})`,
  )
  await run(`create table own as select * from (values ${literal(weightRows(given))}) t (g6, i, w)`)
  await run('alter table own alter w type double')
  await run(`create table material as select * from (values ${literal(materialityRows(given))}) t (g6, k, m)`)
  await run('alter table material alter m type double')
  await run(`create table category as select * from (values ${literal(categoryRows(given))}) t (i, k)`)
  await run(`create table reported as select * from (values ${literal(reportedRows(given))}) t (y, n)`)
  await run('create macro rounded(x) as 8193.0::double * x - (8193.0::double * x - x)')
  const level = (group: string, needed: string, from: string) => `
    select i, y, c, g6, g4, g2, (rank() over w - 1 + count(*) over (partition by i, y, ${group}, v) / 2.0) / n_${group} as p,
      ${needed} as wanted
    from sized where least_${from} window w as (partition by i, y, ${group} order by v)`
  /** Percentiles of the figures of a table, of the narrowest group with ten of them. */
  const rank = async (from: string, to: string) => {
    await run(`create or replace table sized as select *, true as least_raw,
        min(n_g6) over (partition by i, y, g4) < 10 as least_g6, min(n_g4) over (partition by i, y, g2) < 10 as least_g4,
        min(n_g2) over (partition by i, y) < 10 as least_g2
      from (select *, count(*) over (partition by i, y, g6) as n_g6, count(*) over (partition by i, y, g4) as n_g4,
        count(*) over (partition by i, y, g2) as n_g2, count(*) over (partition by i, y) as n_all, 0 as all_ from ${from})`)
    const levels = [
      level('g6', 'n_g6 >= 10', 'raw'),
      level('g4', 'n_g6 < 10 and n_g4 >= 10', 'g6'),
      level('g2', 'n_g6 < 10 and n_g4 < 10 and n_g2 >= 10', 'g4'),
      level('all_', 'n_g6 < 10 and n_g4 < 10 and n_g2 < 10 and n_all >= 10', 'g2').replaceAll('n_all_', 'n_all'),
    ]
    const selections = levels.map((sql) => `select i, y, c, g6, g4, g2, p from (${sql}) where wanted`)
    await run(`create or replace table ${to} as ${selections.join(' union all ')}`)
  }
  const parts = totalKeys.map(
    (key) => `sum(s * m) filter (k in (${totals[key].map((name) => categories.indexOf(name)).join(',')}))
      / sum(m) filter (k in (${totals[key].map((name) => categories.indexOf(name)).join(',')})) as ${key}`,
  )
  return {
    name: 'DuckDB SQL',
    async percentiles(version) {
      const { use, hasFurther } = methods[version]
      const isSecond = version !== '1.0'
      const raw = hasFurther ? 'raw' : `(select * from raw where i < ${given.engine.indicators.length})`
      const perSize = `select * replace (rounded(v / s) as v) from ${raw} where s is not null`
      const inUse = `select i, y from (${perSize}) join reported using (y)
        group by i, y having count(*) >= ${use?.companies} and count(*) + 1e-9 >= ${use?.share} * any_value(n)`
      const figures = use ? `(select * from (${perSize}) semi join (${inUse}) using (i, y))` : `(${perSize})`
      await rank(isSecond ? figures : raw, 'pct')
      await run(
        `create or replace table score as select c, y, any_value(g6) as g6, any_value(g4) as g4, any_value(g2) as g2, k as i, avg(p) as v
          from pct join category using (i) group by c, y, k`,
      )
      if (isSecond) await rank('(select * replace (round(v * 1073741824) as v) from score)', 'ranked')
      await run(
        `create or replace table standard as select c, y, ${parts.join(', ')}
          from (select c, y, g6, i as k, ${isSecond ? 'p' : 'v'} as s from ${isSecond ? 'ranked' : 'score'}) join material using (g6, k) group by c, y`,
      )
    },
    async custom(year) {
      await run(`create or replace table custom as select c, y, sum(w * p) / sum(w) as sustainability_score,
          sum(w * p) filter (k < 6) / sum(w) filter (k < 6) as e_score,
          sum(w * p) filter (k >= 6 and k < 10) / sum(w) filter (k >= 6 and k < 10) as s_score,
          sum(w * p) filter (k >= 10) / sum(w) filter (k >= 10) as g_score
        from pct join own using (g6, i) join category using (i) ${year === null ? '' : `where y = ${year}`} group by c, y`)
    },
    async readTotals(kind) {
      const found = await db.runAndReadAll(`select y::int, c::int, sustainability_score::double from ${kind}`)
      const [years, companies, scores] = found.getColumnsJS() as number[][]
      return spreadOut(given, { years: years!, companies: companies!, scores: scores! })
    },
  }
}
