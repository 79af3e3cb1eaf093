import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { hostileArchives, hostileFiles } from '#server/imports/files/given-hostile.ts'
import { givenDatabase } from '#server/test/database.ts'
import { eegsList } from '#server/test/world/tables/eegs.ts'
import { type GivenFetching, givenFetching } from './given-fetching.ts'
import { marketRows } from './given-market-rows.ts'
import type { FetchParams } from './source.ts'
import { fetchSources } from './source-list.ts'

const database = givenDatabase()
let given: GivenFetching
let day = ''
let base: Awaited<ReturnType<typeof marketNow>>
const before = process.memoryUsage().rss

beforeAll(async () => {
  given = await givenFetching(database, { companies: 12, years: 1, noise: 0, corrections: 0, withdrawals: 0 })
  const { world } = given.replay
  day = world.documents[0]!.submittedAt.slice(0, 10)
  const folder = join(given.world.home, 'by-hand')
  mkdirSync(folder)
  writeFileSync(join(folder, 'EEGS_2023年度.csv'), eegsList(world, 2023))
  for (const source of ['edinet-codes', 'jpx-list', 'gleif', 'by-hand', 'edinet-lists', 'sbti'])
    expect(await given.run(source, paramsOf(source))).toMatchObject({ outcome: 'done' })
  base = await marketNow()
  expect(base.companies.length).toBeGreaterThan(4)
}, 60_000)
afterEach(() => given.replay.clearFaults())
afterAll(() => given?.replay.stop())

/** What the market knows; how often a document was tried is not of it. */
async function marketNow() {
  const { queue: _, days: __, ...rows } = await marketRows(database.db)
  const { rows: prices } = await sql<{ row: string }>`select one::text as row from carbon_price_path one`.execute(
    database.db,
  )
  return { ...rows, prices: prices.map(({ row }) => row) }
}

const paramsOf = (source: string): FetchParams => ({
  again: true,
  ...(source === 'edinet-lists' && { from: day, to: day }),
  ...(source === 'edinet-documents' && { limit: 1 }),
})

/** A run at the same moment as every other, with its problem, or that of the document that it was about. */
async function runAgain(source: string) {
  given.moveTo(given.replay.world.today)
  await database.db
    .updateTable('edinet_document')
    .set({ state: 'waiting', attempts: 0, next_try_at: null, problem: null })
    .execute()
  const result = await given.run(source, paramsOf(source))
  const { problem } =
    (await database.db
      .selectFrom('edinet_document')
      .select('problem')
      .where('problem', 'is not', null)
      .executeTakeFirst()) ?? result
  return { ...result, problem }
}

/** What was ever refused: it stays for a person to look at, and what took its place in the row leaves it to the sweep. */
const refused = new Set<string>()

/** Files on disk that were not refused. */
async function strayFiles(): Promise<string[]> {
  const rows = await database.db.selectFrom('fetch_file').select('sha256').where('state', '=', 'refused').execute()
  for (const { sha256 } of rows) refused.add(sha256)
  return readdirSync(given.world.space.folder).filter((name) => !refused.has(name))
}

async function expectRefused(source: string, what: string): Promise<void> {
  const { outcome, problem, imported } = await runAgain(source)
  // In words: never the text of a fault of ours.
  expect([what, outcome, imported], problem ?? '').toEqual([what, expect.stringMatching(/^(done|stopped|more)$/), 0])
  expect([what, problem]).toEqual([what, expect.stringMatching(/^[a-z][a-z-]+(:|,|$)|^[a-z’ ]{9,}/)])
  expect([what, await strayFiles()]).toEqual([what, []])
}

const targets = [
  ['edinet-codes', /Edinetcode\.zip/],
  ['jpx-list', /data_j/],
  ['jpx-list', /01\.html/],
  ['gleif', /lei-records/],
  ['gleif', /latest/],
  ['gleif', /download/],
  ['sbti', /targets-excel/],
  ['edinet-lists', /documents\.json/],
  ['edinet-documents', /documents\/S/],
  ['eegs', /graph/],
  ['ngfs', /anonym/],
  ['ngfs', /runs\?/],
  ['ngfs', /bulk/],
] as const

/** Of what may be 400 MB too much takes too long; a page that is cut may hold its link all the same, and only archives have check sums. */
const isSpoilt = (kind: string, { source }: RegExp) =>
  (kind !== 'huge' || !source.includes('download')) &&
  (kind !== 'cut-zip' || !source.includes('html')) &&
  (kind !== 'bad-crc' || /zip|data_j|excel|download|documents.*S$/.test(source))

// Each run is fast; that there are 400 of them is the point.
test.each(targets)(
  '%s: whatever comes for %s, nothing of the market changes, the run ends in words, and the next answer is taken',
  async (source, path) => {
    const made = source === 'edinet-documents' ? [...hostileFiles, ...hostileArchives] : hostileFiles
    for (const { what, bytes } of made) {
      const end = given.replay.fault({ kind: 'other-bytes', path, bytes: bytes() })
      await expectRefused(source, what)
      end()
    }
    for (const kind of ['cut-zip', 'bad-crc', 'reset-half', 'huge'] as const) {
      const end = given.replay.fault({ kind, path })
      if (isSpoilt(kind, path)) await expectRefused(source, kind)
      end()
    }
    expect(await marketNow()).toEqual(base)
    expect(await runAgain(source)).toMatchObject({ outcome: 'done', problem: null, refused: 0 })
    base = await marketNow()
    expect(process.memoryUsage().rss - before).toBeLessThan(900e6)
  },
  120_000,
)

test('a proxy’s sign-in page for every address of every source: each ends in words, and imports nothing', async () => {
  given.replay.fault({ kind: 'login-page' })
  for (const { name } of fetchSources.filter(({ hosts }) => hosts.length > 0)) await expectRefused(name, name)
  expect(await marketNow()).toEqual(base)
}, 60_000)
