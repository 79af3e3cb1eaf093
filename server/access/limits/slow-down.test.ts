import { expect, test } from 'vitest'
import { slowDown, slowness } from './slow-down.ts'

test('five tries are free, then the answer waits 1, 2, 4 and at most 5 seconds', () => {
  expect([0, 1, 4, 5, 6, 7, 8, 9, 1000].map(slowness)).toEqual([0, 0, 0, 1000, 2000, 4000, 5000, 5000, 5000])
})

test('so many answers wait at once and no more; one that ends, also badly, makes room', async () => {
  const ends: ((isGood: boolean) => void)[] = []
  const wait = () =>
    new Promise<void>((done, fail) => ends.push((isGood) => (isGood ? done() : fail(new Error('hung up')))))
  const waiting = Array.from({ length: 200 }, () => slowDown(5, wait))
  expect(await slowDown(5, wait)).toBe(false)
  expect(await slowDown(0, wait)).toBe(true) // Who has not tried often waits for nobody.

  ends[0]!(false)
  await expect(waiting[0]).rejects.toThrow('hung up')
  const next = slowDown(5, wait)
  for (const end of ends.slice(1)) end(true)
  expect(await Promise.all([...waiting.slice(1), next])).toEqual(Array(200).fill(true))
})
