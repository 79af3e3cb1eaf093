import { randomBytes } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { givenDatabase } from '#server/test/database.ts'
import { signingKey } from './token.ts'

const database = givenDatabase()
afterEach(() => vi.restoreAllMocks())

/** As if so many seconds had gone by since the last reading. */
function later(seconds: number): void {
  const now = performance.now() + seconds * 1000
  vi.spyOn(performance, 'now').mockReturnValue(now)
}

test('a key is held, and a replaced one is known ten seconds later', async () => {
  const { db } = database
  const first = await signingKey(db)
  const other = randomBytes(32)
  await db.updateTable('signing_key').set({ secret: other }).execute()
  expect(await signingKey(db)).toEqual(first)
  later(11)
  expect(Buffer.from(await signingKey(db))).toEqual(other)
})

test('a key that could not be read is asked for again', async () => {
  const { db } = database
  later(60)
  const broken = vi.spyOn(db, 'selectFrom').mockImplementation(() => {
    throw new Error('no connection')
  })
  await expect(signingKey(db)).rejects.toThrow('no connection')
  broken.mockRestore()
  expect(await signingKey(db)).toHaveLength(32)
})
