import { subscribe } from 'node:diagnostics_channel'
import { beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/wire/endpoint.ts'
import { type Feature, features } from '#server/app.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'
import { serve } from '../serve.ts'
import { userOf } from '../user.ts'

const slow = endpoint('GET /slow', {
  summary: 'For the test',
  query: z.object({ key: z.string() }),
  response: z.object({}),
  refusals: [],
})
const begun: string[] = []
const pending = new Map<string, () => void>()
const slowRoute: Feature = (app) =>
  serve(app, slow, async ({ query: { key } }, request) => {
    begun.push(`${userOf(request).email[0]}${key}`)
    await new Promise<void>((done) => pending.set(key, done))
    return {}
  })
const app = givenApp(givenDatabase(), { features: [...features, slowRoute] })

beforeAll(() => app.listen())

const until = (isSo: () => boolean) => vi.waitFor(() => expect(isSo()).toBe(true), { timeout: 120_000, interval: 10 })

/** Calls that have reached the server, by their keys. */
const arrived: string[] = []
subscribe('http.server.request.start', (message) => {
  const key = /[?&]key=(\w+)/.exec((message as { request: { url: string } }).request.url)?.[1]
  if (key !== undefined) arrived.push(key)
})

/** A call has come as far as it gets for now: it has arrived, and a later one of somebody else is being worked on. */
async function untilItWaits(key: string, ask: (key: string) => Promise<unknown>): Promise<void> {
  await until(() => arrived.includes(key))
  const later = `after${key}`
  const answer = ask(later)
  await until(() => pending.has(later))
  pending.get(later)!()
  await answer
}

test('six calls of an account are worked on at once; those of others go on, and who hangs up makes way', async () => {
  const [a, b] = [await app.signedIn('a@asset.example'), await app.signedIn('b@asset.example')]
  const address = app.address()
  const leaving = new AbortController()
  const ask = (token: string, key: string, signal?: AbortSignal) =>
    fetch(`${address}/api/slow?key=${key}`, { headers: { token }, ...(signal && { signal }) }).then(
      ({ status }) => status,
      () => 'gone',
    )
  const calls = Array.from({ length: 8 }, (_, at) => ask(a, String(at), at === 0 ? leaving.signal : undefined))
  await until(() => begun.length === 6)
  await until(() => arrived.length === 8)
  const other = ask(b, 'other')
  await until(() => begun.includes('bother'))
  expect(begun.filter((name) => name.startsWith('a'))).toHaveLength(6)

  leaving.abort() // One that is worked on.
  await until(() => begun.length === 8) // A seventh, and the other's.
  for (const done of pending.values()) done()
  await until(() => begun.length === 9)
  for (const done of pending.values()) done()
  expect(await other).toBe(200)
  expect((await Promise.all(calls)).filter((status) => status === 200).length).toBe(7)

  pending.clear()
  begun.length = 0
  const again = Array.from({ length: 6 }, (_, at) => ask(a, `again${at}`))
  await until(() => begun.length === 6) // Every place was given back.
  for (const done of pending.values()) done()
  expect(await Promise.all(again)).toEqual(Array.from({ length: 6 }, () => 200))
})

test('one that hangs up while it waits never begins', async () => {
  const [token, other] = [await app.signedIn('c@asset.example'), await app.signedIn('d@asset.example')]
  const address = app.address()
  pending.clear()
  begun.length = 0
  const leaving = new AbortController()
  const ask = (key: string, signal?: AbortSignal, by = token) =>
    fetch(`${address}/api/slow?key=${key}`, { headers: { token: by }, ...(signal && { signal }) }).catch(() => null)
  const askByOther = (key: string) => ask(key, undefined, other)
  const first = Array.from({ length: 6 }, (_, at) => ask(`first${at}`))
  await until(() => begun.length === 6)
  const abandonedCall = ask('gone', leaving.signal)
  await untilItWaits('gone', askByOther)
  leaving.abort()
  await abandonedCall
  const last = ask('last')
  await untilItWaits('last', askByOther)
  for (const done of pending.values()) done()
  await until(() => begun.includes('clast'))
  expect(begun).not.toContain('cgone')
  pending.get('last')!()
  await Promise.all([...first, last])
})
