import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Command, CommanderError } from 'commander'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { tokyoDay, tokyoTime } from '#contract/wire/tokyo.ts'
import type { Home } from '#server/open-home.ts'
import { givenDatabase } from '#server/test/database.ts'
import { type Replay, replayKey, startReplay } from '#server/test/world/replay/replay.ts'
import { makeWorld } from '#server/test/world/world.ts'
import { marketCommands } from '../market/market-commands.ts'
import type { OnDatabase } from '../on-database.ts'
import { fetchCommands } from './fetch-commands.ts'

vi.hoisted(() => {
  process.env.LC_ALL = 'C' // The words of the terminal are chosen as the module loads.
})

const database = givenDatabase()
const home = mkdtempSync(join(tmpdir(), 'fetch-cli-'))
let replay: Replay
beforeAll(async () => {
  const today = tokyoDay(new Date())
  replay = await startReplay(makeWorld({ companies: 3, years: 1, today }))
  replay.setToday(today, tokyoTime(new Date()).slice(11, 16))
  writeFileSync(join(home, 'sources.json'), JSON.stringify(replay.origins))
})
afterAll(() => replay.stop())
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

/** The operator's command on the test's database, in this process; without a terminal, as a program calls it. */
async function satoyama(...args: string[]): Promise<{ readonly code: number; readonly text: string }> {
  const run = { code: 0, text: '' }
  const onDatabase: OnDatabase = async (command) => {
    run.code = await command({ ...database, cluster: null, close: async () => {} } as Home)
  }
  const program = new Command().exitOverride()
  fetchCommands(program.command('fetch'), onDatabase)
  marketCommands(program.command('market'), onDatabase)
  const write = (chunk: string | Uint8Array) => {
    run.text += chunk
    return true
  }
  vi.spyOn(process.stdout, 'write').mockImplementation(write)
  vi.spyOn(process.stderr, 'write').mockImplementation(write)
  vi.stubEnv('SATOYAMA_HOME', home)
  try {
    await program.parseAsync(args, { from: 'user' })
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    run.code = error.exitCode
  }
  return run
}

test('without a key, without confirmed terms and by hand: each is refused with what to do', async () => {
  const noKey = await satoyama('fetch', 'edinet-lists')
  expect([noKey.code, noKey.text]).toEqual([
    1,
    expect.stringMatching(/needs a key \(free\).*fetch key.*EDINET_API_KEY/),
  ])
  const terms = await satoyama('fetch', 'jpx-list')
  expect([terms.code, terms.text]).toEqual([1, expect.stringContaining('fetch confirm jpx-list')])
  const byHand = await satoyama('fetch', 'womens-participation')
  expect([byHand.code, byHand.text]).toEqual([1, expect.stringContaining('positive-ryouritsu.mhlw.go.jp')])
  const none = await satoyama('fetch', 'nothing')
  expect([none.code, none.text]).toEqual([1, expect.stringContaining('edinet-codes, jpx-list, gleif, sbti')])
  expect(replay.requests).toEqual([])
})

