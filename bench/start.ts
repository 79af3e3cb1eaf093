import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Product } from '../journeys/product.ts'
import { startCluster } from '../server/db/cluster/cluster.ts'
import { ms, print, spread, timed } from './measure.ts'

/** From the command to the first page answered, on a fresh folder and again; against the bare database's start. */
export async function benchStart(): Promise<void> {
  const product = new Product()
  product.env.SATOYAMA_DEMO_COMPANIES = process.env.SATOYAMA_BENCH_START ?? '3900'
  const once = async () => {
    const took = await timed(async () => {
      await product.start()
      await fetch(product.address)
    })
    await product.stop()
    return took
  }
  const fresh = await once()
  const again = spread([await once(), await once(), await once()]).median
  await product.remove()

  const home = mkdtempSync(join(tmpdir(), 'satoyama-bench-'))
  const bare = async () => timed(async () => (await startCluster({ home })).stop())
  const freshBare = await bare()
  const againBare = spread([await bare(), await bare(), await bare()]).median
  rmSync(home, { recursive: true, force: true })

  print(
    `fresh data folder, demo market made, to first page  ${ms(fresh)}, ${(fresh / freshBare).toFixed(1)} × the bare database (${ms(freshBare)})`,
  )
  print(
    `again, to first page             ${ms(again)}, ${(again / againBare).toFixed(1)} × the bare database (${ms(againBare)})`,
  )
}
