import type { IncomingMessage, ServerResponse } from 'node:http'
import { givenZip } from '#server/imports/files/given-zip.ts'
import type { ListRow } from '../day-list.ts'
import { type Answer, type Call, fileAnswer, htmlAnswer } from './answer.ts'
import { type ColumnChange, changeColumns } from './columns.ts'
import { edinetError } from './edinet-api.ts'

export type FaultKind =
  | 'status-in-body'
  | 'json-for-zip'
  | '429'
  | '503'
  | 'gdelt-text'
  | 'html'
  | 'login-page'
  | 'empty'
  | 'wrong-type'
  | 'wrong-length'
  | 'cut-zip'
  | 'bad-crc'
  | 'bomb'
  | 'pdf-for-zip'
  | 'slow'
  | 'reset-half'
  | 'day-grown'
  | 'day-shrunk'
  | 'redirect'
  | 'huge'
  | 'other-bytes'
  /** No fault: the answer has validators, which EDINET’s own had not when it was looked at. */
  | 'validators'
  | ColumnChange['kind']

/** Something that goes wrong with requests that fit. */
export interface Fault {
  readonly kind: FaultKind
  /** Official name of the host; left out, any. */
  readonly host?: string
  /** Fits the path with its query, without the key. */
  readonly path?: RegExp
  /** How often; left out, until the fault is taken back. */
  readonly times?: number
  /** `status-in-body`: 401, 404, 429 or 500. */
  readonly status?: number
  /** `429`: seconds of Retry-After; left out, the header is. */
  readonly retryAfter?: number
  readonly to?: 'foreign' | 'http' | 'loopback' | 'loop'
  readonly column?: string
  /** `other-bytes`: what comes in the place of the answer’s body. */
  readonly bytes?: Buffer
}

/** How an answer leaves: as it is, or in a way that no whole answer leaves. */
export type Delivery = 'whole' | 'wrong-length' | 'slow' | 'reset-half' | 'huge'

export interface Outcome {
  readonly answer: Answer
  readonly delivery: Delivery
}

const sorry =
  '<html><head><title>Sorry</title></head><body>ただいまメンテナンス中です。Sorry, please try later.</body></html>'
const login =
  '<html><head><title>Proxy authentication</title></head><body><form action="/login"><input name="user"><input name="password" type="password"></form></body></html>'

/** What becomes of an answer by a fault. */
export async function spoil(answer: Answer, fault: Fault, call: Call): Promise<Outcome> {
  const whole = (spoiled: Answer): Outcome => ({ answer: spoiled, delivery: 'whole' })
  switch (fault.kind) {
    case 'validators':
      return whole({ ...answer, since: '2025-01-06' })
    case 'status-in-body':
      return whole(edinetError(fault.status ?? 500))
    case 'json-for-zip':
      return whole({ ...edinetError(500), type: 'application/octet-stream' })
    case '429':
      return whole({
        ...htmlAnswer('Too Many Requests', 429),
        ...(fault.retryAfter !== undefined && { headers: { 'retry-after': String(fault.retryAfter) } }),
      })
    case '503':
      return whole(htmlAnswer(sorry, 503))
    case 'gdelt-text':
      return whole(
        fileAnswer(Buffer.from('Please limit requests to one every 5 seconds.'), 'text/plain; charset=utf-8'),
      )
    case 'html':
      return whole(htmlAnswer(sorry))
    case 'login-page':
      return whole(htmlAnswer(login))
    case 'empty':
      return whole({ ...answer, body: Buffer.alloc(0) })
    case 'other-bytes':
      return whole({ ...answer, body: fault.bytes ?? Buffer.alloc(0) })
    case 'wrong-type':
      return whole({ ...answer, type: 'text/plain; charset=utf-8' })
    case 'cut-zip':
      return whole({ ...answer, body: answer.body.subarray(0, Math.floor(answer.body.length * 0.6)) })
    case 'bad-crc':
      return whole({ ...answer, body: withWrongSums(answer.body) })
    case 'bomb':
      return whole({ ...answer, body: bomb() })
    case 'pdf-for-zip':
      return whole(fileAnswer(Buffer.from('%PDF-1.7\n%invented\n'), 'application/pdf'))
    case 'renamed-column':
    case 'added-column':
    case 'missing-column':
      return whole({ ...answer, body: await changeColumns(answer.body, { ...fault, kind: fault.kind }) })
    case 'day-grown':
    case 'day-shrunk':
      return whole({ ...answer, body: otherLength(answer.body, fault.kind) })
    case 'redirect':
      return whole({ ...htmlAnswer('', 302), headers: { location: locationOf(fault, call) } })
    default:
      return { answer, delivery: fault.kind }
  }
}

