import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { World } from '../world.ts'
import { type Answer, type Call, notFound, validatorsOf } from './answer.ts'
import { deliver, type Fault, type Outcome, prepare, spoil } from './faults.ts'
import { hosts } from './hosts.ts'

export interface ReplayOptions {
  /** The key of EDINET's API that is right. */
  readonly key?: string
  /** Milliseconds of the clock that the client goes by, kept with every request. */
  readonly clock?: () => number
}

/** A request that came, without any key. */
export interface ReplayRequest {
  readonly method: string
  readonly host: string
  /** Path and query without the key. */
  readonly path: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly hasKey: boolean
  readonly at: number
  /** Kind of the fault that it met. */
  readonly fault: Fault['kind'] | null
}

/** A server that stands for every host of the world. */
export interface Replay {
  readonly world: World
  /** Base address of each official host. */
  readonly origins: Readonly<Record<string, string>>
  readonly requests: readonly ReplayRequest[]
  /** Most requests that a host has had in hand at a time. */
  readonly maxConcurrent: Readonly<Record<string, number>>
  /** Bytes sent. */
  readonly bytes: () => number
  /** Moves the world on: lists of later days appear, those of days before are final. At 18:40 unless a time is given. */
  readonly setToday: (day: string, time?: string) => void
  readonly now: () => string
  /** Lets something go wrong; answers how to end it. A later fault comes before an earlier one. */
  readonly fault: (fault: Fault) => () => void
  readonly clearFaults: () => void
  /** Every slow answer sends one more byte. */
  readonly tick: () => void
  readonly clearRequests: () => void
  readonly stop: () => Promise<void>
}

interface ActiveFault {
  readonly fault: Fault
  left: number
}

export const replayKey = 'invented-key-0123456789abcdef'

export async function startReplay(
  world: World,
  { key = replayKey, clock = () => 0 }: ReplayOptions = {},
): Promise<Replay> {
  const requests: ReplayRequest[] = []
  const faults: ActiveFault[] = []
  const ticks = new Set<() => void>()
  const inHand: Record<string, number> = {}
  const maxConcurrent: Record<string, number> = {}
  const cache = new Map<string, Answer>()
  let [now, bytes] = [`${world.today} 18:40`, 0]

  const server = createServer((request, response) => {
    answerTo(request, response).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const originOf = (host: string) => `http://127.0.0.1:${port}/${host}`

  async function answerTo(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { host, url, hasKey } = readUrl(request, key)
    // As the world's own clocks show it, Tokyo being nine hours ahead.
    response.sendDate = false
    response.setHeader('date', new Date(`${now.replace(' ', 'T')}:00+09:00`).toUTCString())
    inHand[host] = (inHand[host] ?? 0) + 1
    maxConcurrent[host] = Math.max(maxConcurrent[host] ?? 0, inHand[host])
    response.once('close', () => {
      inHand[host]!--
    })
    const body = await bodyOf(request)
    const call: Call = { host, path: url.pathname, query: url.searchParams, body, hasKey, now }
    const path = `${url.pathname}${url.search}`
    const active = faults.findLast(({ fault, left }) => left > 0 && fits(fault, host, path))
    if (active) active.left--
    const { method = 'GET', headers } = request
    const fault = active?.fault.kind ?? null
    requests.push({ method, host, path, headers: withoutKey(headers), hasKey, at: clock(), fault })
    const answer = answerOf(call, `${now} ${host}${path} ${hasKey} ${body}`)
    const outcome: Outcome = active ? await spoil(answer, active.fault, call) : { answer, delivery: 'whole' }
    if (outcome.delivery === 'whole') bytes += send(request, response, outcome.answer)
    else deliver({ request, response }, outcome, ticks)
  }

  /** Tables are made once a moment; documents each time, which is cheaper than to keep them. */
  function answerOf(call: Call, name: string): Answer {
    const handler = hosts[call.host]
    if (!handler) return notFound
    if (call.path.startsWith('/api/v2/documents')) return handler(world, call)
    const answer = cache.get(name) ?? handler(world, call)
    cache.set(name, answer)
    return answer
  }

  return {
    world,
    origins: Object.fromEntries(Object.keys(hosts).map((host) => [host, originOf(host)])),
    requests,
    maxConcurrent,
    bytes: () => bytes,
    setToday: (day, time = '18:40') => {
      now = `${day} ${time}`
      cache.clear()
    },
    now: () => now,
    fault: (fault) => {
      prepare(fault)
      const active = { fault, left: fault.times ?? Number.POSITIVE_INFINITY }
      faults.push(active)
      return () => {
        active.left = 0
      }
    },
    clearFaults: () => {
      faults.length = 0
    },
    tick: () => {
      for (const tick of ticks) tick()
    },
    clearRequests: () => {
      requests.length = 0
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** The official host, and the address without the key. */
function readUrl(request: IncomingMessage, key: string): { host: string; url: URL; hasKey: boolean } {
  const [, host = '', ...rest] = (request.url ?? '/').split('/')
  const url = new URL(`/${rest.join('/')}`, 'http://replay.invalid')
  const sent = url.searchParams.get('Subscription-Key') ?? request.headers['ocp-apim-subscription-key']
  url.searchParams.delete('Subscription-Key')
  return { host, url, hasKey: sent === key }
}

function withoutKey(headers: IncomingMessage['headers']): ReplayRequest['headers'] {
  const { 'ocp-apim-subscription-key': _, ...others } = headers
  return others
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

const fits = (fault: Fault, host: string, path: string) =>
  (fault.host === undefined || fault.host === host) && (fault.path === undefined || fault.path.test(path))

/** The whole answer, or that nothing is new. */
function send(request: IncomingMessage, response: ServerResponse, answer: Answer): number {
  const validators = validatorsOf(answer)
  const { 'if-none-match': match, 'if-modified-since': since } = request.headers
  const isSame = match ? match === validators?.etag : since !== undefined && since === validators?.['last-modified']
  if (validators && isSame) {
    response.writeHead(304, validators).end()
    return 0
  }
  const head = { ...validators, ...answer.headers, 'content-type': answer.type, 'content-length': answer.body.length }
  response.writeHead(answer.status, head).end(answer.body)
  return answer.body.length
}
