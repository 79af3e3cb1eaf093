import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { openDatabase } from '../../server/db/database.ts'
import { addAccount, type NewAccount } from '../../server/session/accounts.ts'
import { marketTemplate } from '../../server/test/markets.ts'
import { openApp } from '../../server/test/open-app.ts'
import type { Exchange } from './recorder.ts'

/** Noon in Tokyo, some days after the market was made. `web/test/recorded.ts` has the same day. */
const now = new Date('2026-01-15T03:00:00Z')
const market = { companies: 60, seed: 8 } as const
const credentials = { email: 'reader@satoyama.example', password: 'recorded-Password-1' }

/** What the reader of a recording is, where it makes a difference. */
const readers: Readonly<Record<string, Partial<NewAccount>>> = {
  'simulator-one-vendor': { vendors: ['cdp'] },
}

export interface RecordedServer {
  /** What a browser is told before it starts. */
  readonly config: unknown
  ask(question: Pick<Exchange, 'method' | 'path' | 'query' | 'body'>): Promise<Pick<Exchange, 'status' | 'answer'>>
  close(): Promise<void>
}

/** A server with a market and an account of its own, so that no recording depends on what another one changed. Its clock stands still. */
export async function openRecordedServer(cluster: pg.ClientConfig, name: string): Promise<RecordedServer> {
  const database = `recorded_${randomBytes(4).toString('hex')}`
  const admin = new pg.Client(cluster)
  await admin.connect()
  await admin.query(`create database ${database} template ${await marketTemplate(admin, cluster, market)}`)
  await admin.end()
  const connection = { ...cluster, database }
  const db = openDatabase(connection)
  const given = { ...credentials, name: 'Reader', companyName: 'Recorded Asset', ...readers[name] }
  await addAccount(db, given, new Date('2026-01-01T00:00:00Z'))
  // It has a mail server to name, and nothing that sends.
  const env = { SMTP_URL: 'smtp://mail.satoyama.example' }
  const { app, market: memory } = await openApp({ db, connection }, { clock: () => now, env })
  const signedIn = await app.inject({ method: 'POST', url: '/api/login', payload: credentials })
  const { token } = signedIn.json()
  const config = (await app.inject('/app.config.json')).json()
  return {
    config: { ...config, whyNoPdf: null }, // Whatever this machine has.
    ask: ({ method, path, query, body }) => ask(app, { method, path, query, body, token }),
    async close() {
      await app.close()
      await memory.close()
      await db.destroy()
    },
  }
}

interface Question extends Pick<Exchange, 'method' | 'path' | 'query' | 'body'> {
  readonly token: string
}

/** As every client is told to, it asks again while something is being made. */
async function ask(
  app: FastifyInstance,
  { method, path, query, body, token }: Question,
): Promise<Pick<Exchange, 'status' | 'answer'>> {
  for (;;) {
    const reply = await app.inject({
      method: method as 'GET',
      url: `/api${path}`,
      query: { ...query },
      headers: { token },
      ...(body !== undefined && { payload: body as object }),
    })
    if (!String(reply.headers['content-type']).startsWith('application/json'))
      throw new Error('answers a file, which no recording holds')
    const answer = reply.json()
    if (answer.code === 'market.preparing' || isHalf(answer)) await setTimeout(200)
    else return { status: reply.statusCode, answer: shortened(path, withoutRequest(answer)) }
  }
}

/** Scores come before those of the other rules for missing figures, which a screen asks for again. */
const isHalf = (answer: object) => JSON.stringify(answer).includes('"isReady":false')

/** A company's raw data are a megabyte; some of its cells are enough to draw a screen from. */
function shortened(path: string, answer: object): object {
  const { data } = answer as { readonly data?: { readonly cells?: readonly unknown[] } }
  if (!path.endsWith('/raws') || !data?.cells) return answer
  return { ...answer, data: { ...data, cells: data.cells.slice(0, 120) } }
}

/** A refusal without the number of its request, which is another one each time. */
function withoutRequest(answer: { readonly requestId?: string }): object {
  const { requestId: _, ...rest } = answer
  return rest
}
