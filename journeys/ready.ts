import { rmSync } from 'node:fs'
import { join, relative } from 'node:path'
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

/**
 * What writes a data folder: the database, its first account and its jobs, the demo market, files that are read, panels and scores.
 * Screens and routes do not.
 */
const by = [
  'server/open-home.ts',
  'server/session/first-account.ts',
  'server/jobs/jobs.ts',
  'server/demo/make.ts',
  'server/imports/store/import-file.ts',
  'server/market/market.ts',
  'server/market/prepare-scores.ts',
  'journeys/ready.ts',
  ...inventedFiles.map((file) => relative(join(import.meta.dirname, '..'), file)),
]

/** Made again each day: what a market shows depends on the day. */
export function readyFolder(kind: Kind): Promise<string> {
  return made({ kind, by, of: [new Date().toISOString().slice(0, 10)], make: () => make(kind) })
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
