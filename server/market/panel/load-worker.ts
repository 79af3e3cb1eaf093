import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { buildPanel } from './build.ts'
import { readPanel, writePanel } from './file.ts'
import type { LoadRequest, LoadResult } from './load.ts'
import { vintageNow } from './vintage.ts'

const { connection, folder, asOf, isPatient } = workerData as LoadRequest

// On Linux a priority is that of one thread; elsewhere it would be the whole server's.
if (isPatient && process.platform === 'linux') setPriority(10)

async function load(): Promise<LoadResult> {
  const started = performance.now()
  const vintage = await vintageNow(connection)
  const cached = folder === null ? null : readPanel(folder, { ...vintage, asOf })
  if (cached) return { panel: { ...cached, ...vintage }, isFromFile: true, milliseconds: performance.now() - started }

  const panel = await buildPanel(connection, asOf)
  const milliseconds = performance.now() - started
  if (folder !== null) {
    try {
      writePanel(folder, { ...panel, asOf }, panel)
    } catch (error) {
      process.stderr.write(`The panel could not be kept in ${folder}: ${(error as Error).message}\n`)
    }
  }
  return { panel, isFromFile: false, milliseconds }
}

parentPort!.postMessage(await load())
