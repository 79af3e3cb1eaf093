import { expect, test } from 'vitest'
import type { Row } from '../../observations/table/rows.ts'
import { partsIn } from './address.ts'
import { printRows } from './print-rows.ts'

const row = (name: string, isDisclosed: boolean) =>
  ({ indicator: { code: name }, cells: [null, isDisclosed ? {} : null] }) as unknown as Row
const page = { letters: 10, nameOf: ({ indicator }: Row) => indicator.code }

test('rows that fit all stand, disclosed or not', () => {
  const rows = [row('a', true), row('b', false)]
  expect(printRows(rows, { ...page, lines: 2 })).toEqual({ rows, rest: 0 })
})

test('where they do not fit, the undisclosed go first, then the last ones, and how many is said', () => {
  const rows = [row('a', true), row('b', false), row('c', true), row('d', true)]
  const { rows: visibleRows, rest } = printRows(rows, { ...page, lines: 2 })
  expect(visibleRows.map(({ indicator }) => indicator.code)).toEqual(['a', 'c'])
  expect(rest).toBe(2)
})

test('a name that is broken takes as many lines; a Japanese letter is as wide as two', () => {
  const rows = [row('温室効果ガス', true), row('b', true)]
  expect(printRows(rows, { ...page, lines: 2 }).rest).toBe(1)
  expect(printRows(rows, { ...page, lines: 3 }).rest).toBe(0)
})

test('an address that names no part prints all', () => {
  expect(partsIn('years,summary')).toEqual(['summary', 'years'])
  expect(partsIn('nothing')).toHaveLength(8)
  expect(partsIn(undefined)).toHaveLength(8)
})
