import { connect } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const app = givenApp(givenDatabase(), { arrivalMilliseconds: 400 })
const server = { port: 0 }
beforeAll(async () => {
  server.port = await app.listen()
})

/**
 * Say something, then a blank now and then, until the server closes; answers what it said and how long it took. The last blank
 * comes before the limit: what is still written to a closed connection takes the answer away.
 */
async function trickle(text: string): Promise<{ answer: string; milliseconds: number }> {
  const began = performance.now()
  const socket = connect(server.port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write(text)
  const drops = setInterval(() => socket.write(' '), 50)
  setTimeout(() => clearInterval(drops), 350)
  let answer = ''
  socket.on('data', (chunk: Buffer) => (answer += chunk))
  await new Promise((closed) => socket.once('close', closed))
  return { answer, milliseconds: performance.now() - began }
}

const head = 'POST /api/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n'

test.each([
  ['body', `${head}content-length: 1000\r\n\r\n{`],
  ['body without a length', `${head}transfer-encoding: chunked\r\n\r\n3e8\r\n{`],
  ['header', `${head}x-slow: `],
  ['first line', 'POST /api/'],
])('a call whose %s trickles in is answered and closed when its time is over', async (_, text) => {
  const { answer, milliseconds } = await trickle(text)
  expect(answer).toContain('408 Request Timeout')
  expect(milliseconds).toBeLessThan(20_000) // Node's own limits are a minute and more.
})

test('one that arrives in time is answered', async () => {
  expect((await fetch(`http://127.0.0.1:${server.port}/healthz`)).status).toBe(200)
})
