import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { boundaries } from '#methodology/figures/boundary.ts'
import { cellStates } from '#methodology/figures/cell-states.ts'
import { columnOf, spreadOf } from '#methodology/panel/panel.ts'
import { readCatalogue } from '#server/catalogue/catalogue.ts'
import { ownCaller } from '#server/http/turns/caller.ts'
import { decideReviews } from '#server/imports/store/reviews/decide.ts'
import { givenDatabase } from '#server/test/database.ts'
import { givenFigure, givenParsedImport, givenTable, twoCompanies } from '#server/test/table.ts'
import { Market } from '../market.ts'
import { buildPanel, type LoadedPanel } from './build.ts'
import { readPanel, writePanel } from './file.ts'

const codes = ['F-PL-001', 'S-LR-001', 'S-DV-002', 'E-CC-002', 'S-LR-006']
const boundaryOf = new Map(readCatalogue().map(({ code, boundary }) => [code, boundary]))

function cellOf(panel: LoadedPanel, company: number, code: string, fiscalYear: number) {
  const column = columnOf(panel, code, fiscalYear)
  const position = panel.companies.findIndex(({ id }) => id === company)
  // A day on which nothing was known of a year does not hold it.
  if (!column) return { value: Number.NaN, state: 'no-report' }
  return { value: column.values[position]!, state: cellStates[column.states[position]!]! }
}

describe('a panel says what the database says', () => {
  const database = givenDatabase()

  /** The same question as plain SQL, one cell at a time. */
  async function expected(company: number, code: string, fiscalYear: number, asOf: string) {
    const { rows } = await sql<{ boundary: string; value: number | null; state: string; doubted: boolean }>`
      select distinct on (boundary) boundary::text, value, state::text, review.id is not null as doubted
      from observation join indicator on indicator.id = indicator_id
        left join (select * from review where doubted @> ${asOf}::date) review using (company_id, indicator_id, fiscal_year, boundary, part, known_from, import_id)
      where company_id = ${company} and code = ${code} and fiscal_year = ${fiscalYear} and part = '' and known_from <= ${asOf}
      order by boundary, known_from desc, observation.import_id desc`.execute(database.db)
    const own = rows.find(({ boundary }) => boundary === boundaryOf.get(code))
    if (own) return { value: own.value ?? Number.NaN, state: own.doubted ? 'under-review' : own.state }
    if (rows.length > 0) return { value: Number.NaN, state: 'other-boundary' }
    return { value: Number.NaN, state: 'no-report' }
  }

  test('for random cells on random days, with vintages, boundaries, parts and doubts', async () => {
    await givenParsedImport(database.db, twoCompanies)
    const companies = await database.db.selectFrom('company').select(['id', 'security_code']).orderBy('id').execute()
    const day = fc
      .integer({ min: 0, max: 2000 })
      .map((days) => new Date(Date.UTC(2019, 0, 1 + days)).toISOString().slice(0, 10))
    const figure = fc.record({
      company: fc.constantFrom(...companies),
      indicator: fc.constantFrom(...codes),
      fiscalYear: fc.integer({ min: 2019, max: 2024 }),
      boundary: fc.oneof(
        { weight: 3, arbitrary: fc.constant('consolidated' as const) },
        { weight: 1, arbitrary: fc.constantFrom(...boundaries) },
      ),
      part: fc.constantFrom('', '', '', '見本販売'),
      knownFrom: day,
      value: fc.oneof(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 9_000_000 }), fc.constant(null)),
      isEstimated: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(figure, { minLength: 1, maxLength: 60 }),
        fc.array(day, { minLength: 1, maxLength: 2 }),
        async (figures, days) => {
          const rows = figures.map(({ company, isEstimated, value, ...rest }, index) =>
            givenFigure({
              ...rest,
              line: index + 2,
              company: { securityCode: company.security_code },
              value,
              state: value === null ? 'not-applicable' : isEstimated ? 'estimated' : 'disclosed',
            }),
          )
          await givenParsedImport(database.db, givenTable(rows))
          for (const asOf of [...days, '9999-12-31']) {
            const panel = await buildPanel(database.connection, asOf)
            for (const { company, indicator, fiscalYear } of figures.slice(0, 12)) {
              expect([asOf, cellOf(panel, company.id, indicator, fiscalYear)]).toEqual([
                asOf,
                await expected(company.id, indicator, fiscalYear, asOf),
              ])
            }
          }
        },
      ),
      { numRuns: 12 },
    )
  })
})

