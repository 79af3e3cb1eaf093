import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, expect, test, vi } from 'vitest'
import { getProfile } from '#contract/account/profile.ts'
import { endpoint, FileAnswer } from '#contract/wire/endpoint.ts'
import { type Feature, features } from '#server/app.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'
import { serve } from '../serve.ts'

const large = endpoint('GET /large', {
  envelope: 'file',
  summary: 'For the test',
  response: FileAnswer,
  refusals: [],
})
/** More than the buffers of both ends of a connection hold. */
const bytes = Buffer.alloc(24_000_000, 'x')
const made = { files: 0 }
const largeRoute: Feature = (app) =>
  serve(app, large, async () => {
    made.files++
    return { name: 'large.bin', type: 'application/octet-stream', bytes, replaced: 0 }
  })
const app = givenApp(givenDatabase(), { features: [...features, largeRoute], unreadMilliseconds: 2000 })
const server = { port: 0 }
beforeAll(async () => {
  server.port = await app.listen()
})

/** Ask for the file and never read it. */
function ask(token: string): Socket {
  const socket = connect(server.port, '127.0.0.1')
    .pause()
    .on('error', () => {})
  socket.write(`GET /api/large HTTP/1.1\r\nhost: localhost\r\ntoken: ${token}\r\n\r\n`)
  return socket
}

const until = (isSo: () => boolean) => vi.waitFor(() => expect(isSo()).toBe(true), { timeout: 120_000, interval: 10 })
const get = (path: string, token: string) => fetch(`http://127.0.0.1:${server.port}/api${path}`, { headers: { token } })

test('files that nobody fetches hold up no other call of their account, are given up, and make way for others', async () => {
  const token = await app.signedIn()
  const sockets = Array.from({ length: 5 }, () => ask(token))
  await until(() => made.files === 3)
  const screens = await Promise.all(Array.from({ length: 12 }, async () => (await get(getProfile.path, token)).status))
  expect(screens.filter((status) => status === 200)).toHaveLength(12)
  await until(() => made.files === 5)
  const whole = await get(large.path, token)
  expect((await whole.arrayBuffer()).byteLength).toBe(bytes.length)
  for (const socket of sockets) socket.destroy()
})

test('one that is fetched slowly arrives whole', async () => {
  const { body } = await get(large.path, await app.signedIn('slow@asset.example'))
  let [arrived, paused] = [0, 0]
  for await (const chunk of body!) {
    arrived += chunk.length
    if (arrived < paused + 4_000_000) continue
    paused = arrived
    await sleep(400) // In all longer than one may take nothing.
  }
  expect(arrived).toBe(bytes.length)
})
