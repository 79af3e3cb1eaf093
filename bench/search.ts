import { sql } from 'kysely'
import { buildApp } from '../server/app.ts'
import { listCompanies } from '../server/companies/queries.ts'
import { readConfig } from '../server/config.ts'
import { importFile } from '../server/imports/store/import-file.ts'
import { postbox } from '../server/mail/outbox.ts'
import { Market } from '../server/market/market.ts'
import { addAccount } from '../server/session/accounts.ts'
import { onFreshDatabase } from './database.ts'
import { benchFiles } from './market.ts'
import { ms, print, spread, timed } from './measure.ts'

const words = [
  'と',
  'とよ',
  'とよた',
  'TOYOTA',
  '7203',
  '72030',
  'トヨタ',
  '電機',
  'みほん',
  'holdings',
  '株式',
  'zzzz',
]
const rounds = 40

/** Search as one types, through the API and in the query alone, against a plain `like '%…%'` over the names. */
export async function benchSearch(): Promise<void> {
  const { codeList } = benchFiles()
  await onFreshDatabase(async (db, connection) => {
    await importFile(db, { ...codeList, by: 'bench', now: new Date() })
    await addAccount(
      db,
      { email: 'a@b.example', name: 'A', companyName: 'B', password: 'bench-Password-1' },
      new Date(),
    )
    const market = new Market({ connection, home: null })
    const config = readConfig({ SATOYAMA_LOG: 'silent' })
    const outside = { wait: async () => {}, postbox: postbox(null), address: () => 'http://localhost' }
    const app = await buildApp({ db, config, clock: () => new Date(), market, ...outside })
    const signedIn = await app.inject({
      method: 'POST',
      url: '/api/login',
      payload: { email: 'a@b.example', password: 'bench-Password-1' },
    })
    const { token } = signedIn.json<{ token: string }>()

    const api: number[] = []
    const query: number[] = []
    const plain: number[] = []
    for (let round = 0; round < rounds; round++) {
      for (const q of words) {
        api.push(
          await timed(() =>
            app.inject({ url: '/api/companies', query: { q }, headers: { token }, remoteAddress: `10.0.0.${round}` }),
          ),
        )
        query.push(await timed(() => listCompanies(db, { q, page: 1, perPage: 50 })))
        plain.push(
          await timed(() =>
            sql`select id, name_ja from company where name_ja like ${`%${q}%`} or name_en ilike ${`%${q}%`} limit 50`.execute(
              db,
            ),
          ),
        )
      }
    }
    await app.close()
    await market.close()
    const [a, b, c] = [spread(api), spread(query), spread(plain)]
    print(`${api.length} searches each`)
    print(`through the API    p50 ${ms(a.median)}, p99 ${ms(a.p99)}`)
    print(`the query alone    p50 ${ms(b.median)}, p99 ${ms(b.p99)}`)
    print(`plain like on names p50 ${ms(c.median)}, p99 ${ms(c.p99)}`)
    print(`ratio of the query to plain like  ${(b.median / c.median).toFixed(2)} ×`)
  })
}
