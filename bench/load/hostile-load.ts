import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** What one process of ours does to the server until its parent tells it to stop; it answers with what it saw. */
export interface Load {
  readonly address: string
  readonly token: string
  readonly kind: keyof typeof loads
  /** Number of a company that some of them ask for. */
  readonly company: number
  /** Where a line of a large table is asked for, up to its number, and how many lines it has. */
  readonly line: string
  readonly lines: number
}

export interface Seen {
  readonly took: readonly number[]
  readonly statuses: Readonly<Record<string, number>>
}

let isOver = false
const took: number[] = []
const statuses: Record<string, number> = {}

function count(what: string): void {
  statuses[what] = (statuses[what] ?? 0) + 1
}

async function ask({ address, token }: Load, path: string, init: RequestInit = {}): Promise<Response> {
  const begun = performance.now()
  // A network of its own for each call: the limit of calls a minute is not what is measured.
  const network = `10.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}.1`
  const headers = { token, 'x-forwarded-for': network, ...init.headers }
  const reply = await fetch(`${address}/api${path}`, { ...init, headers })
  await reply.arrayBuffer()
  took.push(performance.now() - begun)
  count(String(reply.status))
  return reply
}

/** Asks again as it is told to, as the screen does. */
async function insist(load: Load, path: string): Promise<void> {
  while (!isOver) {
    const reply = await ask(load, path)
    if (reply.status !== 503) return
    await sleep(1000 * Number(reply.headers.get('retry-after') ?? 1))
  }
}

const many = (count: number, work: (at: number) => Promise<void>) =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)))

const day = (at: number) => new Date(Date.UTC(2022, 0, 1 + at * 31)).toISOString().slice(0, 10)
const recipes = ['industry', 'time-series', 'worst-value'].flatMap((inference) =>
  ['short', 'long'].flatMap((period) =>
    ['gics74', 'gics69', 'gics25', 'gics24', 'gics11', 'tse33'].map(
      (peers) => `inference=${inference}&period=${period}&peers=${peers}`,
    ),
  ),
)

const loads = {
  /** Other people: a call every 50 ms, one screen after the other, whether or not the ones before were answered. */
  others: async (load: Load) => {
    const paths = [
      `/companies/${load.company}/scores`,
      '/companies?q=7203',
      '/search?where=market(PRM),E-CC-022(..2)&perPage=50',
      `/companies/${load.company}/raws`,
    ]
    const open: Promise<unknown>[] = []
    for (let at = 0; !isOver; at++) {
      open.push(ask(load, paths[at % paths.length]!))
      await sleep(50)
    }
    await Promise.all(open)
  },
  /** Other people who open companies: the scores of one every 50 ms. */
  scores: async (load: Load) => {
    const open: Promise<unknown>[] = []
    while (!isOver) {
      open.push(ask(load, `/companies/${load.company}/scores`))
      await sleep(50)
    }
    await Promise.all(open)
  },
  /** Thirty past days at once, then all recipes of one. */
  days: async (load: Load) => {
    await many(30, (at) => insist(load, `/companies/${load.company}/scores?asOf=${day(at)}`))
    await many(recipes.length, (at) => insist(load, `/companies/${load.company}/scores?asOf=2024-12-31&${recipes[at]}`))
  },
  /** Ten searches at a time for as many words as there may be, none asked before. */
  words: async (load: Load) => {
    let round = 0
    await many(10, async () => {
      while (!isOver) {
        const words = Array.from({ length: 50 }, (_, at) => `w${at}r${round}`)
        round++
        await ask(load, `/search?where=word(${words.join()})`)
      }
    })
  },
  /** Two hundred bodies that come a byte a second. */
  trickle: async (load: Load) => {
    const { hostname, port } = new URL(load.address)
    await many(200, async () => {
      while (!isOver) {
        const socket = connect(Number(port), hostname)
        socket.on('error', () => {}) // It is cut off, as it should be.
        socket.write(`POST /api/scores/custom HTTP/1.1\r\nhost: ${hostname}\r\ntoken: ${load.token}\r\n`)
        socket.write('content-type: application/json\r\ncontent-length: 100000\r\n\r\n')
        const begun = performance.now()
        while (!isOver && !socket.closed) {
          await sleep(1000)
          socket.write(' ')
          socket.resume()
        }
        count(isOver ? 'still open' : 'cut off')
        took.push(performance.now() - begun)
        socket.destroy()
      }
    })
  },
  /** Twenty at a time look at lines of a large table. */
  lines: async (load: Load) => {
    await many(20, async () => {
      while (!isOver) await ask(load, `${load.line}${2 + Math.floor(Math.random() * (load.lines - 2))}`)
    })
  },
} as const

process.on('message', (message: Load | 'stop') => {
  if (message === 'stop') isOver = true
  else
    void loads[message.kind](message).then(() => process.send!({ took, statuses } satisfies Seen, () => process.exit()))
})
