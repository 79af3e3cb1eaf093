import { expect, test, vi } from 'vitest'
import { BoundedCache, cacheSizes } from './bounded-cache.ts'
import { once, oncePer } from './once.ts'
import { recently } from './recently.ts'

test('what was used longest ago goes first', () => {
  const keys: string[] = []
  const cache = new BoundedCache<string>({ name: 'letters', max: 2 })
  const get = (key: string) =>
    cache.get(key, () => {
      keys.push(key)
      return key.toUpperCase()
    })
  expect([get('a'), get('b'), get('a'), get('c')]).toEqual(['A', 'B', 'A', 'C'])
  expect([cache.has('a'), cache.has('b'), cache.size]).toEqual([true, false, 2])
  expect([get('b'), keys.join('')]).toEqual(['B', 'abcb'])
})

test('nothing is an entry too', () => {
  const cache = new BoundedCache<string | null>({ name: 'nothing', max: 2 })
  expect([cache.get('a', () => null), cache.get('a', () => 'b')]).toEqual([null, null])
})

test('several who ask at once wait for one promise, and one that fails is made anew', async () => {
  let calls = 0
  const cache = new BoundedCache<Promise<number>>({ name: 'promises', max: 2 })
  const fail = () => Promise.reject(new Error(`call ${++calls}`))
  const [first, second] = [cache.get('a', fail), cache.get('a', fail)]
  await expect(first).rejects.toThrow('call 1')
  await expect(second).rejects.toThrow('call 1')
  expect(await cache.get('a', async () => 7)).toBe(7)
})

test('the sizes of all caches of one name are one number', () => {
  const caches = [1, 2].map(() => new BoundedCache<number>({ name: 'twins', max: 5 }))
  for (const [at, cache] of caches.entries()) for (let key = 0; key <= at; key++) cache.get(`${key}`, () => key)
  expect(cacheSizes().get('twins')).toBe(3) // 1 + 2
})

test('an entry is good for its time', async () => {
  let calls = 0
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1000)
  const ask = recently(50, 'clock', async () => ++calls)
  const at = (milliseconds: number) => {
    clock.mockReturnValue(milliseconds)
    return ask()
  }
  expect([await at(1000), await at(1050), await at(1051)]).toEqual([1, 1, 2])
  clock.mockRestore()
})

test('a value is made once, and once for each object', async () => {
  let calls = 0
  const one = once(() => ++calls)
  expect([one(), one()]).toEqual([1, 1])
  const per = oncePer((_: object) => ++calls)
  const [a, b] = [{}, {}]
  expect([per(a), per(a), per(b)]).toEqual([2, 2, 3])
  const failing = oncePer(async (_: object) => {
    if (++calls === 4) throw new Error('once')
    return calls
  })
  await expect(failing(a)).rejects.toThrow('once')
  expect(await failing(a)).toBe(5)
})
