import { parentPort, workerData } from 'node:worker_threads'
import { type Packed, unpack } from './unpack.ts'

parentPort!.postMessage(await unpack(workerData as Packed))