test('a dry run counts and fetches nothing, a pause stops, a run says what it did', async () => {
  vi.stubEnv('EDINET_API_KEY', replayKey)
  const dry = await satoyama('fetch', 'edinet-lists', '--from', '2026-01-01', '--to', '2026-01-10', '--dry-run')
  expect(dry.text).toContain('10 requests, about 2 MB, about 1 min. Nothing was fetched.')
  await satoyama('fetch', 'pause', 'edinet-codes')
  const paused = await satoyama('fetch', 'edinet-codes')
  expect([paused.code, paused.text]).toEqual([1, expect.stringContaining('fetch resume edinet-codes')])
  expect(replay.requests).toEqual([])
  await satoyama('fetch', 'resume', 'edinet-codes')
  const run = await satoyama('fetch', 'edinet-codes')
  expect([run.code, run.text]).toEqual([
    0,
    expect.stringMatching(/^EDINET code list: done \(2 requests, .*1 imported/m),
  ])
  const status = await satoyama('fetch')
  expect(status.text).toMatch(/^edinet-codes +on +20\d\d\/\d\d\/\d\d/m)
  expect(status.text).toMatch(/^jpx-list +terms to confirm/m)
  // What is confirmed beside sources that are kept current is kept current too.
  await satoyama('fetch', 'confirm', 'jpx-list', '--by', 'Legal')
  expect((await satoyama('fetch', 'status')).text).toMatch(/^jpx-list +on /m)
  // Whose emissions to ask for stands in a file that nobody has put in yet.
  await satoyama('fetch', 'confirm', 'eegs')
  expect((await satoyama('fetch', 'status')).text).toMatch(/^eegs +on, waiting for the file of eegs-list /m)
}, 60_000)

test('whole reports: what they cost is said before they are switched on, and what is here is asked for whole on request alone', async () => {
  vi.stubEnv('EDINET_API_KEY', replayKey)
  const isWhole = async () => (await satoyama('fetch', 'status')).text.includes('Annual reports whole: on')
  const plan = await satoyama('fetch', 'whole')
  expect(plan.code).toBe(0)
  expect(plan.text).toMatch(/^Annual reports whole: off .*type=5/m)
  expect(plan.text).toMatch(/about 956 kB on average instead of 110 kB: some 3\.6 GB for 3,800 reports, .* database/)
  const early = await satoyama('fetch', 'edinet-documents', '--whole')
  expect([early.code, early.text]).toEqual([1, expect.stringContaining('fetch whole on')])
  const unasked = await satoyama('fetch', 'whole', 'on')
  expect([unasked.code, unasked.text]).toEqual([
    1,
    expect.stringMatching(/3\.6 GB[\s\S]*Nothing was changed\. Add --yes/),
  ])
  expect(await isWhole()).toBe(false)

  const report = replay.world.documents.find(({ kind, withdrawnAt }) => kind === 'annual' && withdrawnAt === null)!
  const day = report.submittedAt.slice(0, 10)
  await satoyama('fetch', 'edinet-lists', '--from', day, '--to', day)
  await satoyama('fetch', 'edinet-documents', '--limit', '1')
  const on = await satoyama('fetch', 'whole', 'on', '--yes')
  expect([on.code, on.text]).toEqual([
    0,
    expect.stringMatching(/1 request, about 956 kB, about 1 min[\s\S]*Switched on/),
  ])
  expect(await isWhole()).toBe(true)
  const wrong = await satoyama('fetch', 'edinet-codes', '--whole')
  expect([wrong.code, wrong.text]).toEqual([1, expect.stringContaining('for edinet-documents alone')])
  const dry = await satoyama('fetch', 'edinet-documents', '--whole', '--dry-run')
  expect(dry.text).toContain('1 requests, about 956 kB')
  const run = await satoyama('fetch', 'edinet-documents', '--whole', '--limit', '1')
  expect([run.code, run.text]).toEqual([0, expect.stringMatching(/done \(1 request, /)])
  expect((await satoyama('fetch', 'status')).text).toContain('Imported: 1 whole, 0 as tables; the whole report of 0')
  expect((await satoyama('fetch', 'whole', 'off')).text).toContain('What is imported stays.')
  expect(await isWhole()).toBe(false)
  expect((await satoyama('fetch', 'whole', 'sideways')).code).toBe(1)
}, 60_000)

test('a day, a limit and codes that make no sense are refused', async () => {
  for (const wrong of [
    ['--from', 'June'],
    ['--limit', '0'],
    ['--only', '72030'],
  ])
    expect([wrong, (await satoyama('fetch', 'edinet-lists', ...wrong)).code]).toEqual([wrong, 1])
})

test('a real market is not built beside an invented one, nor before somebody says so', async () => {
  await database.db.updateTable('market').set({ kind: 'demo' }).execute()
  expect(await satoyama('market', 'real', '--yes')).toEqual({
    code: 1,
    text: expect.stringContaining('market clear --yes'),
  })
  await database.db.updateTable('market').set({ kind: 'real' }).execute()
  const plan = await satoyama('market', 'real', '--confirm', 'sbti')
  expect(plan.code).toBe(1)
  expect(plan.text).toMatch(/NGFS climate scenarios .* left out: terms not confirmed/)
  expect(plan.text).toMatch(/SBTi target dashboard .* confirmed/)
  expect(plan.text).toMatch(/Without a key of EDINET/)
  expect(plan.text).toMatch(/Nothing was fetched\. Add --yes/)
})
