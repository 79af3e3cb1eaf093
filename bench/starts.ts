import { Product } from '../journeys/product.ts'
import { connectionOf } from '../server/db/cluster/cluster.ts'
import { listCounters } from '../server/db/counters.ts'
import { openDatabase } from '../server/db/database.ts'
import { ms, print, spread, timed } from './measure.ts'

const starts = 100

/** A hundred starts in a row on one data folder, each stopped as an operator stops it: nothing grows, and nothing is used up. */
export async function benchStarts(): Promise<void> {
  const product = new Product()
  product.env.SATOYAMA_DEMO_COMPANIES = '20'
  const took = { start: [] as number[], stop: [] as number[] }
  try {
    await product.start() // Makes the folder and the market.
    const before = await nextNumbers(product.home)
    await product.stop('SIGTERM')
    const total = await timed(async () => {
      for (let start = 0; start < starts; start++) {
        took.start.push(await timed(() => product.start()))
        took.stop.push(await timed(() => product.stop('SIGTERM')))
      }
    })
    await product.start()
    const after = await nextNumbers(product.home)
    const [first, last] = [took.start.slice(0, 10), took.start.slice(-10)].map((some) => spread(some).median) as [
      number,
      number,
    ]
    print(`${starts} starts and stops in a row  ${(total / 1000).toFixed(0)} s`)
    print(
      `start p50 ${ms(spread(took.start).median)}, p99 ${ms(spread(took.start).p99)}; stop p50 ${ms(spread(took.stop).median)}, p99 ${ms(spread(took.stop).p99)}`,
    )
    print(`last ten starts to first ten  ${(last / first).toFixed(2)} ×  (${ms(last)} to ${ms(first)})`)
    for (const { name, last: used, most } of after) {
      const usedNumbers = used - (before.find((counter) => counter.name === name)?.last ?? 0)
      if (usedNumbers > 0 || used / most > 0.001)
        print(`${name}: ${usedNumbers} numbers taken, ${((used / most) * 100).toFixed(2)} % used`)
    }
  } finally {
    await product.remove()
  }
}

async function nextNumbers(home: string) {
  const db = openDatabase(connectionOf(home))
  try {
    return await listCounters(db)
  } finally {
    await db.destroy()
  }
}
