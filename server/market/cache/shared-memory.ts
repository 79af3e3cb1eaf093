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

const weights = new WeakMap<object, ArrayBuffer[]>()

/** Bytes that are counted at once, and the milliseconds between: all at once would make the collector stop everything. */
const step = 8_000_000
const pause = 20

/**
 * Make the collector feel shared memory. V8 does not count it, so gigabytes of it would stay until something else makes it look;
 * buffers of the same size that nobody touches, and that take no memory therefore, are counted and live as long.
 */
export function weigh<T extends object>(value: T): T {
  for (const { buffer } of arraysIn(value)) {
    if (!(buffer instanceof SharedArrayBuffer) || weights.has(buffer)) continue
    const weight: ArrayBuffer[] = []
    weights.set(buffer, weight)
    standing += buffer.byteLength
    collected.register(buffer, buffer.byteLength)
    void addWeight(new WeakRef(weight), buffer.byteLength)
  }
  return value
}

/** Bytes of shared memory that were weighed and that the collector has not yet given back. */
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

/** The weight itself lives only as long as what it is of. */
async function addWeight(weight: WeakRef<ArrayBuffer[]>, bytes: number): Promise<void> {
  for (let added = 0; added < bytes; added += step) {
    weight.deref()?.push(new ArrayBuffer(Math.min(step, bytes - added)))
    await sleep(pause, undefined, { ref: false })
  }
}
