import { beforeAll, describe, expect, test } from 'vitest'
import {
  type CompanyBoard,
  type GovernanceFigures,
  getBoard,
  getGovernanceFigures,
  getSharedDirectors,
} from '#contract/governance/governance.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'
import { boardOf as loadBoard } from './officers.ts'
import { sharedDirectorsOf } from './shared.ts'

const database = givenDatabase({ companies: 140, seed: 11 })
const app = givenApp(database)
let token = ''
let ids: number[] = []
let gone = new Set<number>()
beforeAll(async () => {
  token = await app.signedIn()
  const rows = await database.db.selectFrom('company').select(['id', 'is_listed']).orderBy('id').execute()
  ids = rows.map(({ id }) => id)
  gone = new Set(rows.filter(({ is_listed }) => !is_listed).map(({ id }) => id))
})

const forever = '9999-12-31'
const boardOf = (companyId: number, { asOf = forever } = {}) => loadBoard(database.db, { companyId, asOf })
const sharedOf = (companyId: number, { asOf = forever } = {}) => sharedDirectorsOf(database.db, { companyId, asOf })
async function figuresOf(companyId: number, query: Record<string, unknown>): Promise<GovernanceFigures> {
  const { status, body } = await app.call(getGovernanceFigures, { params: { companyId }, query: query as never }, token)
  expect(status).toBe(200)
  return body.data
}

const directorsOf = ({ officers }: CompanyBoard) =>
  officers.filter(({ list, role }) => list === 'board' && role === 'director')

test('boards agree with the figures of every company: seats, outside, ages and years', async () => {
  let compared = 0
  for (const id of ids.slice(0, 120)) {
    const board = await boardOf(id)
    if (!board.filing?.fiscalYear) continue
    const { year, groups } = await figuresOf(id, { year: board.filing.fiscalYear })
    expect(year).toBe(board.filing.fiscalYear)
    const value = (code: string) =>
      groups.flatMap(({ figures }) => figures).find(({ indicator }) => indicator === code)?.value ?? null
    if (value('G-BD-001') !== null) expect(board.filing.directors).toBe(value('G-BD-001'))
    const { meanAge, withAge, directors, meanTenure, withTenure, outside } = board.filing
    if (value('G-BD-012') !== null && withAge === directors) expect(meanAge!).toBeCloseTo(value('G-BD-012')!, 0)
    if (value('G-BD-013') !== null && withTenure === directors)
      expect(Math.abs(meanTenure! - value('G-BD-013')!)).toBeLessThan(0.1)
    if (value('G-BD-004') !== null && outside !== null)
      expect((100 * outside) / directors).toBeCloseTo(value('G-BD-004')!, 0)
    compared++
  }
  expect(compared).toBeGreaterThan(80)
})

test('whoever is shared with another board is shared the other way round, on any day', async () => {
  let shared = 0
  for (const asOf of [forever, '2022-12-31'])
    for (const id of ids.slice(0, 60)) {
      if (gone.has(id)) continue
      const { people } = await sharedOf(id, { asOf })
      for (const { name, companies } of people)
        for (const { id: other, filedOn } of companies) {
          shared++
          expect(other).not.toBe(id)
          expect(filedOn <= asOf).toBe(true)
          const back = await sharedOf(other, { asOf })
          expect(back.people.some((one) => one.name === name && one.companies.some((each) => each.id === id))).toBe(
            true,
          )
        }
    }
  expect(shared).toBeGreaterThan(5)
})

test('a company that left the market is no other board of today, and was one in the days of its filings', async () => {
  const { db } = database
  const others = async (id: number, asOf = forever) =>
    (await sharedOf(id, { asOf })).people.flatMap(({ companies }) => companies)
  let id = 0
  for (const one of ids) {
    id = one
    if ((await others(id)).length > 0) break
  }
  const [other] = await others(id)
  const isThere = async (asOf = forever) => (await others(id, asOf)).some((each) => each.id === other!.id)
  await db.updateTable('company').set({ is_listed: false }).where('id', '=', other!.id).execute()
  expect([await isThere(), await isThere(other!.filedOn)]).toEqual([false, true])
  await db.updateTable('company').set({ is_listed: true }).where('id', '=', other!.id).execute()
  expect(await isThere()).toBe(true)
})

