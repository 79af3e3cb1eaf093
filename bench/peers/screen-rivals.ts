import { columnAt, counts, type Panel } from '../../methodology/panel/panel.ts'

/** A market, some industries, and figures of one year within bounds. */
export interface Screen {
  readonly market: string
  readonly tse33: readonly string[]
  readonly tests: readonly { readonly code: string; readonly min?: number; readonly max?: number }[]
  readonly year: number
  /** Indicator that the answer falls by. */
  readonly sort: string
}

const list = (values: readonly string[]) => values.map((value) => `'${value}'`).join()
const bounds = ({ min, max }: Screen['tests'][number], value: string) =>
  [min === undefined ? '' : `${value} >= ${min}`, max === undefined ? '' : `${value} <= ${max}`]
    .filter(Boolean)
    .join(' and ')

/** The question as one would ask the table of observations: of each figure the latest vintage, and none under review. */
export function screenSql(
  { market, tse33, tests, year, sort }: Screen,
  boundaryOf: ReadonlyMap<string, string>,
): string {
  const latest = (code: string) => `
    select distinct on (company_id) company_id, case when state <> 'not-applicable' and review.id is null then value end as value
    from observation left join review using (company_id, indicator_id, fiscal_year, boundary, part, known_from, import_id)
    where indicator_id = (select id from indicator where code = '${code}') and fiscal_year = ${year} and part = '' and boundary = '${boundaryOf.get(code)}'
    order by company_id, known_from desc, observation.import_id desc`
  const joins = tests.map(
    (test, at) =>
      `join (${latest(test.code)}) t${at} on t${at}.company_id = company.id and ${bounds(test, `t${at}.value`)}`,
  )
  return `select company.id from company ${joins.join(' ')} left join (${latest(sort)}) s on s.company_id = company.id
    where is_listed and market_code = '${market}' and tse33_code in (${list(tse33)})
    order by s.value desc nulls last, company.id`
}

/** DuckDB with the latest figures of the market in one long table, its favourite shape. */
export async function openScreenDuck(panel: Panel): Promise<(screen: Screen) => Promise<number[]>> {
  const { DuckDBInstance } = await import('@duckdb/node-api')
  const db = await (await DuckDBInstance.create(':memory:', { threads: '2' })).connect()
  await db.run('create table company (id integer, listed boolean, market varchar, tse33 varchar)')
  await db.run('create table figure (code varchar, y smallint, id integer, v double)')
  const companies = await db.createAppender('company')
  for (const { id, isListed, market, tse33 } of panel.companies) {
    companies.appendInteger(id)
    companies.appendBoolean(isListed)
    for (const text of [market, tse33]) text === null ? companies.appendNull() : companies.appendVarchar(text)
    companies.endRow()
  }
  companies.closeSync()
  const figures = await db.createAppender('figure')
  for (const [indicator, { code }] of panel.indicators.entries()) {
    for (const [y, year] of panel.years.entries()) {
      const { values, states } = columnAt(panel, indicator, y)
      for (const [c, { id }] of panel.companies.entries()) {
        if (!counts(states[c]!)) continue
        figures.appendVarchar(code)
        figures.appendSmallInt(year)
        figures.appendInteger(id)
        figures.appendDouble(values[c]!)
        figures.endRow()
      }
    }
  }
  figures.closeSync()
  return async ({ market, tse33, tests, year, sort }) => {
    const of = (code: string) => `(select id, v from figure where code = '${code}' and y = ${year})`
    const joins = tests.map(
      (test, at) => `join ${of(test.code)} t${at} on t${at}.id = company.id and ${bounds(test, `t${at}.v`)}`,
    )
    const reader =
      await db.runAndReadAll(`select company.id from company ${joins.join(' ')} left join ${of(sort)} s on s.id = company.id
      where listed and market = '${market}' and tse33 in (${list(tse33)}) order by s.v desc nulls last, company.id`)
    return (reader.getColumnsJS()[0] ?? []) as number[]
  }
}
