import { Worker } from 'node:worker_threads'
import { expect, it } from 'vitest'
import { SharedWork } from './shared-work.ts'

const pieces = 2000

/** A thread that adds one to each piece it takes. */
function helper(shared: Int32Array, counts: Int32Array): Promise<unknown> {
  const code = `
    import { workerData } from 'node:worker_threads'
    const { SharedWork } = await import(workerData.url)
    const take = (left) => { for (const piece of left) Atomics.add(workerData.counts, piece, 1) }
    new SharedWork(workerData.shared, ${pieces}).help(take)`
  const url = new URL('./shared-work.ts', import.meta.url).href
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(code)}`), {
    workerData: { shared, counts, url },
  })
  return new Promise((resolve, reject) => worker.once('exit', resolve).once('error', reject))
}

const emptyCounts = () => new Int32Array(new SharedArrayBuffer(pieces * 4))

it('does every piece once, whoever takes it, and comes back when all are done', async () => {
  const [shared, counts] = [SharedWork.memory(), emptyCounts()]
  const helpers = [helper(shared, counts), helper(shared, counts)]
  let own = 0
  new SharedWork(shared, pieces).lead((left) => {
    for (const piece of left) {
      Atomics.add(counts, piece, 1)
      own++
    }
  })
  expect([...counts]).toEqual(Array(pieces).fill(1))
  expect(own).toBeGreaterThan(0)
  await Promise.all(helpers)
  expect([...counts]).toEqual(Array(pieces).fill(1))
})

it('is done without a helper', () => {
  const done: number[] = []
  new SharedWork(SharedWork.memory(), 3).lead((left) => void done.push(...left))
  expect(done).toEqual([0, 1, 2])
})

it('lets a helper go that comes when all is done, or when nothing had to be', async () => {
  const [shared, counts] = [SharedWork.memory(), emptyCounts()]
  const waiting = helper(shared, counts)
  new SharedWork(shared, pieces).end()
  await waiting
  await helper(shared, counts)
  expect(counts.every((count) => count === 0)).toBe(true)
})
