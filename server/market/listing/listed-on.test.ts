import { beforeAll, describe, expect, test } from 'vitest'
import { searchMarket } from '#contract/search/searches.ts'
import { leftOn } from '#server/demo/calendar.ts'
import { demoCompanies } from '#server/demo/companies.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'
import { buildPanel } from '../panel/build.ts'

const database = givenDatabase({ companies: 140, seed: 11 })
const app = givenApp(database)
const companies = demoCompanies(140, 11)
const gone = companies.filter((company) => leftOn(company) !== null)

/** Who was listed on a day, by the days that the market was made with. */
const expected = (day: string) =>
  companies.filter((company) => (leftOn(company) ?? '9999') > day).map(({ securityCode }) => securityCode)

async function listedIn(day: string): Promise<string[]> {
  const { companies: all } = await buildPanel(database.connection, day)
  const rows = await database.db.selectFrom('company').select(['id', 'security_code']).execute()
  const codeOf = new Map(rows.map(({ id, security_code }) => [id, security_code!]))
  return all.flatMap(({ id, isListed }) => (isListed ? codeOf.get(id)! : []))
}

describe('the market of a past day', () => {
  test('holds those that have left since, until the day before they left, and nobody else', async () => {
    expect(gone.length).toBeGreaterThan(1)
    const days = gone.map((company) => leftOn(company)!)
    const before = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)
    for (const day of ['2018-06-30', ...days.flatMap((left) => [before(left), left])])
      expect((await listedIn(day)).toSorted(), day).toEqual(expected(day).toSorted())
    expect(expected('2018-06-30')).toHaveLength(140)
  })
})

describe('a search and the market as a benchmark', () => {
  let token = ''
  beforeAll(async () => {
    token = await app.signedIn()
  })
  const idsOf = async (query: object): Promise<string[]> => {
    const codes: string[] = []
    for (let page = 1; ; page++) {
      const { body } = await app.call(searchMarket, { query: { perPage: 100, page, ...query } } as never, token)
      codes.push(...body.data.rows.map(({ ticker }: { ticker: string }) => ticker))
      if (codes.length >= body.data.total) return codes
    }
  }

  test('as of a past day find who was listed then, with the figures of then', async () => {
    const asOf = '2018-12-31'
    const [then, now] = [await idsOf({ asOf }), await idsOf({})]
    const tickers = gone.map(({ securityCode }) => securityCode.slice(0, 4))
    for (const ticker of tickers) expect([then.includes(ticker), now.includes(ticker)]).toEqual([true, false])
    expect(then.length - now.length).toBe(gone.length)
    expect(await idsOf({ asOf, where: 'listing(delisted)' })).toEqual([])
    expect((await idsOf({ where: 'listing(delisted)' })).toSorted()).toEqual(tickers.toSorted())
  })
})
