import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import type pl from 'nodejs-polars'
import { columnAt, counts } from '../../methodology/panel/panel.ts'
import { categories, totalKeys, totals } from '../../methodology/scores/hierarchy.ts'
import type { ScoreEngine } from '../../server/market/scores/score-engine.ts'
import { print } from '../measure.ts'

/** The raw values that both others read: indicator, year, company, industry and its groups as numbers, value with its sign. */
export async function writeValues({ panel, indicators, peers }: ScoreEngine, folder: string): Promise<string> {
  const path = join(folder, 'values.csv')
  const file = createWriteStream(path)
  file.write('i,y,c,g6,g4,g2,v\n')
  for (const [i, { position, direction }] of indicators.entries()) {
    for (const y of panel.years.keys()) {
      const { values, states } = columnAt(panel, position, y)
      const sign = direction === 'higher_better' ? 1 : -1
      const rows: string[] = []
      for (const c of panel.companies.keys()) {
        if (!counts(states[c]!)) continue
        const { chain } = peers.industries[peers.industryOf[c]!]!
        rows.push(`${i},${y},${c},${peers.industryOf[c]},${chain[1]},${chain[2]},${sign * values[c]!}\n`)
      }
      if (!file.write(rows.join(''))) await once(file, 'drain')
    }
  }
  file.end()
  await finished(file)
  return path
}

type DataFrame = pl.DataFrame

export interface Rival {
  readonly name: string
  /** All percentiles of raw values and the scores of 13 categories and 4 totals, kept inside. */
  percentiles(): Promise<void>
  /** Totals of own weights from the percentiles kept: industry × indicators + indicator. */
  custom(): Promise<void>
  /** By year × companies + company, NaN where there is none. */
  readTotals(kind: 'standard' | 'custom'): Promise<Float64Array>
}

interface Given {
  readonly engine: ScoreEngine
  readonly path: string
  readonly matrix: Float64Array
}

const weightRows = ({ engine, matrix }: Given) =>
  engine.peers.industries.flatMap((_, g6) =>
    engine.indicators.map((_row, i) => ({ g6, i, w: matrix[g6 * engine.indicators.length + i]! })),
  )
const materialityRows = ({ engine }: Given) =>
  engine.peers.industries.flatMap((_, g6) => categories.map((_row, k) => ({ g6, k, m: engine.weights[g6 * 13 + k]! })))
const categoryRows = ({ engine }: Given) =>
  engine.indicators.map(({ category }, i) => ({ i, k: categories.indexOf(category) }))

const literal = (rows: readonly object[]) => rows.map((row) => `(${Object.values(row).join(',')})`).join(',')

