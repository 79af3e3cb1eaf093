import { Failure, type RoomUsed } from '#contract/failure.ts'
import type { SearchFault } from '#contract/search/fault.ts'
import type { DownloadStanding } from '#contract/wire/download-count.ts'
import { type Endpoint, type FileAnswer, longestQuery, marketHeader, replacedHeader } from '#contract/wire/endpoint.ts'
import { language } from '../i18n/language.ts'
import { config } from './config.ts'
import { noteRevision } from './market/revision.ts'

const longestWait = 30_000
/** A large file may take minutes to make. */
const longestWaitForFile = 180_000

interface Circumstances {
  readonly search?: SearchFault | undefined
  readonly weights?: Failure['weights']
  readonly room?: RoomUsed | undefined
  /** The part of the request that is not valid, as the contract calls it. */
  readonly field?: string | undefined
  /** HTTP status; undefined when there was no answer. */
  readonly status?: number | undefined
  readonly requestId?: string | undefined
  /** Seconds after which another try makes sense. */
  readonly retryAfter?: number | undefined
  /** True when the server says that the session is over. */
  readonly logout?: boolean | undefined
  /** True inside a maintenance window. */
  readonly mente?: boolean | undefined
  /** Where the account stands, with a download over its limit. */
  readonly download?: DownloadStanding | undefined
}

/** A call that failed. The words for its code live with the screens. */
export class CallFailed extends Error {
  readonly code: string
  readonly status: number | undefined
  readonly requestId: string | undefined
  readonly retryAfter: number | undefined
  readonly logout: boolean
  readonly mente: boolean
  /** What is wrong with a search that was refused. */
  readonly search: SearchFault | undefined
  /** What is wrong with weights that were refused, and in which cells. */
  readonly weights: Failure['weights']
  readonly download: DownloadStanding | undefined
  /** What the account keeps of what it has no more room for. */
  readonly room: RoomUsed | undefined
  readonly field: string | undefined

  constructor(code: string, circumstances: Circumstances = {}) {
    super(code)
    this.code = code
    this.status = circumstances.status
    this.requestId = circumstances.requestId
    this.retryAfter = circumstances.retryAfter
    this.logout = circumstances.logout ?? false
    this.mente = circumstances.mente ?? false
    this.download = circumstances.download
    this.room = circumstances.room
    this.field = circumstances.field
    this.search = circumstances.search
    this.weights = circumstances.weights
  }
}

/** The parts of a request, whatever the endpoint. */
export interface RequestParts {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: Readonly<Record<string, unknown>>
}

/** The session as a request carries it. */
interface Bearer {
  readonly token: string
  readonly refresh_token: string
}

/** Put one request on the wire and return the content of the envelope; throws `CallFailed` for anything else. */
export async function send(endpoint: Endpoint, parts: RequestParts, auth: Bearer | null, signal?: AbortSignal) {
  const timeout = AbortSignal.timeout(endpoint.envelope === 'file' ? longestWaitForFile : longestWait)
  const { address, method, body } = requestOf(endpoint, parts, auth)
  try {
    const reply = await fetch(address, {
      method,
      headers: {
        ...(auth && { token: auth.token }),
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    noteRevision(reply.headers.get(marketHeader))
    if (endpoint.envelope === 'file' && isFile(reply)) return await fileOf(reply)
    const text = await reply.text()
    if (!reply.ok) await loadFailureWords()
    return contentOf(endpoint, reply.status, text)
  } catch (error) {
    if (error instanceof CallFailed || signal?.aborted) throw error
    throw new CallFailed(timeout.aborted ? 'timeout' : 'network')
  }
}

/** Words of refusals come with the first one; without the line to get them, a refusal reads as a fault. */
const loadFailureWords = () => import('../ui/failures/failure-messages.ts').catch(() => undefined)

/** A query that is longer than addresses may be on the way goes as a body, where the endpoint takes it so. */
function requestOf(endpoint: Endpoint, parts: RequestParts, auth: Bearer | null) {
  const query = searchOf(parts.query)
  if (endpoint.isLong && query.toString().length > longestQuery)
    return { address: addressOf(endpoint, { ...parts, query: {} }, auth), method: 'POST', body: query }
  const body = bodyOf(endpoint, parts, auth)
  return { address: addressOf(endpoint, parts, auth), method: endpoint.method, body: body && JSON.stringify(body) }
}

/** POST adds language and session to its body; the two calls that need the session's secret bring it themselves. */
function bodyOf({ method }: Endpoint, { body }: RequestParts, auth: Bearer | null): object | undefined {
  if (method !== 'POST') return body
  return { lang: language(), ...(auth && { refresh_token: handleOf(auth) }), ...body }
}

/** The session's public name; its secret stays here. */
function handleOf({ refresh_token }: Bearer): string {
  return refresh_token.split('.')[0]!
}

/** Language, session and a blank address join every query. */
function addressOf({ path }: Endpoint, { params = {}, query = {} }: RequestParts, auth: Bearer | null): string {
  const filledPath = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const context = { lang: language(), refresh_token: auth ? handleOf(auth) : '', remote_addr: '' }
  return `${config().api}${filledPath}?${searchOf({ ...query, ...context })}`
}

function searchOf(query: RequestParts['query'] = {}): URLSearchParams {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  return search
}

const isFile = ({ ok, headers }: Response) => ok && headers.has('content-disposition')

async function fileOf(reply: Response): Promise<FileAnswer> {
  const name = /filename\*=UTF-8''([^;]+)/i.exec(reply.headers.get('content-disposition')!)?.[1]
  return {
    name: decodeURIComponent(name ?? 'download'),
    type: reply.headers.get('content-type') ?? '',
    bytes: new Uint8Array(await reply.arrayBuffer()),
    replaced: Number(reply.headers.get(replacedHeader) ?? 0),
  }
}

function contentOf(endpoint: Endpoint, status: number, text: string): unknown {
  const answer = parsed(text)
  const isGood = status >= 200 && status < 300 && answer?.result === true
  if (isGood && endpoint.envelope === 'bare') return answer
  if (isGood && answer.mente !== true) return answer.data
  const failure = AnyFailure.safeParse(answer).data
  const code = failure?.code ?? (failure?.mente ? 'maintenance' : 'fault')
  throw new CallFailed(code, { ...failure, status })
}

/** Whoever answers in the server's place, such as a proxy, may not know every field. */
const AnyFailure = Failure.omit({ result: true }).partial()

interface Answer {
  readonly result?: unknown
  readonly data?: unknown
  readonly mente?: unknown
}

/** Undefined for what is no JSON object, such as the page of a proxy that could not reach the server. */
function parsed(text: string): Answer | undefined {
  try {
    const answer: unknown = JSON.parse(text)
    return typeof answer === 'object' && answer !== null ? answer : undefined
  } catch {
    return undefined
  }
}

/** Whether the server is still working it out: the same call will answer soon. */
export function isBeingMade(error: unknown): boolean {
  return error instanceof CallFailed && (error.code === 'market.preparing' || error.code === 'market.busy')
}
