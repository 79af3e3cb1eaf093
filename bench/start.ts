import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { account, Product } from '../journeys/product.ts'
import { startCluster } from '../server/db/cluster/cluster.ts'
import { ms, print, spread, timed } from './measure.ts'
import { bareCopy } from './peers/bare-copy.ts'

const companies = () => Number(process.env.SATOYAMA_BENCH_START ?? '3900')
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

/** From a clone to the first score on the page, by parts, against the bare `COPY` of the same figures; then starts on what stands, against the bare database's. */
export async function benchStart(): Promise<void> {
  const bare = await bareCopy(companies())
  const parts = await fromClone()
  const page = parts.at(-2)!.at
  for (const { what, at } of parts) print(`${what.padEnd(48)} ${seconds(at)} after the command`)
  print(
    `clone to a page with a score      ${seconds(page)}; bare COPY and index of its figures ${seconds(bare)}: ${(page / bare).toFixed(1)} ×`,
  )
  await again()
}

/** What `npm start` in a fresh clone says, and when; the last two are the page with a score, and the whole market. */
async function fromClone(): Promise<{ readonly what: string; readonly at: number }[]> {
  const folder = mkdtempSync(join(tmpdir(), 'satoyama-clone-'))
  const clone = join(folder, 'checkout')
  const parts: { what: string; at: number }[] = []
  try {
    await done('git', ['clone', '--quiet', join(import.meta.dirname, '..'), clone], folder)
    const product = new Product()
    product.env.SATOYAMA_DEMO_COMPANIES = String(companies())
    const began = performance.now()
    const server = spawn('npm', ['start'], { cwd: clone, env: product.env })
    const note = (what: string) => void parts.push({ what, at: performance.now() - began })
    let output = ''
    const listen = (chunk: Buffer) => {
      output += chunk
      for (const [, line] of String(chunk).matchAll(/^(Libraries|Browser application|Demo market made)/gm)) note(line!)
    }
    server.stdout.on('data', listen)
    server.stderr.on('data', listen)
    const gone = new Promise((resolve) => server.once('exit', resolve))
    const until = async (pattern: RegExp) => {
      while (!pattern.test(output)) {
        if (server.exitCode !== null) throw new Error(`npm start ended with ${server.exitCode}:\n${output}`)
        await sleep(20)
      }
      return pattern.exec(output)![0]
    }
    product.address = await until(/http:\/\/localhost:\d+/)
    await until(/Ctrl-C/)
    await fetch(product.address)
    note('Page')
    await product.call('/search?perPage=1', account)
    note('Page with a score')
    await until(/rest of the demo market made/)
    note('Whole market')
    server.kill('SIGTERM')
    await gone
    await product.remove()
    return parts
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function done(command: string, args: readonly string[], cwd: string): Promise<void> {
  const code = await new Promise((resolve) => spawn(command, args, { cwd, stdio: 'inherit' }).once('exit', resolve))
  if (code !== 0) throw new Error(`${command} ended with ${code}`)
}

/** Starts on a folder where the market stands. */
async function again(): Promise<void> {
  const product = new Product()
  product.env.SATOYAMA_DEMO_COMPANIES = String(companies())
  const once = async () => {
    const took = await timed(async () => {
      await product.start()
      await fetch(product.address)
    })
    await product.stop()
    return took
  }
  await once() // Makes the market.
  const took = spread([await once(), await once(), await once()]).median
  await product.remove()

  const home = mkdtempSync(join(tmpdir(), 'satoyama-bench-'))
  const bare = async () => timed(async () => (await startCluster({ home })).stop())
  await bare()
  const bareTook = spread([await bare(), await bare(), await bare()]).median
  rmSync(home, { recursive: true, force: true })
  print(
    `again, to first page              ${ms(took)}, ${(took / bareTook).toFixed(1)} × the bare database (${ms(bareTook)})`,
  )
}
