import { beforeAll, expect, test } from 'vitest'
import { getNewsTone, type NewsEvent, searchNews } from '#contract/news/news.ts'
import { getRatings } from '#contract/scores/ratings.ts'
import { searchMarket } from '#contract/search/searches.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const database = givenDatabase({ companies: 200, seed: 11 })
const app = givenApp(database)
let token = ''
beforeAll(async () => {
  app.clock.now = new Date('2026-11-20T03:00:00Z')
  token = await app.signedIn()
  await database.db.updateTable('account').set({ password_changed_at: app.clock.now }).execute()
})

/** A hundred companies at most, with their scandal level and tone as the search tells them. */
async function listSome(query: object = {}) {
  const answer = await app.call(
    searchMarket,
    { query: { columns: 'scandal,sentiment', perPage: 100, ...query } as never },
    token,
  )
  const rows = answer.body.data.rows as { id: number; cells: { value: number | null }[] }[]
  return rows.map(({ id, cells }) => ({ id, level: cells[0]!.value, tone: cells[1]!.value }))
}

test.each([{}, { asOf: '2025-06-30' }])(
  'the search, the head of a company and its news say the same: %o',
  async (query) => {
    const some = (await listSome(query)).filter((_, at) => at % 8 === 0)
    const companies = [...(await listSome({ ...query, where: 'scandal(1..)' })), ...some]
    let grave = 0
    for (const { id, level, tone } of companies) {
      const { scandal } = (await app.call(getRatings, { params: { companyId: id }, query: query as never }, token)).body
        .data
      const ofYear = { companies: String(id), range: '1y', ...query }
      const found = await app.call(searchNews, { query: { ...ofYear, limit: 100, level: 1 } as never }, token)
      const events = found.body.data.events as NewsEvent[]
      expect([id, scandal.level]).toEqual([id, level])
      expect([id, scandal.events]).toEqual([id, events.length])
      expect([id, scandal.level ?? 0]).toEqual([id, Math.max(0, ...events.map((event) => event.level!))])
      const read = (await app.call(getNewsTone, { query: ofYear as never }, token)).body.data
      const mean = read.snapshots[0].cells.find(({ months }: { months: unknown }) => months === 12).tone as
        | number
        | null
      if (tone === null) expect([id, mean]).toEqual([id, null])
      else expect(mean).toBeCloseTo(tone, 5)
      if (events.length > 0) grave++
    }
    expect(grave).toBeGreaterThan(3)
  },
)
