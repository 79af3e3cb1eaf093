import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { Product } from '../../journeys/product.ts'
import type { Load, LoadReport } from './hostile-load.ts'

/** A product of the demo market that believes its callers where they come from, so that each call may have a network of its own. */
export function productForMany(): Product {
  const product = new Product()
  Object.assign(product.env, {
    SATOYAMA_DEMO_COMPANIES: process.env.SATOYAMA_DEMO_COMPANIES ?? '3900',
    SATOYAMA_TRUSTED_PROXIES: '127.0.0.1',
    SATOYAMA_LOG: 'silent',
  })
  return product
}

/** An account of its own for the other callers. */
export function addOther(product: Product) {
  const email = 'other@satoyama.example'
  const { output } = product.satoyama('user', 'add', email, '--name', 'Other', '--company', 'Asset')
  return { email, password: output.trim().split(/\s+/).at(-1)! }
}

export function begin(load: Load): ChildProcess {
  const child = fork(new URL('./hostile-load.ts', import.meta.url))
  child.send(load)
  return child
}

export async function end(child: ChildProcess): Promise<LoadReport> {
  const report = once(child, 'message')
  child.send('stop')
  return (await report)[0] as LoadReport
}

/** Bytes that the server itself holds, without its database. */
export function memoryOf({ server }: Product): number {
  return 1024 * Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${server!.pid}/status`, 'utf8'))?.[1])
}

export async function signIn(address: string, account: { email: string; password: string }): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const reply = await fetch(`${address}/api/login`, { method: 'POST', headers, body: JSON.stringify(account) })
  return ((await reply.json()) as { token: string }).token
}

/** A server that has been running: everything that every screen shows is there. */
export async function ready(product: Product, company: number): Promise<void> {
  for (const path of ['/search', `/companies/${company}/scores`, `/companies/${company}/raws`]) {
    while ((await product.call(path)) === undefined) await sleep(1000)
  }
  await sleep(5000)
}
