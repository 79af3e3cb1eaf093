import { expect, test } from 'vitest'
import type { Group } from './rows.ts'
import { firstRows } from './use-drawn.ts'

const group = (middle: string, rows: number) => ({ large: 'E', middle, rows: Array(rows).fill({}) }) as unknown as Group
const sizes = (groups: readonly Group[]) => groups.map(({ rows }) => rows.length)

test('a screenful ends within a group, and groups beyond it wait', () => {
  const groups = [group('a', 4), group('b', 5), group('c', 3)]
  expect(sizes(firstRows(groups, 7))).toEqual([4, 3])
  expect(sizes(firstRows(groups, 4))).toEqual([4])
  expect(sizes(firstRows(groups, 100))).toEqual([4, 5, 3])
})