test('a past day knows no later filing, and the years before stay what they were', async () => {
  const id = ids[10]!
  const now = await boardOf(id)
  const before = now.filings.at(-3)!
  const then = await boardOf(id, { asOf: before.filedOn })
  expect(then.filing).toEqual({ ...before, joined: then.filing!.joined, left: then.filing!.left })
  expect(then.filings.every(({ filedOn }) => filedOn <= before.filedOn)).toBe(true)
  expect(directorsOf(then)).toHaveLength(before.directors)
})

test('who came and who left makes one board of the other', async () => {
  for (const id of ids.slice(0, 40)) {
    const { filings, officers } = await boardOf(id)
    const last = filings.at(-1)
    if (!last?.joined || !last.left) continue
    const now = new Set(officers.filter(({ list }) => list === 'board').map(({ name }) => name))
    expect(last.joined.every((name) => now.has(name))).toBe(true)
    expect(last.left.some((name) => now.has(name))).toBe(false)
  }
})

describe('every state is seen', () => {
  test('in the demo market', async () => {
    const boards = await Promise.all(ids.map((id) => boardOf(id)))
    const has = (of: (board: CompanyBoard) => boolean) => {
      expect(boards.some(of)).toBe(true)
      expect(boards.every(of)).toBe(false)
    }
    has(({ skills }) => skills.length > 0)
    has(({ skillsNote }) => skillsNote !== null)
    has(({ officers }) => officers.some(({ list }) => list === 'proposed'))
    has(({ officers }) => officers.some(({ list }) => list === 'executive'))
    has(({ officers }) => officers.some(({ role }) => role === 'auditor'))
    has(({ officers }) => officers.some(({ payMillionJpy }) => payMillionJpy !== null))
    has(({ officers }) => officers.some(({ reason }) => reason !== null))
    has(({ officers }) => officers.some(({ attended }) => attended !== null))
    has(({ officers }) => officers.some(({ sinceBy }) => sinceBy === 'career'))
    has(({ officers }) => officers.some(({ committees }) => committees.length > 0))
    has(({ officers }) => officers.some(({ postsElsewhere }) => postsElsewhere > 0))
    has(({ retitled }) => retitled.length > 0)
    expect(boards.every(({ shareholders }) => shareholders.length === 10)).toBe(true)
  })

  test('a company without officers, rows without a birth date or with an absurd one, a company that is not there', async () => {
    const { id: documentId } = await database.db
      .selectFrom('document')
      .select('id')
      .where('company_id', '=', ids[3]!)
      .where('kind', '=', 'annual-report')
      .orderBy('filed_on', 'desc')
      .executeTakeFirstOrThrow()
    const officer = { document_id: documentId, list: 'board', position: 90, career: [] } as const
    await database.db
      .insertInto('officer')
      .values([
        { ...officer, member: 'old', name: '見本太郎', birth_date: '1845-01-01' },
        { ...officer, member: 'none', name: '見本次郎' },
      ] as never)
      .execute()
    const board = await boardOf(ids[3]!)
    expect(
      board.officers.filter(({ name }) => name.startsWith('見本')).map(({ age, tenure }) => [age, tenure]),
    ).toEqual([
      [null, null],
      [null, null],
    ])
    await database.db.deleteFrom('officer').where('document_id', '=', documentId).where('position', '=', 90).execute()
    const empty = await boardOf(ids[3]!, { asOf: '1999-12-31' })
    expect([empty.filing, empty.officers, empty.shareholders]).toEqual([null, [], []])
    for (const endpoint of [getBoard, getSharedDirectors, getGovernanceFigures]) {
      const { body } = await app.call(endpoint, { params: { companyId: 2_000_000 }, query: {} as never }, token)
      expect(body.code).toBe('company.not-found')
    }
  })
})
