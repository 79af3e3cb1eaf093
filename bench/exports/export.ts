import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { serialize } from 'node:v8'
import { read, type WorkSheet } from '@e965/xlsx'
import { account, Product } from '../../journeys/product.ts'
import { ms, print, spread } from '../measure.ts'
import { countPeakAnew, memoryOf } from './memory-of.ts'
import type { Call, Reading } from './readers.ts'
import type { Sheet, Writing, Written } from './write-rows.ts'

/** Files made one after the other. */
const rounds = Number(process.env.SATOYAMA_BENCH_ROUNDS ?? 8)
/** Companies and fiscal years whose figures, each with its source, fill half a million cells. */
const [companies, fromYear, toYear] = [12, 2020, 2024]

interface Access {
  readonly address: string
  readonly token: string
}

/**
 * A workbook of half a million cells with their sources, asked for over the API and made by a running server, from the asking until
 * it is ready; the calls of somebody else meanwhile; the same rows written by libraries.
 */
export async function benchExport(): Promise<void> {
  const product = new Product()
  Object.assign(product.env, {
    SATOYAMA_DEMO_COMPANIES: process.env.SATOYAMA_DEMO_COMPANIES ?? '3900',
    SATOYAMA_DOWNLOAD_LIMIT: '1000000',
    SATOYAMA_TRUSTED_PROXIES: '127.0.0.1',
    SATOYAMA_LOG: 'silent',
  })
  try {
    await product.start()
    await onMarket(product)
  } finally {
    await product.remove()
  }
}

async function onMarket(product: Product): Promise<void> {
  const { address } = product
  const own = { address, token: await signIn(address, account) }
  const found = (await product.call('/companies?perPage=100')).companies as { id: number }[]
  const ids = found.map(({ id }) => id)
  const reading = { address, token: await signIn(address, addOther(product)), paths: pathsOf(ids) }
  for (const path of reading.paths) await ready(product, path)
  await sleep(20_000) // Scores under the other rules are made after the first answer.

  await meanwhile(reading, () => sleep(10_000)) // A server that has been running.
  const quiet = await meanwhile(reading, () => sleep(30_000))
  const pid = product.server!.pid!
  const before = memoryOf(pid).now
  countPeakAnew(pid)
  const made: { begun: number; ended: number; id: string }[] = []
  const busy = await meanwhile(reading, async () => {
    for (let round = 0; round < rounds; round++) {
      made.push(
        await makeExport(
          own,
          Array.from({ length: companies }, (_, at) => ids[(at + round) % ids.length]!),
        ),
      )
      await sleep(1000)
    }
  })
  const memory = memoryOf(pid).peak - before
  const during = busy.filter(({ begun, took }) => made.some((one) => begun <= one.ended && begun + took >= one.begun))
  const path = join(product.home, 'rows')
  const size = await keepRows(own, made.at(-1)!.id, path)
  const { model } = cpus()[0]!
  print(
    `${cpus().length} processors (${model.trim()}) for the server, its database, the callers and this; load ${loadavg()[0]!.toFixed(1)}`,
  )
  print(
    `${companies} companies × ${toYear - fromYear + 1} fiscal years, every indicator and target with its source: ${size.cells.toLocaleString('en')} cells with something in them, ${size.rows.toLocaleString('en')} rows, ${mb(size.bytes)}`,
  )
  const times = made.map(({ begun, ended }) => ended - begun)
  const { median } = spread(times)
  print(
    `asked for to ready, ${rounds} files  p50 ${ms(median)}, at most ${ms(Math.max(...times))} (promised: 4,000 ms); ${Math.round(size.cells / (median / 1000)).toLocaleString('en')} cells/s`,
  )
  print(
    `memory of the server, its threads among it, at most beyond that before the first file  ${mb(memory)} (promised: 512 MB)`,
  )
  printCalls('calls of another account, nothing else going on', quiet)
  printCalls('… while files are made (promised: p99 60 ms)', during)
  await besideLibraries(path)
}

/** The first to ask of a new market waits until it is scored. */
async function ready(product: Product, path: string): Promise<void> {
  for (let attempt = 0; attempt < 120; attempt++) {
    if (await product.call(path)) return
    await sleep(1000)
  }
  throw new Error(`no answer for ${path}`)
}

/** Scores of a company, and how twenty companies compare in every category over three years, in turn. */
function pathsOf(ids: readonly number[]): string[] {
  return Array.from({ length: 40 }, (_, at) =>
    at % 2 === 0
      ? `/companies/${ids[at]}/scores`
      : `/comparisons?companies=${ids.slice(at, at + 20)}&from_y=2022&to_y=2024`,
  )
}

/** The calls of somebody else while something is done. */
async function meanwhile(reading: Reading, work: () => Promise<unknown>): Promise<Call[]> {
  const child = fork(new URL('./readers.ts', import.meta.url))
  child.send(reading)
  await work()
  const calls = once(child, 'message')
  child.send('stop')
  return (await calls)[0] as Call[]
}

