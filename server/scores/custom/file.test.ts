import { beforeAll, describe, expect, test } from 'vitest'
import { saveCustomRanking } from '#contract/scores/custom-file.ts'
import { scoreCustomWeights } from '#contract/scores/custom-weights.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const database = givenDatabase({ companies: 140, seed: 11 })
const app = givenApp(database)
let token = ''
beforeAll(async () => {
  token = await app.signedIn()
})

type Ranking = Output<typeof scoreCustomWeights>
const weights = [
  { industry: null, indicator: 'E-CC-001', weight: 3 },
  { industry: null, indicator: 'S-DV-002', weight: 2 },
]
const page = async (at: number): Promise<Ranking> => {
  const body = { industries: 74, weights, page: at, perPage: 100 } as never
  return (await app.call(scoreCustomWeights, { body }, token)).body.data
}
/** All rows, page by page. */
const all = async () => [...(await page(1)).companies, ...(await page(2)).companies]

describe('as a file', () => {
  const file = (format: 'csv' | 'xlsx', body: Record<string, unknown> = {}) =>
    app.call(saveCustomRanking, { params: { format }, body: { industries: 74, weights, ...body } as never }, token)

  test('the whole market is in it, each company by its code, with rank, change and everything in points', async () => {
    const rows = await all()
    expect(rows.length).toBeGreaterThan(50) // More than a page of the screen.
    const companies = await database.db
      .selectFrom('company')
      .select(['id', 'security_code as code', 'name_ja'])
      .execute()
    const codeOf = new Map(companies.map(({ id, code }) => [id, code!.replace(/0$/, '')]))
    const { status, body } = await file('csv', { lang: 'en' })
    expect(status).toBe(200)
    const [head, ...lines] = String(body)
      .replace(/^\ufeff/, '')
      .trimEnd()
      .split('\r\n')
    expect(head).toBe(
      'Security code,Company,Fiscal year,Rank,Rank by the standard,Change of rank (up is positive),"Score (points, 0–100)",' +
        '"Environment (points, 0–100)","Social (points, 0–100)","Governance (points, 0–100)","Standard score (points, 0–100)",' +
        'Coverage (%),Coverage by the standard (%)',
    )
    const rowCells = lines.map((line) => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/))
    const text = (value: number | null) => (value === null ? '' : String(value))
    const points = (share: number | null) => (share === null ? '' : String(Number((share * 100).toPrecision(12))))
    expect(rowCells.map((cells) => [cells[0], cells[3], cells[4], cells[5], cells[6], cells[11], cells[12]])).toEqual(
      rows.map(({ id, rank, standardRank, rankChange, score, coverage, standardCoverage }) => [
        codeOf.get(id),
        String(rank),
        text(standardRank),
        text(rankChange),
        points(score),
        points(coverage),
        points(standardCoverage),
      ]),
    )
  })

  test('it takes one count a company, in the order asked for, also as a workbook', async () => {
    const used = async () => {
      const { counts } = await database.db
        .selectFrom('download')
        .select(({ fn }) => fn.sum<number>('count').as('counts'))
        .where('kind', '=', 'ranking')
        .executeTakeFirstOrThrow()
      return Number(counts ?? 0)
    }
    const before = await used()
    const { total } = await page(1)
    const answer = await file('xlsx', { sort: 'change' })
    expect(answer.status).toBe(200)
    expect(answer.headers['content-disposition']).toMatch(/satoyama-ranking-\d{4}-[0-9a-f]+\.xlsx/)
    expect((await used()) - before).toBe(total)
  })
})
