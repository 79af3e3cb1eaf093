import type pl from 'nodejs-polars'
import { methods, type UseRule } from '../../methodology/scores/method.ts'
import {
  categoryRows,
  materialityRows,
  type Rival,
  type RivalInput,
  reportedRows,
  spreadOut,
  weightRows,
} from './score-rivals.ts'

type Polars = typeof pl
type DataFrame = pl.DataFrame

export async function openPolars(given: RivalInput): Promise<Rival> {
  const { default: pl } = await import('nodejs-polars')
  const raw = pl.readCSV(given.path, {
    dtypes: {
      i: pl.Int32,
      y: pl.Int32,
      c: pl.Int32,
      g6: pl.Int32,
      g4: pl.Int32,
      g2: pl.Int32,
      v: pl.Float64,
      s: pl.Float64,
    },
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
  const reported = frame(reportedRows(given), [])
  const frames: { percentiles?: DataFrame; standard?: DataFrame; custom?: DataFrame } = {}
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
    async percentiles(version) {
      const isSecond = version !== '1.0'
      const { use, hasFurther } = methods[version]
      const own = hasFurther ? raw : raw.filter(pl.col('i').lt(given.engine.indicators.length))
      const sized = isSecond ? perSize(pl, own) : own
      frames.percentiles = rank(pl, use ? inUse(pl, sized.join(reported, { on: ['y'], how: 'inner' }), use) : sized)
      const scores = frames.percentiles
        .join(category, { on: ['i'], how: 'inner' })
        .groupBy(['c', 'y', 'g6', 'g4', 'g2', 'k'])
        .agg(pl.col('p').mean().alias('p'))
      const ranked: DataFrame = isSecond
        ? rank(
            pl,
            scores.rename({ k: 'i' }).withColumn(
              pl
                .col('p')
                .mul(2 ** 30)
                .round(0)
                .alias('v'),
            ),
          ).rename({ i: 'k' })
        : scores
      frames.standard = fourWays(ranked.join(material, { on: ['g6', 'k'], how: 'inner' }), 'p', 'm')
    },
    async custom(year) {
      const percentiles = frames.percentiles!
      const joined = (year === null ? percentiles : percentiles.filter(pl.col('y').eq(year)))
        .join(own, { on: ['g6', 'i'], how: 'inner' })
        .join(category, { on: ['i'], how: 'inner' })
      frames.custom = fourWays(joined, 'p', 'w')
    },
    async readTotals(kind) {
      const column = (name: string) => frames[kind]!.getColumn(name).toArray() as number[]
      return spreadOut(given, { years: column('y'), companies: column('c'), scores: column('score') })
    },
  }
}

const groups: [string, ...string[]][] = [
  ['i', 'y', 'g6'],
  ['i', 'y', 'g4'],
  ['i', 'y', 'g2'],
  ['i', 'y'],
]
/** Percentiles of the figures of a frame, of the narrowest group with ten of them. */
function rank(pl: Polars, figures: DataFrame): DataFrame {
  const sizes = groups.map((group, at) =>
    pl
      .col('v')
      .count()
      .over(...group)
      .cast(pl.Int32)
      .alias(`n${at}`),
  )
  const min = figures
    .withColumns(...sizes)
    .withColumns(
      pl.col('n0').min().over('i', 'y', 'g4').alias('l1'),
      pl.col('n1').min().over('i', 'y', 'g2').alias('l2'),
      pl.col('n2').min().over('i', 'y').alias('l3'),
    )
  const ranked = groups.map((group, at) => {
    const some = at === 0 ? min : min.filter(pl.col(`l${at}`).lt(10))
    const rankIn = pl
      .col('v')
      .rank('average')
      .over(...group)
    let condition = pl.col(`n${at}`).gtEq(10)
    for (let narrower = 0; narrower < at; narrower++) condition = condition.and(pl.col(`n${narrower}`).lt(10))
    return some
      .withColumn(
        rankIn
          .sub(0.5)
          .div(pl.col(`n${at}`))
          .alias('p'),
      )
      .filter(condition)
      .select('i', 'y', 'c', 'g6', 'g4', 'g2', 'p')
  })
  return pl.concat(ranked)
}

/** Figures of the indicators that are in use; `n` companies reported the year. */
function inUse(pl: Polars, figures: DataFrame, { companies, share }: UseRule): DataFrame {
  const counted = figures.withColumn(pl.col('v').count().over('i', 'y').cast(pl.Float64).alias('figures'))
  return counted
    .filter(pl.col('figures').gtEq(companies))
    .filter(pl.col('figures').plus(1e-9).gtEq(pl.col('n').mul(share)))
    .drop('figures', 'n')
}

/** Amounts by size, rounded to 40 binary digits. */
function perSize(pl: Polars, raw: DataFrame): DataFrame {
  const sized = raw.filter(pl.col('s').isNotNull()).withColumn(pl.col('v').div(pl.col('s')).alias('x'))
  const split = sized.withColumn(pl.col('x').mul(8193).alias('c8193'))
  return split.withColumn(
    pl
      .col('c8193')
      .sub(pl.col('c8193').sub(pl.col('x')))
      .alias('v'),
  )
}
