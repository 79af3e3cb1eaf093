import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { hostileShapes } from '../../server/test/table-shapes.ts'

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

export interface LoadReport {
  readonly took: readonly number[]
  readonly statuses: Readonly<Record<string, number>>
  readonly waited: readonly number[]
}

let isOver = false
const took: number[] = []
/** Milliseconds until what was asked for again and again was there. */
const waited: number[] = []
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

/** A file sent to be read. */
const send = (load: Load, path: string, body: string) =>
  ask(load, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })

/** Bytes of the largest file that each of these takes. */
const largestUpload = 590_000
const uploads = [
  ['/watchlists/file', ['証券コード', '国コード', '持分比率（%）'], ['1001', 'JP', '1.5']],
  ['/portfolio/file', ['code', 'name', 'value'], ['1001', 'Sample', '1200']],
  [
    '/scenarios/sites/file',
    ['拠点名', '都道府県', '固定資産（円）', '浸水深', '年間発生確率'],
    ['見本', '愛知県', '1', '0', '1%'],
  ],
] as const

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
  /** Three files at a time, one at each of three screens, which are small and much work, or as large as they may be. */
  tables: async (load: Load) => {
    await many(3, async (at) => {
      const [path, header, row] = uploads[at]!
      const bodies = [
        ...Object.values(hostileShapes).map((shape) => shape({ header, row }, 1).slice(0, largestUpload)),
        `${header.join()}\n${`${row.join()}\n`.repeat(10_000)}`,
        'a,'.repeat(7500), // Two lines of 15 kB that stopped a server once.
      ].map((text) => JSON.stringify({ file: Buffer.from(text).toString('base64'), date: '2025-12-30' }))
      for (let turn = 0; !isOver; turn++) {
        await send(load, path, bodies[turn % bodies.length]!)
        await sleep(100)
      }
    })
  },
  /** Six at a time ask for models of company after company, now and on past days, and do not wait to be told when to come back. */
  models: async (load: Load) => {
    let round = 0
    await many(6, async () => {
      while (!isOver) {
        const company = load.company + (round++ % 500)
        const model = ['simulation/levers', 'simulation/ratings', 'forecast?key=e_score'][round % 3]!
        const asOf = round % 2 === 0 ? '' : `${model.includes('?') ? '&' : '?'}asOf=${day(round % 30)}`
        await ask(load, `/companies/${company}/${model}${asOf}`)
      }
    })
  },
  /** Somebody else who opens the simulator of a company, and waits until it is there. */
  levers: async (load: Load) => {
    for (let at = 0; !isOver; at++) {
      const begun = performance.now()
      await insist(load, `/companies/${load.company + 501 + at}/simulation/levers`)
      if (!isOver) waited.push(performance.now() - begun)
    }
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
    void loads[message.kind](message).then(() =>
      process.send!({ took, statuses, waited } satisfies LoadReport, () => process.exit()),
    )
})
