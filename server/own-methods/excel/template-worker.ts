import { parentPort, workerData } from 'node:worker_threads'
import { type WriteSheet, writeXlsx } from 'hucre/xlsx'

/** Writes a workbook whose sheets it is given. */
parentPort!.postMessage(await writeXlsx({ sheets: workerData as WriteSheet[] }))
