import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import type pg from 'pg'
import { openDatabase } from '#server/db/database.ts'
import { makeParts } from './making.ts'

const { connection } = workerData as { readonly connection: pg.ClientConfig }

// On Linux a priority is that of one thread: whoever looks at the market already comes first.
if (process.platform === 'linux') setPriority(10)

const db = openDatabase(connection)
try {
  await makeParts(db, (left) => parentPort!.postMessage(left))
} finally {
  await db.destroy()
}
