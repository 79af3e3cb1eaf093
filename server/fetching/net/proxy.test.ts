import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { NetClient } from './client.ts'

const source = createServer((_, response) => response.end('from the source'))
const calls: string[] = []
/** Lets through what goes to this machine, and wants somebody to sign in for everything else. */
const proxy = createServer((incoming, response) => {
  calls.push(`${incoming.method} ${incoming.url}`)
  incoming.pipe(request(incoming.url!, (answer) => void answer.pipe(response)))
}).on('connect', (incoming, socket) => {
  calls.push(`CONNECT ${incoming.url}`)
  const [host, port] = incoming.url!.split(':')
  if (host !== '127.0.0.1') return socket.end('HTTP/1.1 407 Proxy Authentication Required\r\n\r\n')
  const through = connect(Number(port), host, () => {
    socket.write('HTTP/1.1 200 Connection Established\r\n\r\n')
    through.pipe(socket).pipe(through)
  })
})
const portOf = (server: typeof source) => (server.address() as AddressInfo).port

beforeAll(async () => {
  for (const server of [source, proxy]) await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterAll(() => {
  vi.unstubAllEnvs()
  for (const server of [source, proxy]) {
    server.closeAllConnections()
    server.close()
  }
})
beforeEach(() => {
  calls.length = 0
  for (const name of ['http_proxy', 'https_proxy', 'no_proxy', 'HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY'])
    vi.stubEnv(name, undefined)
})

/** What a client that is opened in this environment gets. */
async function call(url: string): Promise<string> {
  const origins = { 'here.invalid': `http://127.0.0.1:${portOf(source)}` }
  const client = new NetClient({ folder: mkdtempSync(join(tmpdir(), 'proxy-')), origins, agent: 'Satoyama/test' })
  try {
    const { bytes } = await client.call({ url, hosts: [], maxBytes: 1000 }, new AbortController().signal)
    return String(bytes)
  } catch (error) {
    return (error as Error).message
  } finally {
    await client.close()
  }
}

test('sources are called through the proxy that the environment names, but for hosts that it takes out', async () => {
  const address = `http://127.0.0.1:${portOf(proxy)}`
  expect([await call('https://here.invalid/list'), calls]).toEqual(['15', []])
  vi.stubEnv('HTTP_PROXY', address)
  expect(await call('https://here.invalid/list')).toBe('15')
  expect(calls).toHaveLength(1)
  expect(calls[0]).toContain(`127.0.0.1:${portOf(source)}`)
  vi.stubEnv('NO_PROXY', '127.0.0.1')
  expect([await call('https://here.invalid/list'), calls.length]).toEqual(['15', 1])
})

test('an encrypted source goes by HTTPS_PROXY; a proxy that wants somebody to sign in is named', async () => {
  vi.stubEnv('HTTPS_PROXY', `http://127.0.0.1:${portOf(proxy)}`)
  expect(await call('https://elsewhere.invalid/list?key=secret')).toBe('a proxy wants somebody to sign in (407)')
  expect(calls).toEqual(['CONNECT elsewhere.invalid:443'])
})