async function openDuck(given: Given): Promise<Rival> {
  const { DuckDBInstance } = await import('@duckdb/node-api')
  const instance = await DuckDBInstance.create(':memory:', { threads: '2' })
  const db = await instance.connect()
  const run = async (sql: string) => void (await db.run(sql))
  await run(
    `create table raw as select * from read_csv('${given.path}', header = true, columns = {i: 'SMALLINT', y: 'TINYINT', c: 'INTEGER', g6: 'SMALLINT', g4: 'SMALLINT', g2: 'SMALLINT', v: 'DOUBLE'})`,
  )
  await run(`create table own as select * from (values ${literal(weightRows(given))}) t (g6, i, w)`)
  await run('alter table own alter w type double')
  await run(`create table material as select * from (values ${literal(materialityRows(given))}) t (g6, k, m)`)
  await run('alter table material alter m type double')
  await run(`create table category as select * from (values ${literal(categoryRows(given))}) t (i, k)`)
  const level = (group: string, needed: string, from: string) => `
    select i, y, c, g6, n_${from}, (rank() over w - 1 + count(*) over (partition by i, y, ${group}, v) / 2.0) / n_${group} as p,
      ${needed} as wanted
    from sized where least_${from} window w as (partition by i, y, ${group} order by v)`
  const parts = totalKeys.map(
    (key) => `sum(s * m) filter (k in (${totals[key].map((name) => categories.indexOf(name)).join(',')}))
      / sum(m) filter (k in (${totals[key].map((name) => categories.indexOf(name)).join(',')})) as ${key}`,
  )
  return {
    name: 'DuckDB SQL',
    async percentiles() {
      await run(`create or replace table sized as select *, true as least_raw,
          min(n_g6) over (partition by i, y, g4) < 10 as least_g6, min(n_g4) over (partition by i, y, g2) < 10 as least_g4,
          min(n_g2) over (partition by i, y) < 10 as least_g2, 0 as n_raw
        from (select *, count(*) over (partition by i, y, g6) as n_g6, count(*) over (partition by i, y, g4) as n_g4,
          count(*) over (partition by i, y, g2) as n_g2, count(*) over (partition by i, y) as n_all, 0 as all_ from raw)`)
      await run(`create or replace table pct as
        select i, y, c, g6, p from (${level('g6', 'n_g6 >= 10', 'raw')}) where wanted
        union all select i, y, c, g6, p from (${level('g4', 'n_g6 < 10 and n_g4 >= 10', 'g6')}) where wanted
        union all select i, y, c, g6, p from (${level('g2', 'n_g6 < 10 and n_g4 < 10 and n_g2 >= 10', 'g4')}) where wanted
        union all select i, y, c, g6, p from (${level('all_', 'n_g6 < 10 and n_g4 < 10 and n_g2 < 10 and n_all >= 10', 'g2').replaceAll('n_all_', 'n_all')}) where wanted`)
      await run(
        `create or replace table score as select c, y, any_value(g6) as g6, k, avg(p) as s from pct join category using (i) group by c, y, k`,
      )
      await run(
        `create or replace table standard as select c, y, ${parts.join(', ')} from score join material using (g6, k) group by c, y`,
      )
    },
    async custom() {
      await run(`create or replace table custom as select c, y, sum(w * p) / sum(w) as sustainability_score,
          sum(w * p) filter (k < 6) / sum(w) filter (k < 6) as e_score,
          sum(w * p) filter (k >= 6 and k < 10) / sum(w) filter (k >= 6 and k < 10) as s_score,
          sum(w * p) filter (k >= 10) / sum(w) filter (k >= 10) as g_score
        from pct join own using (g6, i) join category using (i) group by c, y`)
    },
    async readTotals(kind) {
      const found = await db.runAndReadAll(`select y::int, c::int, sustainability_score::double from ${kind}`)
      const [years, companies, scores] = found.getColumnsJS() as number[][]
      return spreadOut(given, { years: years!, companies: companies!, scores: scores! })
    },
  }
}

/** The rivals that are installed; npm may leave out an optional package, and then the others are measured all the same. */
export async function openRivals(given: Given): Promise<Rival[]> {
  const rivals: Rival[] = []
  for (const [name, open] of [['DuckDB', openDuck] as const, ['polars', openPolars] as const]) {
    try {
      rivals.push(await open(given))
    } catch (error) {
      if (!isMissing(error)) throw error
      print(`${name} is not installed here and is left out`)
    }
  }
  return rivals
}

export const isMissing = (error: unknown): boolean =>
  ['MODULE_NOT_FOUND', 'ERR_MODULE_NOT_FOUND'].includes((error as { code?: string }).code ?? '')

