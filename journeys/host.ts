import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chooseSandbox } from './browser.ts'
import type { Product } from './product.ts'
import { cloneOf, type Kind, kinds } from './ready.ts'

/** What a journey is told of a product that all share. */
export interface Shared {
  readonly home: string
  readonly address: string
}

const addressOfHost = 'SATOYAMA_JOURNEY_HOST'

/**
 * Playwright's global setup: one product for each kind of market, started when the first journey asks for it, in the process
 * that outlives the workers.
 */
export default async function host(): Promise<() => Promise<void>> {
  await chooseSandbox()
  const products = new Map<string, Promise<Product>>()
  const server = createServer(async (request, reply) => {
    const kind = request.url!.slice(1) as Kind
    if (!kinds.includes(kind)) return reply.writeHead(404).end()
    if (!products.has(kind)) products.set(kind, start(kind))
    try {
      const { home, address } = await products.get(kind)!
      reply.end(JSON.stringify({ home, address } satisfies Shared))
    } catch (error) {
      reply.writeHead(500).end(String(error))
    }
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  process.env[addressOfHost] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return async () => {
    server.close()
    for (const product of products.values()) await (await product.catch(() => null))?.remove()
  }
}

/** What an operator may set, so that it can be seen. */
export const settings = {
  SATOYAMA_SUPPORT_EMAIL: 'support@satoyama.example',
  SATOYAMA_MANUAL_URL_JA: 'https://help.satoyama.example/ja/',
  SATOYAMA_MANUAL_URL_EN: 'https://help.satoyama.example/en/',
}

async function start(kind: Kind): Promise<Product> {
  const product = await cloneOf(kind)
  Object.assign(product.env, settings)
  await product.start()
  return product
}

/** Asked by a journey. */
export async function findShared(kind: Kind): Promise<Shared> {
  const reply = await fetch(`${process.env[addressOfHost]}/${kind}`)
  if (!reply.ok) throw new Error(await reply.text())
  return (await reply.json()) as Shared
}