describe('a correction', () => {
  // A database of its own: what is suspicious depends on the other years.
  const database = givenDatabase()

  test('that was accepted counts from the day it was decided', async () => {
    await givenParsedImport(database.db, twoCompanies)
    // Staff a thousand times that of the other years: 100,000 ÷ 100 = 1,000.
    const years = [2009, 2010, 2011, 2012].map((fiscalYear, index) =>
      givenFigure({ fiscalYear, line: index + 2, indicator: 'S-LR-001', value: fiscalYear === 2012 ? 100_000 : 100 }),
    )
    await givenParsedImport(database.db, givenTable(years))
    const review = await database.db
      .selectFrom('review')
      .select(['id', 'company_id'])
      .where('fiscal_year', '=', 2012)
      .where('filed', '=', 100_000)
      .executeTakeFirstOrThrow()
    const at = (panel: LoadedPanel) => cellOf(panel, review.company_id, 'S-LR-001', 2012)
    expect(at(await buildPanel(database.connection))).toEqual({ value: 100_000, state: 'under-review' })
    await decideReviews(database.db, [review.id], {
      as: { value: 100 },
      by: 'test',
      now: new Date('2026-03-01T00:00:00Z'),
    })
    expect(at(await buildPanel(database.connection))).toEqual({ value: 100, state: 'disclosed' })
    expect(at(await buildPanel(database.connection, '2026-02-28'))).toEqual({ value: 100_000, state: 'under-review' })
  })
})

describe('a kept panel', () => {
  const database = givenDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'satoyama-panel-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('opens to the same bytes, and only for its own state of the market', async () => {
    await givenParsedImport(database.db, twoCompanies)
    await givenParsedImport(
      database.db,
      givenTable([givenFigure(), givenFigure({ fiscalYear: 2021, value: null, state: 'not-applicable' })]),
    )
    const panel = await buildPanel(database.connection)
    const origin = { marketId: panel.marketId, figuresRevision: panel.figuresRevision, asOf: '9999-12-31' }
    writePanel(folder, origin, panel)
    expect(readPanel(folder, origin)).toEqual(panel)
    expect(readPanel(folder, { ...origin, figuresRevision: 99 })).toBeNull()
    expect(readPanel(folder, { ...origin, asOf: '2024-01-01' })).toBeNull()
  })

  test('that is damaged, cut off or foreign is not opened', async () => {
    const panel = await buildPanel(database.connection)
    const origin = { marketId: panel.marketId, figuresRevision: panel.figuresRevision, asOf: '9999-12-31' }
    const path = join(folder, readdirSync(folder).find((name) => name.endsWith('.panel'))!)
    const whole = readFileSync(path)
    const flipped = Buffer.from(whole)
    flipped[whole.length - 3]! ^= 1
    for (const bytes of [
      flipped,
      whole.subarray(0, whole.length - 1),
      whole.subarray(0, 20),
      Buffer.from('hello'),
      Buffer.alloc(0),
    ]) {
      writeFileSync(path, bytes)
      expect(readPanel(folder, origin)).toBeNull()
    }
  })
})

describe('the market in memory', () => {
  const database = givenDatabase()
  const open = () => new Market({ connection: database.connection, home: null, pollMilliseconds: 1_000_000 })
  const until = (isSo: () => boolean) => vi.waitFor(() => expect(isSo()).toBe(true), { timeout: 120_000, interval: 20 })

  test('of an empty database is empty', async () => {
    const market = open()
    expect(await market.current()).toMatchObject({ companies: [], years: [] })
    await market.close()
  })

  test('two servers on one database: what one imports, the other shows', async () => {
    const [here, there] = [open(), open()]
    await Promise.all([here.current(), there.current()])
    await givenParsedImport(database.db, twoCompanies)
    await givenParsedImport(database.db, givenTable([givenFigure()]))
    await until(() => here.revision === 2 && there.revision === 2)
    const panel = await there.current()
    expect(cellOf(panel, panel.companies[0]!.id, 'F-PL-001', 2023)).toEqual({ value: 100_000, state: 'disclosed' })
    expect(cellOf(await there.at('2024-06-19', ownCaller), panel.companies[0]!.id, 'F-PL-001', 2023)).toMatchObject({
      state: 'no-report',
    })
    await Promise.all([here.close(), there.close()])
  })

  test('threads calculate on the same memory', async () => {
    const market = open()
    const panel = await market.current()
    const spreads = await market.pool.run(panel, 'spreads', { fiscalYear: 2023 })
    const sales = spreads[panel.indicators.findIndex(({ code }) => code === 'F-PL-001')]!
    expect(sales).toMatchObject({ n: 1, median: 100_000, companies: { disclosed: 1, 'no-report': 1 } })
    await market.close()
  })
})

describe('whatever years and amounts the database holds', () => {
  const database = givenDatabase()

  test('the panel keeps the years that are over, and its spreads are finite', async () => {
    await givenParsedImport(database.db, twoCompanies)
    const of = (securityCode: string, fiscalYear: number, value: number) =>
      givenFigure({ company: { securityCode }, fiscalYear, value, indicator: 'S-LR-011' }) // Which may be anything.
    const figures = [of('9X9Y0', 1990, 1), of('9X9Y0', 2023, 1e18), of('99980', 2023, -1e18), of('9X9Y0', 2100, 1)]
    await givenParsedImport(database.db, givenTable(figures))

    const { years, ...panel } = await buildPanel(database.connection)
    expect(years.length).toBeLessThanOrEqual(20)
    expect(years).toContain(2023)
    expect(years.at(-1)).toBeLessThanOrEqual(new Date().getFullYear() + 1)
    const spread = spreadOf(columnOf({ years, ...panel }, 'S-LR-011', 2023)!)
    expect(JSON.stringify(spread)).not.toContain('null')
  })
})
