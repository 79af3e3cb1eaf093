import { type Endpoint, Failure } from '#contract/endpoint.ts'
import { endsSession, type RefusalCode } from '#contract/refusals.ts'
import { language } from '../i18n/language.ts'
import { config } from './config.ts'

const longestWait = 30_000

/** What a call can fail with: a refusal's code, or one of the three that no server decides. */
export type FailureCode = RefusalCode | 'timeout' | 'network' | 'fault'

interface Circumstances {
  readonly requestId?: string | undefined
  /** Seconds after which another try makes sense. */
  readonly retryAfter?: number | undefined
  /** True when the session is over. */
  readonly logout?: boolean | undefined
}

/** An answer that was not the one asked for. The words for its code live with the screens. */
export class CallFailed extends Error {
  readonly code: string
  readonly requestId: string | undefined
  readonly retryAfter: number | undefined
  readonly logout: boolean

  constructor(code: string, { requestId, retryAfter, logout = false }: Circumstances = {}) {
    super(code)
    this.code = code
    this.requestId = requestId
    this.retryAfter = retryAfter
    this.logout = logout
  }
}

/** The parts of a request, whatever the endpoint. */
export interface Parts {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: Readonly<Record<string, unknown>>
}

/** The session as a request carries it. */
interface Bearer {
  readonly token: string
  readonly refresh_token: string
}

/** Put one request on the wire and hand back what the envelope held; throws `CallFailed` for anything else. */
export async function send(endpoint: Endpoint, parts: Parts, auth: Bearer | null, signal?: AbortSignal) {
  const timeout = AbortSignal.timeout(longestWait)
  const isPost = endpoint.method === 'POST'
  try {
    const reply = await fetch(addressOf(endpoint, parts, auth), {
      method: endpoint.method,
      headers: { ...(auth && { token: auth.token }), ...(isPost && { 'content-type': 'application/json' }) },
      ...(isPost && { body: JSON.stringify({ ...parts.body, lang: language() }) }),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    return contentOf(endpoint, reply.status, await reply.text())
  } catch (error) {
    if (error instanceof CallFailed || signal?.aborted) throw error
    throw new CallFailed(timeout.aborted ? 'timeout' : 'network')
  }
}

/** Language, session and a blank address join every query. Only the session's public handle travels; the secret stays here. */
function addressOf({ path }: Endpoint, { params = {}, query = {} }: Parts, auth: Bearer | null): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const handle = auth?.refresh_token.split('.')[0] ?? ''
  const context = { lang: language(), refresh_token: handle, remote_addr: '' }
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...query, ...context })) {
    if (value !== undefined) search.set(name, String(value))
  }
  return `${config().api}${filled}?${search}`
}

function contentOf(endpoint: Endpoint, status: number, text: string): unknown {
  const answer = parsed(text)
  if (status >= 200 && status < 300 && answer) return endpoint.envelope === 'bare' ? answer : answer.data
  const failure = Failure.safeParse(answer).data
  const isOver = status === 401 || failure?.logout === true || endsSession.some((code) => code === failure?.code)
  throw new CallFailed(failure?.code ?? 'fault', { ...failure, logout: isOver })
}

/** Undefined for what is no JSON object, such as the page of a proxy that could not reach the server. */
function parsed(text: string): { readonly data?: unknown } | undefined {
  try {
    const answer: unknown = JSON.parse(text)
    return typeof answer === 'object' && answer !== null ? answer : undefined
  } catch {
    return undefined
  }
}
