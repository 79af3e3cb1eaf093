import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { Client } from '#server/db/client.ts'
import { buildPanel } from './build.ts'
import { readPanel, writePanel } from './file.ts'
import type { LoadRequest, LoadResult } from './load.ts'

const { connection, folder, asOf, isPatient } = workerData as LoadRequest

// On Linux a priority is that of one thread; elsewhere it would be the whole server's.
if (isPatient && process.platform === 'linux') setPriority(10)

async function load(): Promise<LoadResult> {
  const started = performance.now()
  const cached = folder === null ? null : readPanel(folder, { ...(await marketNow()), asOf })
  if (cached) return { panel: cached, isFromFile: true, milliseconds: performance.now() - started }

  const panel = await buildPanel(connection, asOf)
  const milliseconds = performance.now() - started
  if (folder !== null) {
    try {
      writePanel(folder, { marketId: panel.marketId, revision: panel.revision, asOf }, panel)
    } catch (error) {
      process.stderr.write(`The panel could not be kept in ${folder}: ${(error as Error).message}\n`)
    }
  }
  return { panel, isFromFile: false, milliseconds }
}

async function marketNow() {
  const client = new Client(connection)
  await client.connect()
  try {
    const { rows } = await client.query<{ id: string; revision: string }>('select id, revision from market')
    return { marketId: rows[0]!.id, revision: Number(rows[0]!.revision) }
  } finally {
    await client.end()
  }
}

parentPort!.postMessage(await load())
