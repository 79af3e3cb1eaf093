import { expect, test } from 'vitest'
import type { Item, Subject } from './model.ts'
import { orderOf, shownItems } from './order.ts'

const item = (code: string, values: (number | null)[]) => ({ code, values }) as unknown as Item
const subjects = [11, 12, 13, 14].map((id) => ({ id, key: String(id) }) as unknown as Subject)

test('sorted by a row, those without a figure last in either order, and pinned ones before all', () => {
  const items = [item('water', [30, null, 50, 10])]
  expect(orderOf({ sort: '-water' }, { items, subjects })).toEqual([2, 0, 3, 1])
  expect(orderOf({ sort: 'water' }, { items, subjects })).toEqual([3, 0, 2, 1])
  expect(orderOf({ sort: 'water', pins: '12-99-13' }, { items, subjects })).toEqual([1, 2, 3, 0])
  expect(orderOf({ sort: 'nothing' }, { items, subjects })).toEqual([0, 1, 2, 3])
})

test('only differences, and only what all have', () => {
  const items = [item('same', [5, 5]), item('apart', [5, 6]), item('gap', [5, null])]
  expect(shownItems(items, 'differences').map(({ code }) => code)).toEqual(['apart'])
  expect(shownItems(items, 'disclosed').map(({ code }) => code)).toEqual(['same', 'apart'])
})
