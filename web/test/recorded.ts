import type { QueryClient } from '@tanstack/react-query'
import { waitFor } from '@testing-library/react'
import { vi } from 'vitest'
import type { z } from 'zod'
import { AppConfig } from '#contract/account/app-config.ts'
import { Failure } from '#contract/failure.ts'
import type { Endpoint } from '#contract/wire/endpoint.ts'
import { setConfig } from '../app/config.ts'
import { atEnd } from './at-end.ts'
import { type Answer, answer, givenSession, replyOf, type Screen, type Sent, showAt } from './render.tsx'
import { unknownField } from './unknown-field.ts'

interface Question {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly body?: unknown
}
export interface Exchange extends Question {
  /** How many changes the same screen had made before. */
  readonly after: number
  readonly status: number
  readonly answer: unknown
}
export interface Recording {
  readonly config: unknown
  readonly exchanges: readonly Exchange[]
}

/** Address of whoever records, while it does: then a real server answers. */
const recorder: string | undefined = import.meta.env.VITE_RECORDER
const samples = import.meta.glob<Recording>('./samples/*.json', { import: 'default' })
const contract = import.meta.glob<Record<string, unknown>>(['../../contract/**/*.ts', '!../../contract/**/*.test.ts'])
/** The day on which the recorded servers stand. */
const now = new Date('2026-01-15T03:00:00Z')

/** What was recorded, but for something: `changed(listLevers, (levers) => ({ ...levers, score: null }))`. */
export interface Changed {
  readonly endpoint: Endpoint
  readonly change: (data: never) => unknown
}

export function changed<E extends Endpoint>(
  endpoint: E,
  change: (data: z.output<E['response']>) => z.output<E['response']>,
): Changed {
  return { endpoint, change }
}

export interface RecordedScreen extends Screen {
  readonly sent: readonly Sent[]
  /** What the network answered to an endpoint last, as the contract reads it: what a screen has to show. */
  answered<E extends Endpoint>(endpoint: E): z.output<E['response']>
}

/**
 * Draw the application at an address with the answers that a real server gave (`npm run test:record`). Answers given here stand in
 * front of those: refusals, empty states, what one does not wait for. What nobody recorded fails the test.
 */
export async function renderRecorded(
  address: string,
  name: string,
  front: readonly (Answer | Changed)[] = [],
): Promise<RecordedScreen> {
  vi.useFakeTimers({ toFake: ['Date'], now })
  const endpoints = await allEndpoints()
  const recording = recorder ? null : await recordingOf(name, endpoints)
  setConfig(AppConfig.parse(recording ? recording.config : await live('/app.config.json', name)))
  const sent: Sent[] = []
  const exchanges: Exchange[] = []
  const missing: string[] = []
  const state = { changes: 0, open: 0 }
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const url = new URL(input, 'http://localhost')
    const { method = 'GET', headers, body } = init
    sent.push({ url, headers: new Headers(headers), body: body ? JSON.parse(String(body)) : undefined })
    const question = questionOf(url, { method, body: sent.at(-1)!.body })
    const given = front.find(({ endpoint }) => endpoint.method === method && matches(endpoint, question.path))
    if (given && !('change' in given)) return replyOf(given)
    state.open++
    try {
      const exchange = recording
        ? answerOf(recording, question, state.changes)
        : await liveExchange(question, { name, after: state.changes })
      if (!exchange) {
        missing.push(textOf(question))
        throw new Error(`nobody recorded ${textOf(question)}`)
      }
      if (method !== 'GET' && exchange.status < 300) state.changes++
      if (given) {
        const data = given.change(contentOf(given.endpoint, exchange) as never)
        return replyOf(answer(given.endpoint, data))
      }
      exchanges.push(exchange)
      return Response.json(exchange.answer, { status: exchange.status })
    } finally {
      state.open--
    }
  })
  await givenSession()
  const { queries, ...shown } = showAt(address)
  atEnd(() => rest({ queries, state, missing, name }))
  return {
    ...shown,
    sent,
    answered<E extends Endpoint>(endpoint: E) {
      const last = exchanges.findLast(({ method, path }) => method === endpoint.method && matches(endpoint, path))
      if (!last) throw new Error(`${endpoint.method} ${endpoint.path} was not asked`)
      return contentOf(endpoint, last) as z.output<E['response']>
    },
  }
}

interface Standing {
  readonly queries: QueryClient
  readonly state: { readonly open: number }
  readonly missing: readonly string[]
  readonly name: string
}

/** Until nothing is asked any more: so the same is asked whenever the test is made, and all of it has been recorded. */
async function rest({ queries, state, missing, name }: Standing): Promise<void> {
  await vi.dynamicImportSettled()
  await waitFor(() => {
    if (state.open > 0 || queries.isFetching() > 0) throw new Error(`${name}: still asking`)
  })
  if (missing.length > 0)
    throw new Error(`${name}.json does not hold ${[...new Set(missing)].join(', ')}; npm run test:record records it`)
}

