import { Refusal } from '#server/http/refusal.ts'
import { uploadReader } from './reader.ts'

/** Readers as they must not be, for the tests; each says how many bytes there were, if it comes to that. */
export function maxReadAtOnce(bytes: Uint8Array): number {
  if (bytes.length === 0) throw new Refusal('watchlist.file-unreadable', { retryAfter: 7 })
  return bytes.length
}

export function readForEver(): number {
  for (;;);
}

export function readIntoMemory(): number {
  const chunks: string[][] = []
  for (;;) chunks.push(Array.from({ length: 10_000 }, (_, at) => `${chunks.length} ${at}`))
}

export function readWrongly(): number {
  throw new Error('a fault of the reader')
}

export const concurrency = uploadReader(import.meta.url, maxReadAtOnce)
export const forEver = uploadReader(import.meta.url, readForEver)
export const intoMemory = uploadReader(import.meta.url, readIntoMemory)
export const wrongly = uploadReader(import.meta.url, readWrongly)
