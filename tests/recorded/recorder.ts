import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { RecordedServer } from './server.ts'

/** One question and what the server answered, as a recording keeps it. */
export interface Exchange {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly body?: unknown
  /** How many changes of the same screen had been answered before. */
  readonly after: number
  readonly status: number
  readonly answer: unknown
}

export interface Recording {
  readonly config: unknown
  readonly exchanges: readonly Exchange[]
}

interface RecordingSession {
  readonly server: RecordedServer
  readonly exchanges: Map<string, Promise<Exchange>>
}

/**
 * Stands between the tests of screens and the servers that they ask, a server for each recording, and takes down what is said. What
 * was asked before is answered as it was: a test in the second language sees what the first one saw, whatever that changed.
 */
export class Recorder {
  readonly #open: (name: string) => Promise<RecordedServer>
  readonly #asked = new Map<string, Promise<RecordingSession>>()
  readonly #front: Server
  address = ''

  constructor(open: (name: string) => Promise<RecordedServer>) {
    this.#open = open
    this.#front = createServer((request, reply) => {
      this.#answer(request).then(
        ({ status, answer }) => {
          reply.writeHead(status, { 'content-type': 'application/json' })
          reply.end(JSON.stringify(answer))
        },
        (error: unknown) => {
          process.stderr.write(`${request.method} ${request.url}: ${String(error)}\n`)
          reply.writeHead(500).end()
        },
      )
    })
  }

  listen(): Promise<void> {
    return new Promise((done) => {
      this.#front.listen(0, '127.0.0.1', () => {
        this.address = `http://127.0.0.1:${(this.#front.address() as { port: number }).port}`
        done()
      })
    })
  }

  async close(): Promise<void> {
    this.#front.closeAllConnections()
    this.#front.close()
    for (const session of this.#asked.values()) await (await session).server.close()
  }

  /** All that was said, by the recording that it belongs to. */
  async recordings(): Promise<ReadonlyMap<string, Recording>> {
    const all = new Map<string, Recording>()
    for (const [name, asked] of this.#asked) {
      const { server, exchanges } = await asked
      all.set(name, { config: server.config, exchanges: needed(await Promise.all(exchanges.values())) })
    }
    return all
  }

  async #answer(request: IncomingMessage): Promise<Pick<Exchange, 'status' | 'answer'>> {
    const { searchParams, pathname } = new URL(request.url!, this.address)
    const name = String(request.headers['x-recording'])
    const session = this.#asked.get(name) ?? this.#begin(name)
    this.#asked.set(name, session)
    const { server, exchanges } = await session
    if (pathname === '/app.config.json') return { status: 200, answer: server.config }
    const text = await textOf(request)
    const question = {
      method: request.method!,
      path: pathname.replace(/^\/api/, ''),
      query: Object.fromEntries([...searchParams].sort(([one], [other]) => (one < other ? -1 : 1))),
      ...(text !== '' && { body: JSON.parse(text) as object }),
      after: Number(request.headers['x-after']),
    }
    const key = JSON.stringify(question)
    const exchange = exchanges.get(key) ?? server.ask(question).then((answer) => ({ ...question, ...answer }))
    exchanges.set(key, exchange)
    return exchange
  }

  #begin = async (name: string): Promise<RecordingSession> => ({ server: await this.#open(name), exchanges: new Map() })
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

export const keyOf = ({ method, path, query, body }: Exchange) => JSON.stringify([path, method, query, body])
const saidIn = ({ status, answer }: Exchange) => JSON.stringify([status, answer])

/** In an order that does not depend on what was faster. */
export const inOrder = (exchanges: readonly Exchange[]): Exchange[] =>
  exchanges.toSorted((one, other) =>
    keyOf(one) < keyOf(other) ? -1 : keyOf(one) > keyOf(other) ? 1 : one.after - other.after,
  )

/** What is answered after a change as it was before is there once. */
const needed = (exchanges: readonly Exchange[]): Exchange[] =>
  inOrder(exchanges).filter((exchange, at, all) => {
    const before = all[at - 1]
    return !before || keyOf(before) !== keyOf(exchange) || saidIn(before) !== saidIn(exchange)
  })
