import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type pg from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { signIn } from '#contract/account/session.ts'
import type { Endpoint, Request } from '#contract/wire/endpoint.ts'
import type { Building } from '#server/app.ts'
import type { Db } from '#server/db/database.ts'
import type { Market } from '#server/market/market.ts'
import { addAccount, type NewAccount } from '#server/session/accounts.ts'
import { type Opening, openApp } from './open-app.ts'

export { supportEmail } from './open-app.ts'
export const password = 'correct-Horse-1'

export interface Reply {
  readonly status: number
  /** A file is its bytes. */
  // biome-ignore lint/suspicious/noExplicitAny: tests say what they expect
  readonly body: any
  readonly headers: Readonly<Record<string, unknown>>
}

/** What its building takes, and what it stands on. */
type AppSettings = Building & Pick<Opening, 'env' | 'patience' | 'whyNoPdf'>

export interface From {
  /** Network address that it comes from. */
  readonly address?: string
  /** What stands in the query string besides the endpoint's own. */
  readonly context?: Readonly<Record<string, string>>
  readonly userAgent?: string
  /** What stands in the `Authorization` header. */
  readonly authorization?: string
  /** The cookie of its browser, as `cookieOf` takes it from an answer. */
  readonly cookie?: string | undefined
}

/** The application on a test database with a clock that stands still until it is set. Call once at the top of a file. */
export function givenApp(
  database: { readonly db: Db; readonly connection: pg.ClientConfig },
  { env, patience, whyNoPdf, ...building }: AppSettings = {},
) {
  const running: { app?: FastifyInstance; market?: Market } = {}
  const clock = { now: new Date('2026-01-15T03:00:00Z') }
  const waits: number[] = []
  beforeAll(async () => {
    const opening = { clock: () => clock.now, waits, env, patience, whyNoPdf, building }
    Object.assign(running, await openApp(database, opening))
  })
  afterAll(async () => {
    running.app?.server.closeAllConnections() // A client may keep one on which it never asked anything.
    await running.app?.close()
    await running.market?.close()
  })

  /** As a browser does, it asks again for what is still being made or took too long: a busy machine is slow, not wrong. */
  async function call<E extends Endpoint>(
    endpoint: E,
    request: Request<E>,
    token?: string,
    from: From = {},
  ): Promise<Reply> {
    for (;;) {
      const reply = await callOnce(endpoint, request, token, from)
      if (reply.body?.code !== 'market.preparing' && reply.body?.code !== 'request.too-long') return reply
      await setTimeout(100)
    }
  }

  async function callOnce<E extends Endpoint>(
    endpoint: E,
    input: Request<E>,
    token: string | undefined,
    { address = '127.0.0.1', context = {}, userAgent, authorization, cookie }: From,
  ): Promise<Reply> {
    const { params = {}, query = {}, body } = input as Record<string, Record<string, unknown>>
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
    const reply = await running.app!.inject({
      method: endpoint.method,
      url: `/api${path}`,
      query: Object.fromEntries(Object.entries({ ...context, ...query }).map(([name, value]) => [name, String(value)])),
      headers: {
        ...(token && { token }),
        ...(userAgent && { 'user-agent': userAgent }),
        ...(authorization && { authorization }),
        ...(cookie && { cookie }),
      },
      remoteAddress: address,
      ...(body && { payload: body }),
    })
    const isJson = String(reply.headers['content-type']).startsWith('application/json')
    return { status: reply.statusCode, body: isJson ? reply.json() : reply.rawPayload, headers: reply.headers }
  }

  return {
    clock,
    /** What answers waited for, in milliseconds; nobody really waits. */
    waits,
    call,
    address: () => running.app!.listeningOrigin,
    /** The market in memory that it shows. */
    market: () => running.market!,
    inject: (request: string | InjectOptions): Promise<LightMyRequestResponse> => running.app!.inject(request),
    /** Over the network, for what has to do with connections; answers the port. */
    async listen(): Promise<number> {
      await running.app!.listen({ port: 0, host: '127.0.0.1' })
      return (running.app!.server.address() as { port: number }).port
    },
    /** A token of a new account. */
    async signedIn(email = 'analyst@asset.example'): Promise<string> {
      await givenAccount(database.db, email)
      return (await call(signIn, { body: { email, password } })).body.token
    },
  }
}

/** What an answer gives a browser to keep, as the browser sends it back. */
export function cookieOf({ headers }: Reply): string | undefined {
  return headers['set-cookie'] === undefined ? undefined : String(headers['set-cookie']).split(';')[0]
}

export async function givenAccount(db: Db, email: string, parts: Partial<NewAccount> = {}): Promise<void> {
  const account = { email, name: 'Analyst', companyName: 'Asset', password, ...parts }
  await addAccount(db, account, new Date('2026-01-01T00:00:00Z')).catch((error: { code?: string }) => {
    if (error.code !== '23505') throw error // The account is there already.
  })
}
