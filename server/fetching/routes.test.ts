import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listMarketSources } from '#contract/market/sources.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'
import { saveKey } from './keys.ts'
import { fetchSources } from './source-list.ts'
import { changeSource } from './store/sources.ts'

const database = givenDatabase()
const home = mkdtempSync(join(tmpdir(), 'fetching-home-'))
const app = givenApp(database, { env: { SATOYAMA_HOME: home } })

async function states(token: string): Promise<Record<string, { state: string; nextAt: string | null }>> {
  const { body } = await app.call(listMarketSources, {}, token)
  return Object.fromEntries(body.data.sources.map((source: { name: string }) => [source.name, source]))
}

test('whoever is signed in sees how each source stands, when it comes next and what it waits for', async () => {
  const token = await app.signedIn()
  const { db } = database
  expect(Object.keys(await states(token))).toEqual(fetchSources.map(({ name }) => name))
  expect(await states(token)).toMatchObject({
    'edinet-codes': { state: 'off', nextAt: null, lastGoodAt: null },
    'jpx-list': { state: 'not-confirmed' },
    'edinet-documents': { state: 'no-key' },
    'eegs-list': { state: 'by-hand' },
  })
  // To look is to change nothing.
  expect(await db.selectFrom('fetch_source').selectAll().execute()).toEqual([])
  const [next_at, confirmed_at] = [new Date('2026-07-10T13:10:00Z'), new Date('2026-01-15T00:00:00Z')]
  await changeSource(db, 'edinet-codes', { is_on: true, next_at, last_good_at: confirmed_at })
  await changeSource(db, 'eegs', { is_on: true, next_at, confirmed_at, confirmed_by: 'a' })
  await changeSource(db, 'sbti', { is_on: true, is_paused: true, next_at, confirmed_at, confirmed_by: 'a' })
  await changeSource(db, 'gleif', { is_on: true, next_at, paused_until: new Date('2999-01-01T00:00:00Z') })
  expect(await states(token)).toMatchObject({
    'edinet-codes': { state: 'on', nextAt: next_at.toISOString(), lastGoodAt: confirmed_at.toISOString() },
    // On, and nothing to ask for: nobody knows the codes of the emitters yet.
    eegs: { state: 'needs-file', nextAt: null },
    sbti: { state: 'paused', nextAt: null },
    gleif: { state: 'resting', nextAt: next_at.toISOString() },
  })
  const { body } = await app.call(listMarketSources, {}, token)
  for (const { title, fills } of body.data.sources)
    for (const both of [title, fills]) expect(both.ja && both.en).toBeTruthy()
})

test('that the file of a key lies open is for the operator alone', async () => {
  const path = saveKey(home, 'edinet', 'abcdefgh-1')
  chmodSync(path, 0o644)
  expect(await states(await app.signedIn())).toMatchObject({ 'edinet-documents': { state: 'paused', nextAt: null } })
})
