import { beforeAll, expect, test } from 'vitest'
import { readWatchlistFile } from '#contract/watchlists/watchlist-file.ts'
import { saveWatchlist, saveWatchlistTemplate } from '#contract/watchlists/watchlist-out.ts'
import { addWatchlist } from '#contract/watchlists/watchlists.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const database = givenDatabase({ companies: 60, seed: 8 })
const app = givenApp(database)
let token = ''
let watchlistId = 0
beforeAll(async () => {
  token = await app.signedIn('writer@asset.example')
  const companies = await database.db.selectFrom('company').select('id').orderBy('id').limit(4).execute()
  const stakes = [12.5, null, 0, 0.07]
  const members = companies.map(({ id }, at) => ({
    companyId: id,
    stake: stakes[at],
    note: at === 0 ? '=1+1, "x"' : '',
  }))
  watchlistId = (await app.call(addWatchlist, { body: { name: 'out', members } as never }, token)).body.data.id
})

test.each(['csv', 'xlsx'] as const)('a list as %s, read back, changes nothing, in either language', async (format) => {
  for (const lang of ['ja', 'en'] as const) {
    const {
      status,
      body: bytes,
      headers,
    } = await app.call(saveWatchlist, { params: { watchlistId, format }, query: { lang } }, token)
    expect(status).toBe(200)
    expect(headers['content-disposition']).toContain(`out.${format}`)
    const file = Buffer.from(bytes).toString('base64')
    const { data } = (await app.call(readWatchlistFile, { body: { file, watchlistId } }, token)).body
    expect(data.rows.map(({ outcome }: { outcome: string }) => outcome)).toEqual(Array(4).fill('unchanged'))
  }
})

test('the template has the header and nothing else', async () => {
  const { body: bytes } = await app.call(
    saveWatchlistTemplate,
    { params: { format: 'csv' }, query: { lang: 'en' } },
    token,
  )
  expect(Buffer.from(bytes).toString('utf8')).toBe('\ufeffticker,country code,ownership ratio (%),company,note\r\n')
})
