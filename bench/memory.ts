import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { realFolder } from '../journeys/market.ts'
import { Product } from '../journeys/product.ts'
import { print } from './measure.ts'

/** Past days that are asked for one after the other. */
const days = Array.from({ length: 12 }, (_, at) => `2025-${String(at + 1).padStart(2, '0')}-15`)
/** Milliseconds after which a server has given up what nobody asks for, and looked. */
const rest = 5 * 60_000 + 70_000

/** Memory and disk of a whole server: as it stands, while past days are asked for, and at rest after them. */
export async function benchMemory(): Promise<void> {
  const demo = onMarket('demo market', process.env.SATOYAMA_DEMO_COMPANIES ?? '3900', async () => {})
  if (!existsSync(realFolder)) print('real files are not at hand')
  const real = existsSync(realFolder)
    ? onMarket('real market', '0', async (product) => {
        product.satoyama('import', realFolder, '--year', '2023')
      })
    : undefined
  await Promise.all([demo, real]) // Two servers beside each other: memory does not depend on how fast they are.
}

async function onMarket(name: string, companies: string, fill: (product: Product) => Promise<void>): Promise<void> {
  const product = new Product()
  Object.assign(product.env, { SATOYAMA_DEMO_COMPANIES: companies, SATOYAMA_LOG: 'silent' })
  try {
    await product.start()
    await fill(product)
    await product.untilFresh()
    await sleep(30_000) // The scores of each rule are made after the first answer.
    const standing = memoryOf(product)
    for (const day of days) await ask(product, day)
    const { peak } = memoryOf(product)
    const disk = diskOf(product)
    await sleep(rest)
    print(
      `${name}: memory ${mb(standing.now)} as it stands, at most ${mb(peak)} with ${days.length} past days, ${mb(memoryOf(product).now)} at rest; kept panels and scores ${mb(disk)}`,
    )
  } finally {
    await product.remove()
  }
}

/** A past day takes longer than a caller waits: ask until it is there. */
async function ask(product: Product, day: string): Promise<void> {
  const { companies } = await product.call('/companies?perPage=1')
  for (let attempt = 0; attempt < 60; attempt++) {
    if (await product.call(`/companies/${companies[0].id}/scores?asOf=${day}`)) return
    await sleep(1000)
  }
  throw new Error(`no answer for ${day}`)
}

/** Resident bytes of the server now, and at most so far. */
function memoryOf({ server }: Product): { now: number; peak: number } {
  const status = readFileSync(`/proc/${server!.pid}/status`, 'utf8')
  const read = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)![1]) * 1024
  return { now: read('VmRSS'), peak: read('VmHWM') }
}

function diskOf({ home }: Product): number {
  const folder = join(home, 'panel')
  return readdirSync(folder).reduce((bytes, name) => bytes + statSync(join(folder, name)).size, 0)
}

const mb = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`