/** Without language and session, which the answers that are recorded do not depend on. */
function questionOf(url: URL, { method, body }: { method: string; body: unknown }): Question {
  const isContext = ([name]: [string, unknown]) => ['lang', 'refresh_token', 'remote_addr'].includes(name)
  const query = [...url.searchParams].filter((entry) => !isContext(entry)).sort(([a], [b]) => (a < b ? -1 : 1))
  const rest = Object.entries((body ?? {}) as object).filter((entry) => !isContext(entry))
  return {
    method,
    path: url.pathname.replace(/^\/api/, ''),
    query: Object.fromEntries(query),
    ...(rest.length > 0 && { body: Object.fromEntries(rest) }),
  }
}

const keyOf = ({ method, path, query, body }: Question) => JSON.stringify([method, path, query, body])
const textOf = ({ method, path, query, body }: Question) =>
  `${method} ${path}?${new URLSearchParams(query)}${body === undefined ? '' : ` ${JSON.stringify(body)}`}`

/** The latest that was said after no more changes than there have been. */
function answerOf({ exchanges }: Recording, question: Question, changes: number): Exchange | undefined {
  return exchanges
    .filter((exchange) => keyOf(exchange) === keyOf(question) && exchange.after <= changes)
    .sort((one, other) => one.after - other.after)
    .at(-1)
}

const matches = ({ path }: Endpoint, requestPath: string) =>
  new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(requestPath)

export async function allEndpoints(): Promise<readonly Endpoint[]> {
  const modules = await Promise.all(Object.values(contract).map((load) => load()))
  const isEndpoint = (value: unknown): value is Endpoint =>
    typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'response' in value
  // The more of a path is written out, the closer it fits.
  const parts = ({ path }: Endpoint) => path.split(':').length
  return modules.flatMap((module) => Object.values(module).filter(isEndpoint)).sort((a, b) => parts(a) - parts(b))
}

const read = new Map<string, Promise<Recording>>()

/** A recording whose answers are those of the contract as it is now. */
function recordingOf(name: string, endpoints: readonly Endpoint[]): Promise<Recording> {
  const recording = read.get(name) ?? checked(name, endpoints)
  read.set(name, recording)
  return recording
}

async function checked(name: string, endpoints: readonly Endpoint[]): Promise<Recording> {
  const load = samples[`./samples/${name}.json`]
  if (!load) throw new Error(`there is no recording ${name}; npm run test:record makes it`)
  const [own, shared] = await Promise.all([load(), samples['./samples/shared.json']!()])
  const recording = { ...own, exchanges: [...own.exchanges, ...shared.exchanges] }
  checkContract(name, recording.exchanges, endpoints)
  return recording
}

/** Throws where an answer is not what the contract says now: it has moved since somebody recorded it. */
export function checkContract(name: string, exchanges: readonly Exchange[], endpoints: readonly Endpoint[]): void {
  for (const exchange of exchanges) {
    const endpoint = endpoints.find((one) => one.method === exchange.method && matches(one, exchange.path))
    const fault = endpoint ? faultOf(endpoint, exchange) : 'the contract has no such endpoint'
    if (fault)
      throw new Error(`${name}.json is not what the contract says; npm run test:record. ${textOf(exchange)}: ${fault}`)
  }
}

function faultOf(endpoint: Endpoint, exchange: Exchange): string | undefined {
  const unknown = unknownField(endpoint, exchange)
  if (unknown) return `the call has no ${unknown}`
  try {
    if (exchange.status >= 300) Failure.parse(exchange.answer)
    else contentOf(endpoint, exchange)
    return undefined
  } catch (error) {
    return String(error)
  }
}

function contentOf(endpoint: Endpoint, { answer }: Exchange): unknown {
  const { data, ...bare } = answer as { readonly data?: unknown }
  return (endpoint.response as z.ZodType).parse(endpoint.envelope === 'bare' ? bare : data)
}

/** What the real server says while it is recorded. */
async function liveExchange(question: Question, { name, after }: { name: string; after: number }): Promise<Exchange> {
  const { method, path, query, body } = question
  const init = { method, ...(body !== undefined && { body: JSON.stringify(body) }) }
  const reply = await network(`${recorder}/api${path}?${new URLSearchParams(query)}`, {
    ...init,
    headers: { 'x-recording': name, 'x-after': String(after) },
  })
  return { ...question, after, status: reply.status, answer: await reply.json() }
}

async function live(path: string, name: string): Promise<unknown> {
  return (await network(`${recorder}${path}`, { headers: { 'x-recording': name } })).json()
}

/** As it was before any test put another one in its place. */
const network = globalThis.fetch
