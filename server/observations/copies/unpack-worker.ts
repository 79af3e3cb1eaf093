import { parentPort, workerData } from 'node:worker_threads'
import { type PackedFile, unpack } from './unpack.ts'

parentPort!.postMessage(await unpack(workerData as PackedFile))
