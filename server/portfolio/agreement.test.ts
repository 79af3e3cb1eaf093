import { beforeAll, expect, test } from 'vitest'
import { getPortfolioFigures } from '#contract/portfolio/figures.ts'
import { listWatchlistFigures } from '#contract/watchlists/watchlist-figures.ts'
import { addWatchlist } from '#contract/watchlists/watchlists.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const database = givenDatabase({ companies: 60, seed: 8 })
const app = givenApp(database)
let token = ''
let ids: number[] = []
beforeAll(async () => {
  token = await app.signedIn('manager@asset.example')
  const rows = await database.db.selectFrom('company').select('id').where('is_listed', '=', true).limit(20).execute()
  ids = rows.map(({ id }) => id)
})

test.each([
  ['with stakes', (at: number) => at + 1],
  ['with a stake for every other company', (at: number) => (at % 2 === 0 ? 4 : null)],
  ['without stakes', () => null],
])('the score of a list %s is the same among the watchlists and as a portfolio', async (name, stakeOf) => {
  const members = ids.slice(0, 12).map((companyId, at) => ({ companyId, stake: stakeOf(at) }))
  const made = await app.call(addWatchlist, { body: { name, members } as never }, token)
  const { id } = made.body.data
  const { lists } = (await app.call(listWatchlistFigures, { query: {} as never }, token)).body.data
  const own = lists.find(({ watchlistId }: { watchlistId: number }) => watchlistId === id)
  const query = { of: `watchlist-${id}` }
  const { score } = (await app.call(getPortfolioFigures, { query: query as never }, token)).body.data.strip
  expect(score.value).not.toBeNull()
  expect(own.score).toBeCloseTo(score.value, 9)
  expect(own.coverage).toBeCloseTo(score.coverage, 9)
})