async function openPolars(given: Given): Promise<Rival> {
  const { default: pl } = await import('nodejs-polars')
  const raw = pl.readCSV(given.path, {
    dtypes: { i: pl.Int32, y: pl.Int32, c: pl.Int32, g6: pl.Int32, g4: pl.Int32, g2: pl.Int32, v: pl.Float64 },
  })
  const frame = (rows: readonly Record<string, number>[], floats: readonly string[]) => {
    const names = Object.keys(rows[0]!)
    const columns = names.map((name) =>
      pl.Series(
        name,
        rows.map((row) => row[name]!),
        floats.includes(name) ? pl.Float64 : pl.Int32,
      ),
    )
    return pl.DataFrame(columns)
  }
  const own = frame(weightRows(given), ['w'])
  const material = frame(materialityRows(given), ['m'])
  const category = frame(categoryRows(given), [])
  const held: { percentiles?: DataFrame; standard?: DataFrame; custom?: DataFrame } = {}
  const weighted = (from: DataFrame, value: string, weight: string) =>
    from
      .withColumns(pl.col(value).mul(pl.col(weight)).alias('x'))
      .groupBy(['c', 'y'])
      .agg(pl.col('x').sum().alias('x'), pl.col(weight).sum().alias('whole'))
      .withColumn(pl.col('x').div(pl.col('whole')).alias('score'))
  const fourWays = (from: DataFrame, value: string, weight: string) => {
    const [whole] = [undefined, [0, 6], [6, 10], [10, 13]].map((range) =>
      weighted(range ? from.filter(pl.col('k').gtEq(range[0]!).and(pl.col('k').lt(range[1]!))) : from, value, weight),
    )
    return whole!
  }
  return {
    name: 'polars',
    async percentiles() {
      const groups: [string, ...string[]][] = [
        ['i', 'y', 'g6'],
        ['i', 'y', 'g4'],
        ['i', 'y', 'g2'],
        ['i', 'y'],
      ]
      const sized = raw.withColumns(
        ...groups.map((group, at) =>
          pl
            .col('v')
            .count()
            .over(...group)
            .cast(pl.Int32)
            .alias(`n${at}`),
        ),
      )
      const least = sized.withColumns(
        pl.col('n0').min().over('i', 'y', 'g4').alias('l1'),
        pl.col('n1').min().over('i', 'y', 'g2').alias('l2'),
        pl.col('n2').min().over('i', 'y').alias('l3'),
      )
      const ranked = groups.map((group, at) => {
        const some = at === 0 ? least : least.filter(pl.col(`l${at}`).lt(10))
        const all = some.withColumn(
          pl
            .col('v')
            .rank('average')
            .over(...group)
            .sub(0.5)
            .div(pl.col(`n${at}`))
            .alias('p'),
        )
        let wanted = pl.col(`n${at}`).gtEq(10)
        for (let narrower = 0; narrower < at; narrower++) wanted = wanted.and(pl.col(`n${narrower}`).lt(10))
        return all.filter(wanted).select('i', 'y', 'c', 'g6', 'p')
      })
      held.percentiles = pl.concat(ranked)
      const scores = held.percentiles
        .join(category, { on: ['i'], how: 'inner' })
        .groupBy(['c', 'y', 'g6', 'k'])
        .agg(pl.col('p').mean().alias('s'))
      held.standard = fourWays(scores.join(material, { on: ['g6', 'k'], how: 'inner' }), 's', 'm')
    },
    async custom() {
      const joined = held
        .percentiles!.join(own, { on: ['g6', 'i'], how: 'inner' })
        .join(category, { on: ['i'], how: 'inner' })
      held.custom = fourWays(joined, 'p', 'w')
    },
    async readTotals(kind) {
      const column = (name: string) => held[kind]!.getColumn(name).toArray() as number[]
      return spreadOut(given, { years: column('y'), companies: column('c'), scores: column('score') })
    },
  }
}

function spreadOut(
  { engine }: Given,
  rows: { years: readonly number[]; companies: readonly number[]; scores: readonly number[] },
) {
  const count = engine.panel.companies.length
  const scores = new Float64Array(engine.panel.years.length * count).fill(Number.NaN)
  for (const [at, year] of rows.years.entries())
    scores[year * count + rows.companies[at]!] = rows.scores[at] ?? Number.NaN
  return scores
}
