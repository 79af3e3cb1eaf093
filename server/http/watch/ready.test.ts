import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { findPlaces } from '#server/db/cluster/places.ts'
import { openDatabase } from '#server/db/database.ts'
import { givenDatabase } from '#server/test/database.ts'
import { findObstacle } from './ready.ts'

const database = givenDatabase()
const home = mkdtempSync(join(tmpdir(), 'satoyama-ready-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))
const config = readConfig({ SATOYAMA_HOME: home })
const cluster = { state: 'up', places: { ...findPlaces(home), data: home } } as const

test('a server whose database answers and whose disk has room is ready, and leaves nothing of its trying', async () => {
  const before = readdirSync(home)
  expect(await findObstacle({ db: database.db, config, cluster })).toBeNull()
  expect(readdirSync(home)).toEqual(before)
})

test('one whose disk is as good as full is not', async () => {
  expect(await findObstacle({ db: database.db, config, cluster }, { least: 2 ** 60 })).toBe('space')
})

test('nor is one whose folder takes no files, or is gone', async () => {
  const config = readConfig({ SATOYAMA_HOME: '/proc/self/fd' })
  expect(await findObstacle({ db: database.db, config, cluster }, { least: -1 })).toBe('read-only')
  const withoutFolder = { ...cluster, places: { ...cluster.places, data: join(home, 'gone') } }
  expect(await findObstacle({ db: database.db, config, cluster: withoutFolder })).toBe('folder')
})

test('nor is one without its data folder, whoever keeps its database', async () => {
  const gone = readConfig({ SATOYAMA_HOME: join(home, 'gone') })
  expect(await findObstacle({ db: database.db, config: gone, cluster })).toBe('folder')
  expect(await findObstacle({ db: database.db, config: gone })).toBe('folder')
  expect(await findObstacle({ db: database.db, config })).toBeNull()
})

test('nor is one whose database only answers, as one that stands by for another', async () => {
  const db = openDatabase({ ...database.connection, options: '-c default_transaction_read_only=on' })
  expect(await findObstacle({ db, config })).toBe('read-only')
  await db.destroy()
})
