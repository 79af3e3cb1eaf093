import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { type Caller, ownCaller } from './caller.ts'
import { FairQueue } from './fair-queue.ts'

const limits = { perAccount: 3, inAll: 5, lingering: 40 }

/** Work that ends when the test says so, and notes what begins and what is stopped. */
function givenWork(queue: FairQueue) {
  const begun: string[] = []
  const stopped: string[] = []
  const finishes = new Map<string, () => void>()
  const ask = (key: string, caller: Caller | number, patience = 10_000) =>
    queue.run({ key, patience }, typeof caller === 'number' ? { account: caller } : caller, async ({ signal }) => {
      begun.push(key)
      const { promise, resolve, reject } = Promise.withResolvers<string>()
      finishes.set(key, () => resolve(`${key} is done`))
      signal.addEventListener('abort', () => {
        stopped.push(key)
        reject(new Error('stopped'))
      })
      return promise
    })
  const finish = async (key: string) => {
    finishes.get(key)!()
    await nextTurn()
  }
  return { begun, stopped, ask, finish }
}

test('one thing is made at a time, once for all who ask for it', async () => {
  const { begun, ask, finish } = givenWork(new FairQueue(limits))
  const answers = Promise.all([ask('a', 1), ask('a', 2), ask('b', 1)])
  expect(begun).toEqual(['a'])
  await finish('a')
  expect(begun).toEqual(['a', 'b'])
  await finish('b')
  expect(await answers).toEqual(['a is done', 'a is done', 'b is done'])
})

test('the account that was served longest ago goes first, whatever another has asked for before it', async () => {
  const { begun, ask, finish } = givenWork(new FairQueue(limits))
  const all = [ask('a1', 1), ask('a2', 1), ask('a3', 1), ask('b1', 2), ask('c1', 3)]
  for (const key of ['a1', 'b1', 'c1', 'a2', 'a3']) {
    expect(begun.at(-1)).toBe(key)
    await finish(key)
  }
  await Promise.all(all)
})

test('too much from one account, or in all, is refused at once with the seconds to wait', async () => {
  const queue = new FairQueue(limits)
  const { ask } = givenWork(queue)
  for (const key of ['a1', 'a2', 'a3', 'a4']) ask(key, 1).catch(() => {}) // One at work and three waiting.
  const refused = { code: 'market.busy', status: 503, particulars: { retryAfter: expect.any(Number) } }
  await expect(ask('a5', 1)).rejects.toMatchObject(refused)
  for (const key of ['b1', 'c1']) ask(key, key === 'b1' ? 2 : 3).catch(() => {}) // Five waiting.
  await expect(ask('d1', 4)).rejects.toMatchObject(refused)
  ask('a4', 5).catch(() => {}) // What waits already can be waited for.
  expect([queue.waiting, queue.refused]).toEqual([5, 2])
})

test('who waits too long is told to come back, and finds it', async () => {
  const queue = new FairQueue(limits)
  const { begun, stopped, ask, finish } = givenWork(queue)
  await expect(ask('a', 1, 5)).rejects.toMatchObject({ code: 'market.preparing', status: 503 })
  const again = ask('a', 1)
  await expect(ask('b', 2, 5)).rejects.toMatchObject({ code: 'market.preparing' })
  await vi.waitFor(() => expect(queue.waiting).toBe(0), { timeout: 120_000 }) // Nobody came back for the later one.
  expect([begun, stopped]).toEqual([['a'], []])
  await finish('a')
  expect(await again).toBe('a is done')
})

test('what nobody comes back for is stopped, and makes way', async () => {
  const { begun, stopped, ask, finish } = givenWork(new FairQueue(limits))
  await expect(ask('a', 1, 5)).rejects.toMatchObject({ code: 'market.preparing' })
  const other = ask('b', 2)
  await vi.waitFor(() => expect([begun, stopped]).toEqual([['a', 'b'], ['a']]), { timeout: 120_000 })
  await finish('b')
  expect(await other).toBe('b is done')
})

test('a caller who leaves stops the work at once, unless another waits for it; what has not begun never does', async () => {
  const { begun, stopped, ask, finish } = givenWork(new FairQueue(limits))
  const [one, two, three] = [new AbortController(), new AbortController(), new AbortController()]
  ask('a', { account: 1, signal: one.signal }).catch(() => {})
  const shared = ask('a', { account: 2, signal: two.signal })
  ask('b', { account: 3, signal: three.signal }).catch(() => {})
  one.abort()
  three.abort()
  await nextTurn()
  expect([begun, stopped]).toEqual([['a'], []])
  await finish('a')
  expect(await shared).toBe('a is done')
  expect(begun).toEqual(['a'])

  const alone = new AbortController()
  ask('c', { account: 1, signal: alone.signal }).catch(() => {})
  alone.abort()
  await nextTurn()
  expect(stopped).toEqual(['c'])
  const next = ask('c', 2) // Begun anew.
  await nextTurn()
  await finish('c')
  expect(await next).toBe('c is done')
})

test('the server itself is never refused, and what fails fails for all and is begun anew', async () => {
  const queue = new FairQueue({ ...limits, inAll: 0 })
  const failing = () => queue.run({ key: 'a', patience: 10 }, ownCaller, () => Promise.reject(new Error('no disk')))
  await expect(Promise.all([failing(), failing()])).rejects.toThrow('no disk')
  await nextTurn()
  await expect(queue.run({ key: 'a', patience: 10 }, ownCaller, async () => 1)).resolves.toBe(1)
})

test('closing stops what is under way and what waits', async () => {
  const queue = new FairQueue(limits)
  const { begun, stopped, ask } = givenWork(queue)
  const all = Promise.allSettled([ask('a', 1), ask('b', 2)])
  queue.close()
  expect((await all).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await expect(ask('c', 3)).rejects.toMatchObject({ status: 503 })
  expect([begun, stopped]).toEqual([['a'], ['a']])
})
