import { z } from 'zod'
import type { RefusalCode } from './refusals.ts'

/** One operation, described once: the server serves it, the web calls it, the tests fake it. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below the API base path, `/api`. */
  readonly path: `/${string}`
  /** Who may call; signed in unless said otherwise. */
  readonly access?: 'public' | 'signed-in'
  /**
   * `data` wraps the answer as `{ result: true, data }`; `bare` puts `result: true` beside its fields, for the calls whose
   * fields are fixed; `file` sends a `FileAnswer` as the file that it is.
   */
  readonly envelope?: 'data' | 'bare' | 'file'
  /** Whether it answers inside a maintenance window; no unless said otherwise. */
  readonly duringMaintenance?: true
  /** Whether trial accounts are refused. */
  readonly closedToTrials?: true
  /**
   * Whether its answer takes from the account's download counts: that of a file or a bundle always, that of a call which answers
   * more companies than a page holds only when a program makes it.
   */
  readonly counted?: 'always' | 'for-programs'
  /** Whether programs with an access token are refused: what only the person in front of a browser may do. */
  readonly closedToTokens?: true
  /**
   * Whether its query may be longer than addresses are on the way: a POST to the same path then takes it as its body, written as
   * in an address (`application/x-www-form-urlencoded`).
   */
  readonly isLong?: true
  /** Bytes of its body at most, where a megabyte is too few. */
  readonly mostBytes?: number
  /** What it is for, for the API's own pages. */
  readonly summary: string
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  readonly response: z.ZodType
  readonly refusals: readonly RefusalCode[]
}

type Method = Endpoint['method']

/** An endpoint of its method and path, written as in a request: `GET /companies`. */
export function endpoint<
  const M extends Method,
  const P extends Endpoint['path'],
  const E extends Omit<Endpoint, 'method' | 'path'>,
>(request: `${M} ${P}`, definition: E): E & { readonly method: M; readonly path: P } {
  const [method, path] = request.split(' ') as [M, P]
  return { method, path, ...definition }
}

type Part<E extends Endpoint, K extends 'params' | 'query' | 'body'> =
  E[K] extends z.ZodType<infer Output> ? Output : undefined
type Sent<E extends Endpoint, K extends 'params' | 'query' | 'body'> =
  E[K] extends z.ZodType<unknown, infer Sent> ? Sent : undefined

/** What a handler receives: parsed. */
export interface Input<E extends Endpoint> {
  readonly params: Part<E, 'params'>
  readonly query: Part<E, 'query'>
  readonly body: Part<E, 'body'>
}

/** What a caller hands over: before parsing, and only the parts that the endpoint has. */
export type Request<E extends Endpoint> = {
  readonly [K in 'params' | 'query' | 'body' as E[K] extends z.ZodType ? K : never]: Sent<E, K>
}

export type Output<E extends Endpoint> = z.output<E['response']>

/** Fields that ordinary calls add to their query string: language, the session's public handle, and a blank address. */
export const CallContext = z.object({
  lang: z.enum(['ja', 'en']).optional(),
  refresh_token: z.string().max(200).optional(),
  remote_addr: z.string().max(64).optional(),
})
export type CallContext = z.infer<typeof CallContext>

/** A file as an endpoint with the envelope `file` answers it. */
export const FileAnswer = z.object({
  /** With its ending; in any script. */
  name: z.string().min(1).max(200),
  type: z.string(),
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  /** Characters that the file's encoding does not have and that were replaced in it. */
  replaced: z.int().min(0).default(0),
})
export type FileAnswer = z.output<typeof FileAnswer>

/** Header that carries `replaced` of a file. */
export const replacedHeader = 'x-satoyama-replaced'

/** Header of an answer to somebody signed in: the revision of the market that it was taken from, raised by every import. */
export const marketHeader = 'x-satoyama-market'

/** Bytes of a query above which it is sent as the body of a POST, where the endpoint takes it so: what proxies let pass. */
export const longestQuery = 4000

/** Bytes of a query that the server reads: the longest search in Japanese is 9 bytes a character, and has columns and orders besides. */
export const maxQueryBytes = 120_000
