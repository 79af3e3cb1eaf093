import { beforeAll, expect, test } from 'vitest'
import { givenDatabase } from '#server/test/database.ts'
import { givenFigure, givenParsedImport, givenTable, twoCompanies } from '#server/test/table.ts'
import { type Decision, decideReviews, judgeAgain } from './decide.ts'

const database = givenDatabase()
const now = new Date('2026-02-01T03:00:00Z')
const by = 'steward'
const decideReview = async (db: Parameters<typeof decideReviews>[0], id: number, decision: Decision) =>
  (await decideReviews(db, [id], decision)).get(id)

beforeAll(async () => {
  await givenParsedImport(database.db, twoCompanies)
  const years = [2019, 2020, 2021, 2022, 2023]
  // The last year is a thousand times the others: 100,000,000 ÷ 100,000 = 1,000. Then a rise by eighty, which is no unit.
  const values = [100_000, 100_000, 100_000, 100_000, 100_000_000]
  const staff = [100, 100, 100, 100, 8000]
  const figures = years.flatMap((fiscalYear, index) => [
    givenFigure({ fiscalYear, value: values[index]!, line: index + 2 }),
    givenFigure({ fiscalYear, value: staff[index]!, line: index + 2, indicator: 'S-LR-001' }),
  ])
  expect(await givenParsedImport(database.db, givenTable(figures))).toMatchObject({ accepted: 10, reviews: 2 })
})

const reviews = () => database.db.selectFrom('review').selectAll().orderBy('reason').execute()
const standing = async (fiscalYear: number, code: string) =>
  database.db
    .selectFrom('observation')
    .innerJoin('indicator', 'indicator.id', 'indicator_id')
    .select(['value', 'known_from', 'notes', 'line', 'filed'])
    .where('fiscal_year', '=', fiscalYear)
    .where('code', '=', code)
    .orderBy('known_from', 'desc')
    .execute()

test('errors are kept as filed and listed with a proposal where there is one', async () => {
  expect(await reviews()).toMatchObject([
    { reason: 'jump', filed: 8000, proposed: null, reference: 100, fiscal_year: 2023 },
    { reason: 'thousandfold', filed: 100_000_000, proposed: 100_000, reference: 100_000, fiscal_year: 2023 },
  ])
})

test('without a proposal it asks for a value, and nothing changes', async () => {
  const [jump] = await reviews()
  expect(await decideReview(database.db, jump!.id, { as: 'proposed', by, now })).toBe('no-proposal')
  expect(await decideReview(database.db, 999, { as: 'proposed', by, now })).toBe('unknown')
  expect(await standing(2023, 'S-LR-001')).toHaveLength(1)
})

test('accepted, the proposal is a vintage known from today on, with the line of the filed one', async () => {
  const thousandfold = (await reviews())[1]!
  expect(await decideReview(database.db, thousandfold.id, { as: 'proposed', by, now })).toBe('done')
  expect(await standing(2023, 'F-PL-001')).toMatchObject([
    { value: 100_000, known_from: '2026-02-01', notes: ['corrected-on-review'], line: 6, filed: '100000000000' },
    { value: 100_000_000, known_from: '2024-06-20', notes: null },
  ])
  expect((await reviews())[1]).toMatchObject({ decision: 'corrected', decided_by: by })
  expect(await decideReview(database.db, thousandfold.id, { as: 'filed', by, now })).toBe('decided-before')
})

test('right as filed, it is confirmed and never doubted again', async () => {
  const jump = (await reviews())[0]!
  expect(await decideReview(database.db, jump.id, { as: 'filed', by, now })).toBe('done')
  expect((await standing(2023, 'S-LR-001'))[0]).toMatchObject({ value: 8000, notes: ['confirmed-on-review'] })
  const later = givenFigure({ fiscalYear: 2018, value: 90, indicator: 'S-LR-001' })
  expect(await givenParsedImport(database.db, givenTable([later]))).toMatchObject({ accepted: 1, reviews: 0 })
})

test('the file as it was filed changes nothing when it comes again', async () => {
  const filed = givenFigure({ fiscalYear: 2023, value: 100_000_000, line: 6 })
  expect(await givenParsedImport(database.db, givenTable([filed]))).toMatchObject({ unchanged: 1, restated: 0 })
})

test('judged again, the list is the same: whatever order figures came in', async () => {
  const list = async () =>
    (await reviews()).map(({ fiscal_year, filed, doubted, decision }) => [fiscal_year, filed, doubted, decision])
  const before = await list()
  expect(await judgeAgain(database.db, now)).toBe(0)
  expect(await list()).toEqual(before)
  // Doubted until the day of the decision, and not after it.
  expect(before).toContainEqual([2023, 100_000_000, '{[2024-06-20,2026-02-01)}', 'corrected'])
})

test('many at once are one entry of the log and one revision; what is excluded stays out, and a currency is converted at a rate', async () => {
  const filed = (fiscalYear: number, value: number, indicator: string) => givenFigure({ fiscalYear, value, indicator })
  const figures = [
    ...[2019, 2020, 2021].map((year) => filed(year, 5000 + year, 'F-BS-001')),
    filed(2022, 5_000_000, 'F-BS-001'),
    filed(2023, -7, 'E-CC-001'),
    { ...filed(2023, 20, 'F-PL-003'), notes: ['currency:USD'] },
  ]
  expect(await givenParsedImport(database.db, givenTable(figures))).toMatchObject({ reviews: 3 })
  const open = await database.db
    .selectFrom('review')
    .selectAll()
    .where('decision', 'is', null)
    .orderBy('reason')
    .execute()
  expect(open.map(({ reason }) => reason)).toEqual(['foreign-currency', 'impossible', 'thousandfold'])
  const [dollars, ...wrong] = open.map(({ id }) => id)
  const count = async () =>
    Number((await database.db.selectFrom('market').select('revision').executeTakeFirstOrThrow()).revision)
  const before = await count()
  const results = await decideReviews(database.db, [...wrong, 999_999], { as: 'excluded', by, now })
  expect([...results.values()]).toEqual(['done', 'done', 'unknown'])
  expect(await count()).toBe(before + 1)
  expect(await decideReview(database.db, dollars!, { as: { currency: 'USD', rate: 150 }, by, now })).toBe('done')
  // 20 million dollars × 150 = 3,000 million yen, known from the day on which somebody said so.
  expect((await standing(2023, 'F-PL-003'))[0]).toMatchObject({
    value: 3000,
    known_from: '2026-02-01',
    notes: ['corrected-on-review', 'converted:USD:150'],
  })
  const excluded = await database.db.selectFrom('review').selectAll().where('decision', '=', 'excluded').execute()
  expect(excluded.map(({ doubted }) => doubted.endsWith(',)}'))).toEqual([true, true])
  // Judged again, what is decided stays decided.
  expect(await judgeAgain(database.db, now)).toBe(0)
  expect(await database.db.selectFrom('review').selectAll().where('decision', '=', 'excluded').execute()).toEqual(
    excluded,
  )
})
