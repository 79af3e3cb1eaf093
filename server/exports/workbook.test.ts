import { read, type WorkSheet } from '@e965/xlsx'
import { expect, test } from 'vitest'
import { type Cell, listObservations } from '#contract/market/observations.ts'
import { getRatings } from '#contract/scores/ratings.ts'
import { getScores } from '#contract/scores/scores.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'
import { givenExports } from './given-exports.ts'

const database = givenDatabase({ companies: 60, seed: 8 })
const app = givenApp(database)
const exports = givenExports(database, app)

/** Rows of a sheet as another library reads them, below the head. */
function rowsOf(sheet: WorkSheet | undefined): unknown[][] {
  const dense = (sheet as unknown as { '!data': ({ v?: unknown } | undefined)[][] })['!data']
  return dense.slice(1).map((row) => Array.from(row, (cell) => cell?.v ?? null))
}

test('every cell of the workbook is what the API answers', async () => {
  const token = await app.signedIn()
  await database.db
    .updateTable('account')
    .set({ supported_vendors: ['sp', 'cdp'] })
    .execute()
  const contents = ['scores', 'raws', 'ratings', 'targets', 'definitions'] as const
  const id = await exports.made(token, { contents: [...contents] })
  expect(exports.troubles).toEqual([])
  expect((await exports.status(id, token)).body).toMatchObject({ result: true, status: 100, phase: 'done', count: 9 })
  const book = read((await exports.file(id, token)).body, { dense: true })
  expect(book.SheetNames).toEqual([
    'About this file',
    'Companies',
    'Scores',
    'Raw data',
    'Non-financial targets',
    'Ratings',
    'Definitions',
    'Sources',
  ])
  const companyId = exports.ids[0]!
  const { ticker } = { ticker: rowsOf(book.Sheets.Companies)[0]![0] }
  const own = (name: string) => rowsOf(book.Sheets[name]).filter(([code]) => code === ticker)

  for (const year of [2022, 2023, 2024]) {
    const { scores } = (await app.call(getScores, { params: { companyId }, query: { year } }, token)).body.data
    const expected = scores.map((score: Record<string, never>) => {
      const { key, value, coverage, known, rank } = score as never as {
        key: string
        value: number | null
        coverage: number
        known: { disclosed: number; of: number } | null
        rank: { rank: number; of: number } | null
      }
      return [key, value === null ? null : value * 100, coverage, known?.disclosed, known?.of, rank?.rank, rank?.of]
    })
    const found = own('Scores').filter((row) => row[2] === year)
    expect(found.map((row) => [row[3], row[5], ...[8, 9, 10, 11, 12].map((at) => row[at] ?? undefined)])).toEqual(
      expected,
    )
  }

  const { cells } = (await app.call(listObservations, { params: { companyId }, query: { toYear: 2024 } }, token)).body
    .data
  const figures = own('Raw data').filter((row) => row[9] !== null && row[9] !== undefined)
  const expectedCells = cells.filter((cell: { fiscalYear: number }) => cell.fiscalYear >= 2022)
  expect(figures.length).toBeGreaterThan(300)
  const byKey = (rows: unknown[][]) => rows.map((row) => row.join(' ')).sort()
  expect(byKey(figures.map((row) => [row[3], row[2], row[5]]))).toEqual(
    byKey(expectedCells.map(({ indicator, fiscalYear, value }: Cell) => [indicator, fiscalYear, value])),
  )
  // Every figure names a source, in the row of its number.
  const sources = rowsOf(book.Sheets.Sources)
  for (const row of figures) {
    const source = sources[(row[12] as number) - 1]!
    expect([source[0], source[1]]).toEqual([row[12], ticker])
    expect(source[10]).toMatch(/^[0-9a-f]{64}$/)
  }
  // A missing figure has no value and a reason.
  const missing = own('Raw data').filter((row) => row[7] === 'missing')
  expect(missing.length).toBeGreaterThan(100)
  expect(missing.filter((row) => row[5] !== null || typeof row[8] !== 'string')).toEqual([])

  const { vendors } = (await app.call(getRatings, { params: { companyId }, query: { year: 2024 } }, token)).body.data
  const ratings = own('Ratings').filter((row) => row[2] === 2024)
  for (const { vendor, locked, rating } of vendors) {
    if (locked) continue
    const row = ratings.find((row) => row[4] === 'Total' && (vendor === 'sp' ? /S&P/ : /CDP/).test(String(row[3])))
    expect(String(row?.[5] ?? null)).toBe(String(rating?.value ?? null))
  }
  // Raters outside the contract are named as locked, without a value.
  const locked = ratings.filter((row) => row[9] === 'locked')
  expect(locked.length).toBe(vendors.filter((one: { locked: boolean }) => one.locked).length)
  expect(locked.filter((row) => row[5] !== null)).toEqual([])
})

test('a vendor that left the contract since does not leave with the file', async () => {
  const token = await app.signedIn('vendors@asset.example')
  await database.db
    .updateTable('account')
    .set({ supported_vendors: ['sp'] })
    .execute()
  const id = await exports.made(token, { contents: ['ratings'] })
  expect((await exports.file(id, token)).status).toBe(200)
  await database.db.updateTable('account').set({ supported_vendors: [] }).execute()
  expect((await exports.file(id, token)).body.code).toBe('export.not-found')
})