function locationOf({ to = 'foreign' }: Fault, { host, path }: Call): string {
  if (to === 'http') return `http://${host}${path}`
  if (to === 'loopback') return 'http://127.0.0.1:1/'
  return to === 'loop' ? `https://${host}${path}` : 'https://elsewhere.invalid/file.zip'
}

/** The check sums of every entry changed, in both places where an archive has them. */
function withWrongSums(zip: Buffer): Buffer {
  const wrong = Buffer.from(zip)
  for (const [mark, offset] of [
    ['PK\x03\x04', 14],
    ['PK\x01\x02', 16],
  ] as const)
    for (let at = wrong.indexOf(mark); at !== -1; at = wrong.indexOf(mark, at + 4)) wrong[at + offset]! ^= 0xff
  return wrong
}

let madeBomb: Buffer | null = null

/** Makes what takes so long that a client would not wait for it. */
export function prepare({ kind }: Fault): void {
  if (kind === 'bomb') bomb()
}

/** Unpacks to more than anything may. */
function bomb(): Buffer {
  const name = 'XBRL_TO_CSV/jpcrp030000-asr-001_E90001-000_2025-03-31_01_2025-06-20.csv'
  madeBomb ??= givenZip([{ name, content: Buffer.alloc(300 * 1024 * 1024) }], { level: 1 })
  return madeBomb
}

/** A list with a row more at its end, or without its last third. */
function otherLength(body: Buffer, kind: 'day-grown' | 'day-shrunk'): Buffer {
  const list = JSON.parse(body.toString()) as { metadata: { resultset: { count: number } }; results: ListRow[] }
  const { results } = list
  const last = results.at(-1)
  const changed =
    kind === 'day-shrunk'
      ? results.slice(0, Math.floor((results.length * 2) / 3))
      : [...results, ...(last ? [{ ...last, seqNumber: results.length + 1, docID: 'S9XGROWN' }] : [])]
  return Buffer.from(
    JSON.stringify({
      ...list,
      metadata: { ...list.metadata, resultset: { count: changed.length } },
      results: changed,
    }),
  )
}

/** Sends what no whole answer is; `ticks` collects what sends one more byte each time it is called. */
export function deliver(
  { request, response }: { readonly request: IncomingMessage; readonly response: ServerResponse },
  { answer, delivery }: Outcome,
  ticks: Set<() => void>,
): void {
  const { body } = answer
  const head = { ...answer.headers, 'content-type': answer.type }
  if (delivery === 'wrong-length') {
    response.writeHead(answer.status, { ...head, 'content-length': body.length + 1_000 })
    response.write(body, () => response.socket?.end())
  } else if (delivery === 'reset-half') {
    response.writeHead(answer.status, { ...head, 'content-length': body.length })
    response.write(body.subarray(0, Math.floor(body.length / 2)), () => response.socket?.resetAndDestroy())
  } else if (delivery === 'slow') {
    response.writeHead(answer.status, { ...head, 'content-length': body.length })
    let at = 0
    const tick = () => {
      if (at < body.length) response.write(body.subarray(at, ++at))
      if (at === body.length) response.end()
    }
    ticks.add(tick)
    response.once('close', () => ticks.delete(tick))
    tick()
  } else {
    response.writeHead(answer.status, head)
    const block = Buffer.alloc(64 * 1024, 0x41)
    const fill = () => {
      while (!response.destroyed && response.write(block)) {}
    }
    response.on('drain', fill)
    fill()
  }
  request.resume()
}
