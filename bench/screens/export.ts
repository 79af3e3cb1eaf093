import { readFileSync, writeFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { read, type WorkBook, write } from '@e965/xlsx'
import { account, Product } from '../../journeys/product.ts'
import { ms, print, spread } from '../measure.ts'

/** What was promised of 500,000 cells with their sources. */
const promised = { cells: 500_000, seconds: 4, megabytes: 512, p99: 60 } as const

/**
 * A workbook of disclosed data, scores and sources as a job, from asking for it until it can be fetched, while another client reads
 * scores; beside it SheetJS, which writes the same cells from memory.
 */
export async function benchExport(): Promise<void> {
  const product = new Product()
  product.env.SATOYAMA_DEMO_COMPANIES = process.env.SATOYAMA_DEMO_COMPANIES ?? '300'
  product.env.SATOYAMA_DOWNLOAD_LIMIT = '1000000'
  product.env.SATOYAMA_TRUSTED_PROXIES = '127.0.0.1'
  await product.start()
  try {
    const { companies } = await product.call('/companies?perPage=100')
    const ids = companies.map(({ id }: { id: number }) => id) as number[]
    await untilScored(product, ids[0]!)
    const quiet = await readWhile(product, ids, setTimeout(3000))
    print(`another client alone  p50 ${ms(quiet.median)}, p99 ${ms(quiet.p99)}`)
    await benchFile(product, ids, 9) // The first job starts the thread and fills the caches; its figures are not printed.
    for (const count of [9, 50]) {
      const { cells, bytes, seconds, added, peak, others, book } = await benchFile(product, ids, count)
      print(`${count} companies × 10 years: ${cells.toLocaleString('en')} cells, ${(bytes / 1e6).toFixed(1)} MB`)
      print(`  made in ${seconds.toFixed(2)} s; the server took ${added} MB more, ${peak} MB at most`)
      print(`  another client meanwhile  p50 ${ms(others.median)}, p99 ${ms(others.p99)}, ${others.count} calls`)
      if (count === 9) printPromise({ cells, seconds, added, p99: others.p99 })
      const peer = sheetJs(book)
      print(
        `  SheetJS, from memory  ${peer.seconds.toFixed(2)} s, ${peer.added} MB more, ${(peer.bytes / 1e6).toFixed(1)} MB`,
      )
      print(`  ratio  ${(peer.seconds / seconds).toFixed(2)} × in time, ours with reading and working out`)
    }
  } finally {
    await product.remove()
  }
}

function printPromise({
  cells,
  seconds,
  added,
  p99,
}: {
  cells: number
  seconds: number
  added: number
  p99: number
}): void {
  const isMet =
    cells >= promised.cells && seconds <= promised.seconds && added <= promised.megabytes && p99 <= promised.p99
  print(
    `  promised: ${promised.cells.toLocaleString('en')} cells in ${promised.seconds} s, ${promised.megabytes} MB, p99 ${promised.p99} ms: ${isMet ? 'met' : 'not met'}`,
  )
}

async function untilScored(product: Product, id: number): Promise<void> {
  while (!(await product.call(`/companies/${id}/scores`))) await setTimeout(500)
  await product.untilFresh()
}

async function benchFile(product: Product, ids: readonly number[], count: number) {
  const { pid } = product.server!
  const before = resetPeak(pid!)
  const started = performance.now()
  let seconds = 0
  let url = ''
  const making = (async () => {
    url = await made(product, ids.slice(0, count))
    seconds = (performance.now() - started) / 1000
  })()
  const others = await readWhile(product, ids, making)
  const peak = memoryOf(pid!, 'VmHWM')
  const bytes = Buffer.from(
    await (await fetch(`${product.address}/api${url}`, { headers: await headers(product) })).arrayBuffer(),
  )
  const book = read(bytes, { dense: true })
  const cells = book.SheetNames.reduce((sum, name) => sum + cellsOf(book, name), 0)
  return { cells, bytes: bytes.length, seconds, added: Math.round(peak - before), peak: Math.round(peak), others, book }
}

const cellsOf = ({ Sheets }: WorkBook, name: string) =>
  (Sheets[name] as unknown as { '!data': (unknown[] | undefined)[] })['!data'].reduce(
    (sum, row) => sum + (row?.filter(Boolean).length ?? 0),
    0,
  )

let token: string | undefined
let networks = 0

async function headers({ address }: Product): Promise<Record<string, string>> {
  if (token === undefined) {
    const reply = await fetch(`${address}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(account),
    })
    token = ((await reply.json()) as { token: string }).token
  }
  // A network of its own for each call, so that the limit of a network is not what is measured.
  networks++
  const network = `10.3.${Math.floor(networks / 250) % 250}.${(networks % 250) + 1}`
  return { token, 'content-type': 'application/json', 'x-forwarded-for': network }
}

/** Ask for the file and wait for it; answers where it is. */
async function made(product: Product, companies: readonly number[]): Promise<string> {
  const request = { companies, from_y: 2016, to_y: 2025, contents: ['scores', 'raws', 'definitions'], lang: 'en' }
  const reply = await fetch(`${product.address}/api/companies/export`, {
    method: 'POST',
    headers: await headers(product),
    body: JSON.stringify(request),
  })
  const { data } = (await reply.json()) as { data: { export_id: string } }
  for (;;) {
    const asked = await fetch(`${product.address}/api/companies/export/status?export_id=${data.export_id}`, {
      headers: await headers(product),
    })
    const { status, url } = (await asked.json()) as { status: number; url: string }
    if (status < 0) throw new Error('the file was not made')
    if (status >= 100) return url
    await setTimeout(20)
  }
}

/** Another client that reads scores, some ninety times a second, as long as something is on its way. */
async function readWhile(product: Product, ids: readonly number[], until: Promise<unknown>) {
  let isOver = false
  const end = until.finally(() => (isOver = true))
  const times: number[] = []
  for (let round = 0; !isOver; round++) {
    const started = performance.now()
    await fetch(`${product.address}/api/companies/${ids[round % ids.length]}/scores`, {
      headers: await headers(product),
    }).then((reply) => (reply.ok ? reply.arrayBuffer() : Promise.reject(new Error(`refused with ${reply.status}`))))
    times.push(performance.now() - started)
    await setTimeout(10)
  }
  await end
  return { ...spread(times), count: times.length }
}

/** Megabytes of a process as the kernel counts them. */
function memoryOf(pid: number | 'self', what: 'VmRSS' | 'VmHWM'): number {
  return Number(new RegExp(`${what}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024
}

/** Let the peak begin anew from what is taken now, which it answers. */
function resetPeak(pid: number | 'self'): number {
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
  return memoryOf(pid, 'VmRSS')
}

function sheetJs(book: WorkBook): { seconds: number; added: number; bytes: number } {
  const before = resetPeak('self')
  const started = performance.now()
  const { length } = write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer
  const seconds = (performance.now() - started) / 1000
  return { seconds, added: Math.round(memoryOf('self', 'VmHWM') - before), bytes: length }
}
