import { setTimeout as sleep } from 'node:timers/promises'
import { account } from '../../journeys/product.ts'
import { addOther, begin, end, productForMany, ready, signIn } from '../load/callers.ts'
import { ms, print, spread } from '../measure.ts'

const quietFor = 30_000

const models = [
  ['all regressions of the market', '/value-models/regressions'],
  ['both stages', '/value-models/value'],
  ['FTSE prediction, every score', '/ftse-prediction/model'],
] as const

/** How long somebody waits for the models of a market, and what the calls of others take meanwhile. */
export async function benchModels(): Promise<void> {
  const product = productForMany()
  try {
    await product.start()
    const { address } = product
    const token = await signIn(address, account)
    const other = await signIn(address, addOther(product))
    const { companies } = await product.call('/companies?perPage=1')
    const company = companies[0].id as number
    await ready(product, company)
    const others = { address, token: other, company, line: '', lines: 0, kind: 'scores' } as const
    const beside = async (work: () => Promise<unknown>) => {
      const calls = begin(others)
      const begun = performance.now()
      await work()
      const took = performance.now() - begun
      const { median, p99 } = spread((await end(calls)).took)
      return { took, said: `scores of a company for others p50 ${ms(median)}, p99 ${ms(p99)}` }
    }
    await beside(() => sleep(60_000)) // A server that has been running, with what it makes by itself made.
    print(`nobody else: ${(await beside(() => sleep(quietFor))).said}`)
    for (const [name, path] of models) {
      const { took, said } = await beside(() => madeBy(`${address}/api${path}`, token))
      print(`${name}: ${(took / 1000).toFixed(1)} s; meanwhile ${said}`)
    }
  } finally {
    await product.remove()
  }
}

/** Asks again as it is told to, as the screen does. */
async function madeBy(url: string, token: string): Promise<void> {
  for (;;) {
    const reply = await fetch(url, { headers: { token } })
    await reply.arrayBuffer()
    if (reply.ok) return
    if (reply.status !== 503) throw new Error(`${url} was answered with ${reply.status}`)
    await sleep(200)
  }
}
