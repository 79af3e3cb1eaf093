import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Arrays that lie directly in an object. */
function arraysIn(value: object): ArrayBufferView[] {
  return Object.values(value).filter((part) => ArrayBuffer.isView(part))
}

/** Bytes of the arrays that lie directly in an object. */
export function bytesIn(value: object): number {
  return arraysIn(value).reduce((sum, { byteLength }) => sum + byteLength, 0)
}

const tracked = new WeakSet<SharedArrayBuffer>()

/**
 * Count shared memory until the collector has given it back. V8 does not count it itself, so gigabytes of it would stay until
 * something else makes it look: whoever drops some calls `collectNow` when too much stands.
 */
export function track<T extends object>(value: T): T {
  for (const { buffer } of arraysIn(value)) {
    if (!(buffer instanceof SharedArrayBuffer) || tracked.has(buffer)) continue
    tracked.add(buffer)
    standing += buffer.byteLength
    collected.register(buffer, buffer.byteLength)
  }
  return value
}

/** Bytes that are counted and that the collector has not yet given back. */
let standing = 0
const collected = new FinalizationRegistry<number>((bytes) => {
  standing -= bytes
})

export const standingBytes = () => standing

let collect: ((options: { type: 'major'; execution: 'async' }) => Promise<void>) | undefined

/** Have the collector look now, which stops everything for a moment; what is over is given back when this resolves. */
export async function collectNow(): Promise<void> {
  if (!collect) {
    setFlagsFromString('--expose-gc')
    collect = runInNewContext('gc') as NonNullable<typeof collect>
  }
  await collect({ type: 'major', execution: 'async' })
  await sleep(0) // Finalizers run after it.
}
