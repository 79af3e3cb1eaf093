import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { inferenceNames } from '../server/market/scores/imputation.ts'
import { clone, made } from '../server/test/made.ts'
import { inventedFiles } from './market.ts'
import { newHome, Product } from './product.ts'

/** What a data folder may hold that stands ready: nothing, the few invented filings, or a demo market with its scores. */
export const kinds = ['empty', 'invented', 'demo'] as const
export type Kind = (typeof kinds)[number]

/** A product on a copy of a ready folder, for whoever changes the market, kills or restarts; not started yet. */
export async function cloneOf(kind: Kind): Promise<Product> {
  const home = newHome()
  await clone(await readyFolder(kind), home)
  return new Product(home)
}

/** Made again each day: what a market shows depends on the day. */
export function readyFolder(kind: Kind): Promise<string> {
  return made({ kind, of: [new Date().toISOString().slice(0, 10)], make: () => make(kind) })
}

async function make(kind: Kind): Promise<string> {
  const product = new Product()
  if (kind === 'invented') product.satoyama('import', ...inventedFiles)
  if (kind === 'demo') product.env.SATOYAMA_DEMO_COMPANIES = '300'
  await product.start()
  // The scores are worked out behind the first calls, and kept beside the panel; one that asks for them waits.
  if (kind !== 'empty') {
    await product.untilFresh()
    for (const inference of inferenceNames)
      expect(await product.call(`/search?perPage=1&inference=${inference}`)).toHaveProperty('total')
  }
  await product.stop()
  // What belongs to this one folder or process alone.
  for (const own of ['instance', 'socket', 'lock', 'postgres.log'])
    rmSync(join(product.home, own), { recursive: true, force: true })
  return product.home
}
