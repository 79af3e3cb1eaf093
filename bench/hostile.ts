import { setTimeout as sleep } from 'node:timers/promises'
import { account, type Product } from '../journeys/product.ts'
import { connectionOf } from '../server/db/cluster/cluster.ts'
import { openDatabase } from '../server/db/database.ts'
import { givenTable } from './large-table.ts'
import { addOther, begin, end, memoryOf, productForMany, ready, signIn } from './load/callers.ts'
import type { Load } from './load/hostile-load.ts'
import { ms, print, spread } from './measure.ts'

const attacks = ['days', 'words', 'trickle', 'lines', 'tables', 'models'] as const

const descriptions: Record<(typeof attacks)[number], string> = {
  days: 'thirty past days and 36 recipes from one account',
  words: 'ten searches for fifty words each, all the time',
  trickle: 'two hundred bodies of a byte a second',
  lines: 'twenty at a time look at lines of a large table',
  tables: 'three files at a time, of 100,000 columns, 100,000 rows, one cell and the like',
  models: 'six at a time ask for models, half of them on past days',
}

/** What one account can do to the others: their p99 and the server's memory while it tries. */
export async function benchHostile(): Promise<void> {
  const product = productForMany()
  try {
    await product.start()
    await onMarket(product)
  } finally {
    await product.remove()
  }
}

async function onMarket(product: Product): Promise<void> {
  const { address } = product
  const token = await signIn(address, account)
  const other = await signIn(address, addOther(product))
  const { companies } = await product.call('/companies?perPage=1')
  const load = { address, token, other, company: companies[0].id as number, ...(await givenLines(product)) }
  await ready(product, load.company)

  await during(product, load, null) // A server that has been running, also for these callers.
  const quiet = await during(product, load, null)
  print(`nobody else: other callers p50 ${ms(quiet.p50)}, p99 ${ms(quiet.p99)}; memory ${mb(quiet.memory)}`)
  for (const attack of chosen()) {
    const { p50, p99, memory, failed, seen, waited } = await during(product, load, attack)
    print(`${descriptions[attack]}:`)
    print(
      `  other callers p50 ${ms(p50)}, p99 ${ms(p99)} (${(p99 / quiet.p99).toFixed(1)} × the quiet one), ${failed} failed; memory at most ${mb(memory)} (${(memory / quiet.memory).toFixed(1)} ×)`,
    )
    if (waited.length > 0) {
      const { median, p99 } = spread(waited)
      print(`  levers for somebody else, asked for again until they are there: p50 ${ms(median)}, p99 ${ms(p99)}`)
    }
    print(
      `  what it got: ${Object.entries(seen!.statuses)
        .map(([status, count]) => `${status} ${count} times`)
        .join(', ')}`,
    )
  }
  const metrics = await (await fetch(`${address}/metrics`)).text()
  const gauge = (name: string) => Number(new RegExp(`^${name} (.+)$`, 'm').exec(metrics)?.[1])
  print(
    `cache ${mb(gauge('satoyama_cache_bytes'))} of ${mb(gauge('satoyama_cache_limit_bytes'))}, the usual scores ${mb(gauge('satoyama_scores_bytes'))}, the present figures ${mb(gauge('satoyama_panel_bytes'))}`,
  )
}

/** Those that `SATOYAMA_BENCH_ATTACKS` names, separated by commas; all when it does not. */
function chosen() {
  const names = process.env.SATOYAMA_BENCH_ATTACKS?.split(',')
  return attacks.filter((attack) => !names || names.includes(attack))
}

/** A table of 42 MB in the product's database, and where its lines are asked for. */
async function givenLines(product: Product) {
  const db = openDatabase(connectionOf(product.home))
  try {
    const { sha256, documentId, lines } = await givenTable(db)
    return { line: `/documents/${documentId}/lines?item=close&sha256=${sha256}&line=`, lines }
  } finally {
    await db.destroy()
  }
}

const mb = (bytes: number) => `${Math.round(bytes / 1e6).toLocaleString('en')} MB`

/** Seconds for which each is watched. */
const seconds = Number(process.env.SATOYAMA_BENCH_SECONDS ?? 40)

/** Who does its worst, and the token of somebody else. */
type Loads = Omit<Load, 'kind'> & { readonly other: string }

/** The calls of other people and the server's memory, while one does its worst. */
async function during(product: Product, { other, ...load }: Loads, attack: Load['kind'] | null) {
  const others = begin({ ...load, token: other, kind: 'others' })
  const own = attack && begin({ ...load, kind: attack })
  const levers = attack === 'models' ? begin({ ...load, token: other, kind: 'levers' }) : null
  let memory = 0
  for (let waited = 0; waited < seconds * 1000; waited += 100) {
    memory = Math.max(memory, memoryOf(product))
    await sleep(100)
  }
  const { took, statuses } = await end(others)
  const ownLoad = own && (await end(own))
  const waited = levers ? (await end(levers)).waited : []
  const { median, p99 } = spread(took)
  const failed = Object.entries(statuses).reduce((sum, [status, count]) => sum + (status === '200' ? 0 : count), 0)
  return { p50: median, p99, memory, failed, seen: ownLoad, waited }
}
