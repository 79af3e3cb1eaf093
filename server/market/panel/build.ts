import { finished } from 'node:stream/promises'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { forever } from '#contract/wire/day.ts'
import { type Boundary, boundaries } from '#methodology/figures/boundary.ts'
import { stateCode } from '#methodology/figures/cell-states.ts'
import { cellIndex, runOf } from '#methodology/panel/layout.ts'
import { type Panel, type PanelCompany, type PanelIndicator, shapeOf } from '#methodology/panel/panel.ts'
import { taggedFrom } from '#methodology/panel/tagged.ts'
import { readCatalogue } from '#server/catalogue/catalogue.ts'
import { Client } from '#server/db/client.ts'
import { notStatedQuery } from '#server/imports/store/read-figures/not-stated.ts'
import { listedOn } from '../listing/listed-on.ts'
import { type Axes, Cells } from './cells.ts'
import { CopyReader, copiedColumns } from './copy-reader.ts'
import { fillFurther } from './further/fill.ts'
import { furtherRows } from './further/rows.ts'
import { type MarketVintage, readVintage } from './vintage.ts'

/** A panel with the state of the market it was read from. */
export interface LoadedPanel extends Panel, MarketVintage {}

/** Years the panel holds at most, the newest ones. */
const maxYears = 20

/** The indicators of the panel: each figure once, whatever other codes repeat it. */
export function panelIndicators(): PanelIndicator[] {
  return readCatalogue()
    .filter(({ sameAs }) => sameAs === null)
    .map(({ code, boundary, direction }) => ({ code, boundary, direction }))
}

/** Read the market as of a day into memory, in one snapshot of the database. */
export async function buildPanel(connection: pg.ClientConfig, asOf = forever): Promise<LoadedPanel> {
  const client = new Client(connection)
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const vintage = await readVintage(client)
    const axes = await readAxes(client)
    const isPast = asOf < forever
    const cells = new Cells(isPast ? { ...axes, companies: await listedOn(client, axes.companies, asOf) } : axes)
    const query = `copy (select ${copiedColumns} from observation where part = '' and known_from <= '${asOf}') to stdout (format binary)`
    const reader = new CopyReader((row) => cells.add(row))
    // A chunk a row: listening is several times faster than iterating.
    const stream = client.query(copyTo(query)).on('data', (chunk: Buffer) => reader.read(chunk))
    await finished(stream)
    if (!reader.isDone) throw new Error('The stream of observations ended early.')
    return { ...(await panelOf(client, cells, asOf)), ...vintage }
  } finally {
    await client.end()
  }
}

/** The panel of cells into which all rows have been read, with what else the database says of them. */
export async function panelOf(client: pg.ClientBase, cells: Cells, asOf = forever): Promise<Panel> {
  await markReviews(client, cells, asOf)
  await clearWithdrawn(client, cells, asOf)
  const { axes, values, states } = cells.spread()
  await explainGaps(client, { axes, states }, asOf)
  await markNotStated(client, { axes, states }, asOf)
  const { companies, indicators, further, years } = axes
  const panel: Panel = { companies, indicators, further, years, values, states }
  fillFurther(panel)
  return panel
}

/** @param years first and last of the figures; null asks the database */
export async function readAxes(
  client: pg.ClientBase,
  years: { readonly first: number; readonly last: number } | null = null,
): Promise<Axes> {
  const { rows: companies } = await client.query<PanelCompany>(
    `select id, is_listed as "isListed", tse33_code as tse33, gics_code as gics, market_code as market,
            has_consolidated as "hasGroupAccounts"
     from company order by id`,
  )
  const { rows: numbers } = await client.query<{ id: number; code: string }>('select id, code from indicator')
  const { first, last } = years ?? (await yearSpan(client))
  const indicators = panelIndicators()
  const idOf = new Map(numbers.map(({ code, id }) => [code, id]))
  const begin = last === null ? 0 : Math.max(first!, last - maxYears + 1)
  return {
    companies,
    indicators,
    further: furtherRows(),
    years: last === null ? [] : Array.from({ length: last - begin + 1 }, (_, index) => begin + index),
    companyAt: positions(companies.map(({ id }) => id)),
    indicatorAt: positions(indicators.map(({ code }) => idOf.get(code) ?? 0)),
  }
}

async function yearSpan(client: pg.ClientBase): Promise<{ first: number | null; last: number | null }> {
  const { rows } = await client.query<{ first: number | null; last: number | null }>(
    // A plan of a far year, or a slip, must not push the years that are over out of the panel.
    `select min(fiscal_year) as first, max(fiscal_year) as last from observation
     where fiscal_year <= extract(year from now()) + 1`,
  )
  return rows[0]!
}

function positions(ids: readonly number[]): Int32Array {
  const at = new Int32Array(ids.reduce((max, id) => Math.max(max, id), 0) + 1).fill(-1)
  for (const [position, id] of ids.entries()) at[id] = position
  return at
}

