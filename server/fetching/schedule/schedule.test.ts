import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { readTokyoTime, tokyoDay, tokyoTime } from '#contract/wire/tokyo.ts'
import { readConfig } from '#server/config.ts'
import { startJobs } from '#server/jobs/jobs.ts'
import { givenDatabase } from '#server/test/database.ts'
import { startReplay } from '#server/test/world/replay/replay.ts'
import { makeWorld } from '#server/test/world/world.ts'
import { isFinalAt, oldestDay } from '../edinet/calendar.ts'
import { fetchSources } from '../source-list.ts'
import { changeSource } from '../store/sources.ts'
import { fetchInBackground } from './background.ts'
import { dueSource, scheduledParams } from './due.ts'
import { times } from './times.ts'

const database = givenDatabase()
const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close()
})
const at = (text: string) => readTokyoTime(text)!

// 29 November 2026 is a Sunday; the weekdays of December begin with Tuesday the 1st, so that the fifth is Monday the 7th.
test.each([
  ['daily, later today', times.daily('09:10', '18:40'), '2026/11/29 18:40'],
  ['daily, tomorrow', times.daily('09:10'), '2026/11/30 09:10'],
  ['on Mondays', times.weekly(1, '06:10'), '2026/11/30 06:10'],
  ['on Sundays, when this one is over', times.weekly(0, '06:10'), '2026/12/06 06:10'],
  ['on the fifth weekday of a month', times.monthly(5, '07:10'), '2026/12/07 07:10'],
  ['once a year', times.yearly(7, 10, '22:10'), '2027/07/10 22:10'],
])('next time, %s', (_, next, expected) => {
  expect(tokyoTime(next(at('2026/11/29 12:00'))).slice(0, 16)).toBe(expected)
})

test('a day is final once the night after it has passed in Tokyo, wherever the server stands', () => {
  expect(isFinalAt('2026-11-29', at('2026/11/29 23:59'))).toBe(false)
  expect(isFinalAt('2026-11-29', at('2026/11/30 02:59'))).toBe(false)
  expect(isFinalAt('2026-11-29', at('2026/11/30 03:00'))).toBe(true)
  expect([oldestDay('2026-11-29'), oldestDay('2028-02-29')]).toEqual(['2016-11-30', '2018-03-02'])
})

test('years back are fetched at night alone', () => {
  expect(scheduledParams(at('2026/11/29 12:00'))).toEqual({ from: '2025-10-25' }) // 400 days before
  expect([scheduledParams(at('2026/11/29 20:00')), scheduledParams(at('2026/11/29 07:59'))]).toEqual([{}, {}])
})

test('what years back are fetched from has a time at night', () => {
  for (const { name, key, next } of fetchSources)
    if (key === 'edinet') expect([name, scheduledParams(next(at('2026/11/29 19:30')))]).toEqual([name, {}])
})

test('what is due comes in the order of the list; what is off, paused, resting or to come does not', async () => {
  const now = at('2026/11/29 12:00')
  const due = async () => (await dueSource(database.db, now))?.name ?? null
  expect(await due()).toBeNull()
  for (const name of ['sbti', 'edinet-codes']) await changeSource(database.db, name, { is_on: true })
  expect(await due()).toBe('edinet-codes')
  await changeSource(database.db, 'edinet-codes', { next_at: at('2026/11/29 12:01') })
  expect(await due()).toBe('sbti')
  await changeSource(database.db, 'sbti', { paused_until: at('2026/11/29 12:30') })
  expect(await due()).toBeNull()
  await changeSource(database.db, 'sbti', { paused_until: null, is_paused: true })
  expect(await due()).toBeNull()
  await changeSource(database.db, 'sbti', { is_on: false, is_paused: false })
})

test('the server fetches what is due on a thread of its own, but not in a maintenance window', async () => {
  const { db, connection } = database
  const today = tokyoDay(new Date())
  const replay = await startReplay(makeWorld({ companies: 3, years: 1, today }))
  closers.push(() => replay.stop())
  replay.setToday(today, tokyoTime(new Date()).slice(11, 16))
  const home = mkdtempSync(join(tmpdir(), 'scheduled-'))
  writeFileSync(join(home, 'sources.json'), JSON.stringify(replay.origins))
  const troubles: string[] = []
  const onTrouble = (text: string) => void troubles.push(text)
  const now = new Date()
  const window = { starts_at: new Date(now.getTime() - 60_000), ends_at: new Date(now.getTime() + 3_600_000) }
  await db
    .insertInto('maintenance_window')
    .values({ ...window, message_ja: null, message_en: null, announced_at: now })
    .execute()
  await changeSource(db, 'edinet-codes', { is_on: true, next_at: null })
  const jobs = await startJobs(connection, (error) => onTrouble(error.message), 200)
  closers.push(() => jobs.stop())
  const looks = vi.fn(() => new Date())
  const fetching = await fetchInBackground(jobs, {
    ...{ db, connection, clock: looks, onTrouble },
    config: readConfig({ SATOYAMA_HOME: home }),
  })
  closers.push(() => fetching.close())
  await vi.waitFor(() => expect(looks.mock.calls.length).toBeGreaterThan(1), { timeout: 60_000 })
  expect(replay.requests).toEqual([])

  await db.updateTable('maintenance_window').set({ cleared_at: now }).execute()
  const row = () =>
    db.selectFrom('fetch_source').selectAll().where('name', '=', 'edinet-codes').executeTakeFirstOrThrow()
  await vi.waitFor(async () => expect((await row()).last_good_at).not.toBeNull(), { timeout: 60_000, interval: 100 })
  expect((await row()).next_at!.getTime()).toBeGreaterThan(Date.now())
  expect(await db.selectFrom('company').select('id').where('is_listed', '=', true).execute()).toHaveLength(3)
  expect(replay.requests.map(({ headers }) => String(headers['user-agent']))).toEqual(
    Array(2).fill(expect.stringMatching(/^Satoyama\/\d/)),
  )
  expect(troubles).toEqual([])
}, 120_000)
