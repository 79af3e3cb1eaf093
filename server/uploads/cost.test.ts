import { expect, test } from 'vitest'
import { costsMoreThanBytes, countedCosts } from '#server/test/counted-costs.ts'

test('whatever a file that a person sends looks like, reading it costs no more than its bytes', async () => {
  const costs = await countedCosts(new URL('./given-cost.ts', import.meta.url))
  expect(Object.keys(costs).length).toBeGreaterThan(4)
  expect(costsMoreThanBytes(costs)).toEqual([])
})
