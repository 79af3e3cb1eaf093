import { existsSync, globSync } from 'node:fs'
import { join, relative } from 'node:path'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { type CompanyBoard, getBoard, getSharedDirectors } from '#contract/governance/governance.ts'
import { searchCompanies } from '#contract/market/companies.ts'
import { type CompanyImpact, getImpact } from '#contract/scores/impact.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'
import { givenImport } from '#server/test/samples.ts'

const folder = process.env.SATOYAMA_REALDATA ?? join(import.meta.dirname, '../../../shared/realdata')
const samples = join(import.meta.dirname, '../imports')

/** Real reports where they are at hand; they are never part of the project. */
describe.runIf(existsSync(folder))('a board as a real report files it', () => {
  const database = givenDatabase()
  const app = givenApp(database)
  const ids = { toyota: 0, nintendo: 0 }
  let token = ''
  beforeAll(async () => {
    const names = [
      'edinet-codelist/EdinetcodeDlInfo.csv',
      'edinet-type5-toyota/jpcrp*.csv',
      'edinet-type5-multi/E02367/*.tsv',
    ]
    for (const file of names.flatMap((name) => globSync(name, { cwd: folder }).sort()))
      await givenImport(database.db, relative(samples, join(folder, file)), new Date('2026-11-20T03:00:00Z'))
    token = await app.signedIn()
    const { revision } = await database.db.selectFrom('market').select('revision').executeTakeFirstOrThrow()
    await vi.waitFor(() => expect(app.market().revision).toBe(Number(revision)), { timeout: 120_000, interval: 100 })
    const idOf = async (q: string) =>
      (await app.call(searchCompanies, { query: { q } }, token)).body.data.companies[0].id as number
    ids.toyota = await idOf('7203')
    ids.nintendo = await idOf('7974')
  })

  const boardOf = async (companyId: number, query = {}): Promise<CompanyBoard> =>
    (await app.call(getBoard, { params: { companyId }, query }, token)).body.data

  test('ten people, five of them from outside; what a report does not tag is not there', async () => {
    const { filing, officers, skills, shareholders } = await boardOf(ids.toyota)
    const board = officers.filter(({ list }) => list === 'board')
    expect(filing).toMatchObject({ filedOn: '2025-06-18', directors: 10, auditors: 0, outside: 5, independent: null })
    expect(board.every(({ name, career }) => name !== '' && career.length > 0)).toBe(true)
    expect(board.every(({ age }) => age !== null && age > 30 && age < 90)).toBe(true)
    expect(skills).toEqual([])
    expect(shareholders).toHaveLength(10)
    expect(shareholders.every(({ percent }) => percent !== null && percent > 0 && percent < 50)).toBe(true)
    expect(JSON.stringify(officers)).not.toMatch(/birth/i)
  })

  test('officers are tagged from the reports of 2019 on: seven boards, and each day has its own', async () => {
    const { filings } = await boardOf(ids.nintendo)
    expect(filings.map(({ directors }) => directors)).toEqual([9, 9, 10, 10, 10, 13, 13])
    const before = filings.at(-3)!
    const then = await boardOf(ids.nintendo, { asOf: before.filedOn })
    expect(then.filing?.documentId).toBe(before.documentId)
    expect((await app.call(getSharedDirectors, { params: { companyId: ids.nintendo }, query: {} }, token)).status).toBe(
      200,
    )
  })

  test('the share of women among the staff is not tagged: wage quality, and no total', async () => {
    const { body } = await app.call(getImpact, { params: { companyId: ids.nintendo }, query: {} as never }, token)
    const { year, years }: CompanyImpact = body.data
    const own = years.find((each) => each.year === year)!
    const amount = (part: string) => own.parts.find((each) => each.part === part)!.amount
    expect(own.payroll).toBeGreaterThan(0)
    expect(amount('wage_quality')).toBeGreaterThan(0)
    expect([amount('diversity'), own.total, own.rank]).toEqual([null, null, null])
  })
})
