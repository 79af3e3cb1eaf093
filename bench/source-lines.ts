import { buildApp } from '../server/app.ts'
import { readConfig } from '../server/config.ts'
import { postbox } from '../server/mail/outbox.ts'
import { Market } from '../server/market/market.ts'
import { addAccount } from '../server/session/accounts.ts'
import { onFreshDatabase } from './database.ts'
import { givenTable } from './large-table.ts'
import { ms, print, spread, timed } from './measure.ts'

const callers = 20

/** Twenty people who ask why, each about a line of one table of 42 MB, and one who searches meanwhile. */
export async function benchSourceLines(): Promise<void> {
  await onFreshDatabase(async (db, connection, home) => {
    const { sha256, documentId, lines } = await givenTable(db)
    const account = { email: 'a@b.example', name: 'A', companyName: 'B', password: 'bench-Password-1' }
    await addAccount(db, account, new Date())
    const market = new Market({ connection, home: null })
    const config = readConfig({ SATOYAMA_LOG: 'silent', SATOYAMA_HOME: home })
    const outside = { wait: async () => {}, postbox: postbox(null), address: () => 'http://localhost' }
    const app = await buildApp({ db, config, clock: () => new Date(), market, ...outside })
    const { email, password } = account
    const signedIn = await app.inject({ method: 'POST', url: '/api/login', payload: { email, password } })
    const { token } = signedIn.json<{ token: string }>()
    const headers = { token }

    let call = 0
    const ask = () => {
      const line = 2 + ((++call * 7919) % (lines - 1))
      const query = { item: 'close', sha256, line: String(line) }
      return app.inject({
        url: `/api/documents/${documentId}/lines`,
        query,
        headers,
        remoteAddress: `10.0.0.${call % 200}`,
      })
    }
    const search = () => app.inject({ url: '/api/companies', query: { q: 'とよ' }, headers, remoteAddress: '10.1.0.1' })

    const alone: number[] = []
    for (let round = 0; round < 200; round++) alone.push(await timed(search))
    const before = process.memoryUsage().rss
    let peak = before
    const watch = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage().rss)
    }, 5)
    let isOver = false
    const searches: number[] = []
    const searching = (async () => {
      while (!isOver) {
        searches.push(await timed(search))
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
    })()
    const first = await timed(ask)
    const times: number[] = []
    for (let round = 0; round < 40; round++)
      await Promise.all(Array.from({ length: callers }, async () => times.push(await timed(ask))))
    isOver = true
    await searching
    clearInterval(watch)
    const answer = (await ask()).json<{ data: { isIntact: boolean; lines: unknown[] } }>().data
    await app.close()
    await market.close()
    print(`${lines} lines, ${answer.lines.length} shown, intact: ${answer.isIntact}`)
    print(`first call          ${ms(first)}`)
    const [lined, searched] = [spread(times), spread(searches)]
    print(`${callers} callers at once  p50 ${ms(lined.median)}, p99 ${ms(lined.p99)}`)
    const nothing = spread(alone)
    print(`searches alone      p50 ${ms(nothing.median)}, p99 ${ms(nothing.p99)}`)
    print(`searches meanwhile  p50 ${ms(searched.median)}, p99 ${ms(searched.p99)} (${searches.length})`)
    print(`memory              ${Math.round((peak - before) / 1024 ** 2)} MiB more`)
  })
}
