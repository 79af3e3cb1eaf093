import { buildApp } from '../server/app.ts'
import { readConfig } from '../server/config.ts'
import { postbox } from '../server/mail/outbox.ts'
import { Market } from '../server/market/market.ts'
import { addAccount } from '../server/session/accounts.ts'
import { onFreshDatabase } from './database.ts'
import { ms, print, spread, timed } from './measure.ts'

const rounds = 200
const perAccount = 8

/** How long a wrong password takes for an address that has an account, against one that has none: nobody should tell them apart. */
export async function benchSignIn(): Promise<void> {
  await onFreshDatabase(async (db, connection) => {
    const accounts = rounds / perAccount
    for (let person = 0; person < accounts; person++) {
      const account = { email: `known${person}@b.example`, name: 'A', companyName: 'B', password: 'bench-Password-1' }
      await addAccount(db, account, new Date())
    }
    const market = new Market({ connection, home: null })
    const config = readConfig({ SATOYAMA_LOG: 'silent' })
    const outside = { wait: async () => {}, postbox: postbox(null), address: () => 'http://localhost' }
    const app = await buildApp({ db, config, clock: () => new Date(), market, ...outside })
    const wrong = async (email: string, round: number) => {
      const payload = { email, password: 'wrong-Password-1' }
      // Each pair comes from a network of its own, and no account is tried often enough to be closed.
      const remoteAddress = `10.0.${Math.floor(round / 250)}.${round % 250}`
      const { statusCode } = await app.inject({ method: 'POST', url: '/api/login', payload, remoteAddress })
      if (statusCode !== 401) throw new Error(`a wrong password was answered with ${statusCode}`)
    }
    for (let round = 0; round < 10; round++) await wrong('warm@b.example', 300 + round)

    const knownTimes: number[] = []
    const unknown: number[] = []
    for (let round = 0; round < rounds; round++) {
      const person = round % accounts
      const both = [
        async () => knownTimes.push(await timed(() => wrong(`known${person}@b.example`, round))),
        async () => unknown.push(await timed(() => wrong(`other${person}@b.example`, round))),
      ]
      for (const one of round % 2 === 0 ? both : both.reverse()) await one()
    }
    await app.close()
    await market.close()
    const [a, b] = [spread(knownTimes), spread(unknown)]
    print(`${rounds} wrong passwords each, in turns`)
    print(`an address with an account     p50 ${ms(a.median)}, p99 ${ms(a.p99)}`)
    print(`an address without an account  p50 ${ms(b.median)}, p99 ${ms(b.p99)}`)
    print(`ratio of unknown to known  ${(b.median / a.median).toFixed(3)} ×`)
  })
}
