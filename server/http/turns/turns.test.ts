import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Turns } from './turns.ts'

test('two at once, the others in their order, and one too many is asked to come back', async () => {
  const turns = new Turns({ concurrency: 2, maxWaiting: 3 })
  const began: number[] = []
  let [running, most] = [0, 0]
  const work = (name: number) =>
    turns.run(async () => {
      began.push(name)
      most = Math.max(most, ++running)
      await nextTurn()
      running--
      if (name === 1) throw new Error('failed')
    })
  const all = await Promise.allSettled([1, 2, 3, 4, 5, 6].map(work))
  expect(all.map(({ status }) => status)).toEqual(['rejected', ...Array(4).fill('fulfilled'), 'rejected'])
  expect(all[5]).toMatchObject({ reason: { code: 'request.too-many' } })
  expect([began, most, running]).toEqual([[1, 2, 3, 4, 5], 2, 0])
  await work(7)
  expect(began.at(-1)).toBe(7)
})