function printCalls(what: string, calls: readonly Call[]): void {
  const failed = calls.filter(({ status }) => status !== 200).length
  const kinds = [calls, calls.filter(({ path }) => path % 2 === 0), calls.filter(({ path }) => path % 2 === 1)]
  const [all, scores, comparisons] = kinds.map((some) => spread(some.map(({ took }) => took)))
  print(`${what}, ${calls.length}, ${failed} failed  p50 ${ms(all!.median)}, p99 ${ms(all!.p99)}`)
  print(
    `  scores p50 ${ms(scores!.median)}, p99 ${ms(scores!.p99)}; comparisons p50 ${ms(comparisons!.median)}, p99 ${ms(comparisons!.p99)}`,
  )
}

/** Asked for and waited for as a program does, ten times a second. */
async function makeExport({ address, token }: Access, ids: readonly number[]) {
  const begun = Date.now()
  const reply = await fetch(`${address}/api/companies/export`, {
    method: 'POST',
    headers: { token, 'content-type': 'application/json', 'x-forwarded-for': '10.5.0.1' },
    body: JSON.stringify({ companies: ids, from_y: fromYear, to_y: toYear, contents: ['raws', 'targets'] }),
  })
  const { data, code } = (await reply.json()) as { data?: { export_id: string }; code?: string }
  if (!data) throw new Error(`no file: ${code}`)
  for (;;) {
    const response = await fetch(`${address}/api/companies/export/status?export_id=${data.export_id}`, {
      headers: { token, 'x-forwarded-for': '10.5.0.2' },
    })
    const { status } = (await response.json()) as { status: number }
    if (status >= 100) return { begun, ended: Date.now(), id: data.export_id }
    if (status < 0) throw new Error(`the file came to nothing: ${status}`)
    await sleep(100)
  }
}

/** The rows of the file for the writers to write again, as another library reads them. */
async function keepRows({ address, token }: Access, id: string, path: string) {
  const reply = await fetch(`${address}/api/companies/export/${id}/file`, { headers: { token } })
  const bytes = Buffer.from(await reply.arrayBuffer())
  const book = read(bytes, { dense: true })
  const sheets = book.SheetNames.map((name): Sheet => ({ name, rows: rowsOf(book.Sheets[name]!) }))
  writeFileSync(path, serialize(sheets))
  const rows = sheets.reduce((sum, { rows }) => sum + rows.length, 0)
  const inRow = (row: Sheet['rows'][number]) => row.reduce<number>((sum, cell) => sum + (cell === null ? 0 : 1), 0)
  const cells = sheets.reduce((sum, { rows }) => sum + rows.reduce((all, row) => all + inRow(row), 0), 0)
  return { bytes: bytes.length, rows, cells }
}

function rowsOf(sheet: WorkSheet): Sheet['rows'] {
  const dense = (sheet as unknown as { '!data': ({ v?: string | number } | undefined)[][] })['!data']
  return dense.map((row) => Array.from(row, (cell) => cell?.v ?? null))
}

/** Each writer in a process of its own, the rows in its memory already. */
async function besideLibraries(path: string): Promise<void> {
  const own = await written({ path, writer: 'own' })
  const textOf = ({ took, memory, bytes }: Written) => `${ms(took)}, ${mb(memory)} of memory, ${mb(bytes)} of file`
  print(`the same rows from memory to a workbook, ours  ${textOf(own)}`)
  for (const [writer, name] of [
    ['sheetJs', 'SheetJS (neither styles nor frozen heads)'],
    ['hucre', 'hucre'],
  ] as const) {
    const other = await written({ path, writer })
    const ratio = (of: keyof Written) => `${(other[of] / own[of]).toFixed(1)} ×`
    print(
      `  ${name}  ${textOf(other)}: ${ratio('took')} the time, ${ratio('memory')} the memory, ${ratio('bytes')} the bytes`,
    )
  }
}

/** The middle of three by time. */
async function written(writing: Writing): Promise<Written> {
  const all: Written[] = []
  for (let round = 0; round < 3; round++) {
    const child: ChildProcess = fork(new URL('./write-rows.ts', import.meta.url), {
      execArgv: ['--expose-gc', '--max-old-space-size=4096'],
    })
    child.send(writing)
    all.push((await once(child, 'message'))[0] as Written)
  }
  return all.sort((a, b) => a.took - b.took)[1]!
}

/** An account of its own for the other calls. */
function addOther(product: Product) {
  const email = 'other@satoyama.example'
  const { output } = product.satoyama('user', 'add', email, '--name', 'Other', '--company', 'Asset')
  return { email, password: output.trim().split(/\s+/).at(-1)! }
}

async function signIn(address: string, credentials: { email: string; password: string }): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const reply = await fetch(`${address}/api/login`, { method: 'POST', headers, body: JSON.stringify(credentials) })
  return ((await reply.json()) as { token: string }).token
}

const mb = (bytes: number) => `${(bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0)} MB`