/** What looked like an error by what was known on the day: what became known later neither doubts nor clears it. */
async function markReviews(client: pg.ClientBase, cells: Cells, asOf: string): Promise<void> {
  const { rows } = await client.query<
    Record<'company' | 'indicator' | 'year' | 'known' | 'import', number> & { boundary: string }
  >(
    `select company_id as company, indicator_id as indicator, fiscal_year as year, known_from - date '2000-01-01' as known,
            import_id as import, boundary from review where part = '' and doubted @> $1::date`,
    [asOf],
  )
  for (const row of rows) {
    const cell = cells.on(row.company, row.indicator, row.year, boundaries.indexOf(row.boundary as Boundary))
    if (cell !== -1) cells.doubt(cell, row.known, row.import)
  }
}

/** Cells of which a vintage was withdrawn and nothing stands on the basis that is ranked: there may be something on another one. */
async function clearWithdrawn(client: pg.ClientBase, cells: Cells, asOf: string): Promise<void> {
  const { rows } = await client.query<
    Record<'company' | 'indicator' | 'year', number> & { boundary: string; isGone: boolean }
  >(
    `with touched as (
       select distinct company_id, indicator_id, fiscal_year from observation
       where value is null and state not in ('disclosed', 'estimated', 'not-applicable') and part = '' and known_from <= $1
     )
     select distinct on (company_id, indicator_id, fiscal_year, boundary) company_id as company, indicator_id as indicator,
            fiscal_year as year, boundary, state = 'withdrawn' as "isGone"
     from observation join touched using (company_id, indicator_id, fiscal_year)
     where part = '' and known_from <= $1
     order by company_id, indicator_id, fiscal_year, boundary, known_from desc, import_id desc`,
    [asOf],
  )
  const byCell = Map.groupBy(rows, ({ company, indicator, year }) => cells.at(company, indicator, year))
  for (const [cell, boundaries] of byCell) {
    const own = cells.axes.indicators[cells.axes.indicatorAt[boundaries[0]!.indicator] ?? -1]?.boundary
    const isGone = boundaries.find(({ boundary }) => boundary === own)?.isGone ?? true
    if (cell !== -1 && isGone)
      cells.withdraw(
        cell,
        boundaries.some((one) => one.boundary !== own && !one.isGone),
      )
  }
}

/** Empty cells: the company had no report of that year, or the taxonomy of its period had no such element yet. */
async function explainGaps(
  client: pg.ClientBase,
  cells: { readonly axes: Axes; readonly states: Uint8Array },
  asOf: string,
): Promise<void> {
  const { companies, indicators, further, years } = cells.axes
  const filed = further.filter(({ holds }) => holds === 'figures')
  const shape = shapeOf({ years, companies })
  const periodEnds = await readPeriodEnds(client, cells.axes, asOf)
  for (const [i, { code }] of [...indicators, ...filed].entries()) {
    const since = dayNumber(taggedFrom(code))
    for (const y of years.keys()) {
      const states = runOf(cells.states, shape, i, y)
      const ends = runOf(periodEnds, shape, 0, y)
      for (let c = 0; c < companies.length; c++) {
        if (states[c] !== stateCode['not-disclosed']) continue
        if (ends[c] === 0) states[c] = stateCode['no-report']
        else if (ends[c]! < since) states[c] = stateCode['not-tagged']
      }
    }
  }
}

/** Empty cells of which the report says nothing where it was read whole. A market in which nothing was read has none. */
async function markNotStated(
  client: pg.ClientBase,
  { axes, states }: { readonly axes: Axes; readonly states: Uint8Array },
  asOf: string,
): Promise<void> {
  const { rows } = await client.query<{ company: number; year: number; code: string }>(notStatedQuery, [asOf, null])
  const indicatorAt = new Map(axes.indicators.map(({ code }, at) => [code, at]))
  const shape = shapeOf(axes)
  for (const { company, year, code } of rows) {
    const [indicator, at] = [indicatorAt.get(code), axes.years.indexOf(year)]
    if (indicator === undefined || at === -1) continue
    const cell = cellIndex(shape, indicator, at, axes.companyAt[company]!)
    if (states[cell] === stateCode['not-disclosed']) states[cell] = stateCode['not-stated']
  }
}

/** By year and company the last day of the period that a report is of, in days since 1970; 0 without a report. */
async function readPeriodEnds(
  client: pg.ClientBase,
  { companies, years, companyAt }: Axes,
  asOf: string,
): Promise<Uint32Array> {
  const { rows } = await client.query<{ company: number; year: number; end: string | null }>(
    `select company_id as company, fiscal_year as year, max(period_end)::text as end from document
     where company_id is not null and fiscal_year is not null and filed_on <= $1 and not void_days @> $1::date group by 1, 2`,
    [asOf],
  )
  const shape = shapeOf({ years, companies })
  const ends = new Uint32Array(years.length * companies.length)
  for (const { company, year, end } of rows) {
    const y = year - (years[0] ?? 0)
    // A document that names no period is taken to be of the year to March, as most are.
    if (y >= 0 && y < years.length)
      ends[cellIndex(shape, 0, y, companyAt[company]!)] = dayNumber(end ?? `${year + 1}-03-31`)
  }
  return ends
}

const dayNumber = (day: string | null) => (day === null ? 0 : Date.parse(day) / 86_400_000)
