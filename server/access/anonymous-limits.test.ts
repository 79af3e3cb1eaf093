import { subscribe } from 'node:diagnostics_channel'
import { connect } from 'node:net'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { refreshSession, signIn } from '#contract/account/session.ts'
import { makeToken } from '#contract/account/tokens.ts'
import { getMarket } from '#contract/market/market.ts'
import { endpoint } from '#contract/wire/endpoint.ts'
import { type Feature, features } from '#server/app.ts'
import { serve } from '#server/http/serve.ts'
import { givenApp, password } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'
import { whileOutsideQueue } from './anonymous-limits.ts'

/** An answer that waits beside the door, as that to a wrong password does. */
const slow = endpoint('GET /slow', {
  access: 'public',
  summary: 'For the test',
  response: z.object({}),
  refusals: [],
})
const waiting: (() => void)[] = []
const slowRoute: Feature = (app) =>
  serve(app, slow, async (_, request) => {
    await whileOutsideQueue(request, () => new Promise<void>((done) => waiting.push(done)))
    return {}
  })
const app = givenApp(givenDatabase(), { features: [...features, slowRoute] })
const server = { port: 0 }
let networks = 0
const from = () => ({ address: `10.3.${Math.floor(++networks / 250)}.${(networks % 250) + 1}` })

const body = { email: 'nobody@asset.example', password: 'wrong-Secret-1' }

/** How often each code was answered, to so many at once from as many networks. */
async function flood(count: number, ask: () => Promise<{ body: { code: string } }>): Promise<Record<string, number>> {
  const replies = await Promise.all(Array.from({ length: count }, ask))
  const byCode = Map.groupBy(replies, (reply) => reply.body.code)
  return Object.fromEntries([...byCode].map(([code, some]) => [code, some.length]))
}

/** Three at once and 64 who wait, and a few more where the first were done before the last had come. */
function expectFew(codes: Record<string, number>, tried: string, all: number): void {
  expect(Object.keys(codes).sort()).toEqual(['request.too-many', tried].sort())
  expect(codes[tried]! + codes['request.too-many']!).toBe(all)
  expect(codes[tried]).toBeGreaterThanOrEqual(67)
  expect(codes[tried]).toBeLessThan(120)
}

test('of many who try passwords at once those who would wait too long are refused at once; other doors stay open', async () => {
  const token = await app.signedIn()
  const signIns = flood(200, () =>
    app.call(signIn, { body: { ...body, email: `${++networks}@b.example` } }, undefined, from()),
  )
  const others = await Promise.all([
    app.call(getMarket, {}, token),
    app.call(refreshSession, { body: { refresh_token: 'none' } }, undefined, from()),
  ])
  expect(others.map(({ status }) => status)).toEqual([200, 401])
  expectFew(await signIns, 'session.credentials', 200)
  expect((await app.call(signIn, { body }, undefined, from())).status).toBe(401)
})

test('access tokens wait while they are looked up, no longer; a burst of a program’s calls is answered whole', async () => {
  const token = await app.signedIn('programmer@asset.example')
  const { text } = (await app.call(makeToken, { body: { name: 'Job', password } }, token)).body.data
  const good = () => app.call(getMarket, {}, text, from())
  const replies = await Promise.all(Array.from({ length: 60 }, good))
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))

  const wrong = `sty_${'0'.repeat(16)}_${'0'.repeat(64)}`
  expectFew(await flood(150, () => app.call(getMarket, {}, wrong, from())), 'token.invalid', 150)
  expect((await good()).status).toBe(200)
})

test('answers that are held back leave the door open for others, and come in again one after the other', async () => {
  const calls = Array.from({ length: 40 }, () => app.call(slow, {}, undefined, from()))
  await vi.waitFor(() => expect(waiting.length).toBe(40), { timeout: 120_000 })
  for (const done of waiting) done()
  expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(new Set([200]))
})

/** Heads of calls over the network that have reached the server. */
let arrived = 0
subscribe('http.server.request.start', () => void arrived++)
const untilArrived = (count: number) =>
  vi.waitFor(() => expect(arrived).toBeGreaterThanOrEqual(count), { timeout: 120_000, interval: 1 })

test('calls that trickle in do not close a door', async () => {
  server.port = await app.listen()
  const before = arrived
  const sockets = Array.from({ length: 80 }, () => {
    const socket = connect(server.port, '127.0.0.1')
    socket.write(
      'POST /api/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
    )
    return socket.on('error', () => {})
  })
  await untilArrived(before + sockets.length)
  expect((await app.call(signIn, { body }, undefined, from())).status).toBe(401)
  for (const socket of sockets) socket.destroy()
})

test('those who hang up leave the door too', async () => {
  const text = JSON.stringify(body)
  for (let round = 0; round < 100; round++) {
    const before = arrived
    const socket = connect(server.port, '127.0.0.1')
    socket.on('error', () => {})
    const head = `POST /api/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${text.length + 1}`
    socket.write(`${head}\r\n\r\n${text}`)
    await untilArrived(before + 1)
    socket.destroy()
  }
  expect((await app.call(signIn, { body }, undefined, from())).status).toBe(401)
})
