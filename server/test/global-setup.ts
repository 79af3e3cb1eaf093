import { rmSync } from 'node:fs'
import type pg from 'pg'
import type { TestProject } from 'vitest/node'
import { type Cluster, startCluster } from '#server/db/cluster/cluster.ts'
import { clone, isMade, made } from './made.ts'
import { binaries, durability, makeCluster, newHome, versionOfBinaries } from './markets.ts'

declare module 'vitest' {
  interface ProvidedContext {
    connection: pg.ClientConfig
  }
}

/** Patterns up to which a run is of a few files: one that needs a market makes it, and no other. */
const few = 8

/** One PostgreSQL for all server tests, without durability. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const by = ['server/test/markets.ts']
  const of = [versionOfBinaries()]
  const which = binaries ? 'other-' : ''
  const whole = { kind: `${which}markets`, by, of, make: () => makeCluster({ hasMarkets: true }) }
  const bare = { kind: `${which}cluster`, by, of, make: () => makeCluster({ hasMarkets: false }) }
  const { filenamePattern: patterns } = project.vitest as { readonly filenamePattern?: readonly string[] }
  const isOfFew = patterns !== undefined && patterns.length <= few
  const ready = await made(isOfFew && !isMade(whole) ? bare : whole)
  const home = newHome()
  await clone(ready, home)
  const cluster = await startCluster({ home, binaries, settings: { ...durability, max_connections: '200' } })
  project.provide('connection', cluster.connection)
  return () => end(cluster, home)
}

async function end(cluster: Cluster, home: string): Promise<void> {
  await cluster.stop(0)
  rmSync(home, { recursive: true, force: true })
}
