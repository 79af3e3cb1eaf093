import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { connect, type Socket } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const app = givenApp(givenDatabase(), { arrivalMilliseconds: 400 })
const server = { port: 0 }
beforeAll(async () => {
  server.port = await app.listen()
})

/**
 * Say something, then a blank now and then, until the server closes; answers what it said. No blank follows once it has closed its
 * end: what is written to a closed connection takes the answer away.
 */
async function trickle(text: string): Promise<string> {
  const ends: Socket[] = []
  const onConnection = (message: unknown) => void ends.push((message as { socket: Socket }).socket)
  subscribe('net.server.socket', onConnection)
  const socket = connect(server.port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write(text)
  const drops = setInterval(() => ends[0]?.writable && socket.write(' '), 50)
  let answer = ''
  socket.on('data', (chunk: Buffer) => (answer += chunk))
  await new Promise((closed) => socket.once('close', closed))
  clearInterval(drops)
  unsubscribe('net.server.socket', onConnection)
  return answer
}

const head = 'POST /api/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n'

test.each([
  ['body', `${head}content-length: 1000\r\n\r\n{`],
  ['body without a length', `${head}transfer-encoding: chunked\r\n\r\n3e8\r\n{`],
  ['header', `${head}x-slow: `],
  ['first line', 'POST /api/'],
])('a call whose %s trickles in is answered and closed when its time is over', async (_, text) => {
  expect(await trickle(text)).toContain('408 Request Timeout') // Node's own limits are longer than a test may last.
})

test('one that arrives in time is answered', async () => {
  expect((await fetch(`http://127.0.0.1:${server.port}/healthz`)).status).toBe(200)
})
