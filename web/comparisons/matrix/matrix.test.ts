import { expect, test } from 'vitest'
import { barsOf, cellAfter, marksOf, transposed } from './matrix.ts'

test('arrow keys walk and stop at the edges', () => {
  const size = { rows: 3, columns: 2 }
  expect(cellAfter('ArrowRight', { row: 0, column: 1 }, size)).toEqual({ row: 0, column: 1 })
  expect(cellAfter('ArrowDown', { row: 0, column: 1 }, size)).toEqual({ row: 1, column: 1 })
  expect(cellAfter('PageDown', { row: 0, column: 1 }, size)).toEqual({ row: 2, column: 1 })
  expect(cellAfter('x', { row: 0, column: 1 }, size)).toBeUndefined()
})

test('best and worst follow the direction of the row; a row that is all alike, or has no direction, has neither', () => {
  expect(marksOf([3, null, 1, 2], 'higher_better')).toEqual(['best', undefined, 'worst', undefined])
  expect(marksOf([3, null, 1, 2], 'lower_better')).toEqual(['worst', undefined, 'best', undefined])
  expect(marksOf([2, 2], 'higher_better')).toEqual([undefined, undefined])
  expect(marksOf([3, 1], 'neutral')).toEqual([undefined, undefined])
  expect(marksOf([null, 1], 'higher_better')).toEqual([undefined, undefined])
})

test('bars are places in the row’s own range', () => {
  expect(barsOf([10, null, 30, 20])).toEqual([0, null, 1, 0.5]) // (20 − 10) ÷ (30 − 10)
})

test('transposed, a cell is the same cell', () => {
  const line = (key: string) => ({ key, name: key })
  const table = {
    caption: '',
    corner: '',
    rows: [line('a'), line('b')],
    columns: [line('x')],
    cell: (row: number, column: number) => ({ text: `${row}${column}`, state: 'computed' as const }),
  }
  expect(transposed(table).cell(0, 1).text).toBe('10')
})
