import { expect, test } from 'vitest'
import { companyColumn, nextCell } from './cell-navigation.ts'

const size = { rows: 3, columns: 4 }
const press = (key: string, row: number, column: number) =>
  nextCell({ key, ctrlKey: false, metaKey: false }, { row, column }, size)

test('arrows go from figure to figure and stop at the edges', () => {
  expect(press('ArrowDown', 0, 1)).toEqual({ row: 1, column: 1 })
  expect(press('ArrowRight', 0, 1)).toEqual({ row: 0, column: 2 })
  expect([press('ArrowLeft', 0, 0), press('ArrowUp', 0, 0), press('ArrowDown', 2, 0), press('a', 0, 0)]).toEqual(
    Array(4).fill(undefined),
  )
})

test('Home and End go along the row', () => {
  expect(press('Home', 2, 3)).toEqual({ row: 2, column: 0 })
  expect(press('End', 2, 0)).toEqual({ row: 2, column: 3 })
})

test('from company to company; above the first is the field', () => {
  expect(press('ArrowDown', 0, companyColumn)).toEqual({ row: 1, column: companyColumn })
  expect(press('ArrowUp', 0, companyColumn)).toBe('field')
  expect(press('ArrowRight', 0, companyColumn)).toBeUndefined()
  expect(press('ArrowDown', 2, companyColumn)).toBeUndefined()
})
