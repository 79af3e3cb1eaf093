import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { buildPanel, type LoadedPanel } from './build.ts'
import { keepPanel, readPanel } from './file.ts'
import type { LoadRequest, LoadResult } from './load.ts'
import { vintageNow } from './vintage.ts'

const { connection, folder, asOf, isPatient } = workerData as LoadRequest

// On Linux a priority is that of one thread; elsewhere it would be the whole server's.
if (isPatient && process.platform === 'linux') setPriority(10)

async function load(): Promise<void> {
  const started = performance.now()
  const answer = (panel: LoadedPanel, isFromFile: boolean) =>
    parentPort!.postMessage({ panel, isFromFile, milliseconds: performance.now() - started } satisfies LoadResult)
  const vintage = await vintageNow(connection)
  const cachedPanel = folder === null ? null : readPanel(folder, { ...vintage, asOf })
  if (cachedPanel) return answer({ ...cachedPanel, ...vintage }, true)
  const panel = await buildPanel(connection, asOf)
  answer(panel, false)
  if (folder !== null) keepPanel(folder, panel, asOf) // Nobody waits for it.
}

await load()
