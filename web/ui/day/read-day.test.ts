import { expect, test } from 'vitest'
import { isWholeDay, readDay } from './read-day.ts'

test.each([
  ['2024/06/30', '2024-06-30'],
  ['2024/6/3', '2024-06-03'],
  ['2024-06-30', '2024-06-30'],
  ['2024.6.30', '2024-06-30'],
  ['20240630', '2024-06-30'],
  ['２０２４／０６／３０', '2024-06-30'],
  ['２０２４年６月３０日', '2024-06-30'],
  [' 2024/06/30 ', '2024-06-30'],
  ['2024/02/29', '2024-02-29'],
  ['2023/02/29', null],
  ['2024/13/01', null],
  ['2024/00/10', null],
  ['2024/06', null],
  ['30/06/2024', null],
  ['06/30/2024', null],
  ['', null],
  ['yesterday', null],
])('%s is %s', (text, day) => {
  expect(readDay(text)).toBe(day)
})

test('a day is whole with its last digit', () => {
  expect(isWholeDay('2024/06/3')).toBe(false)
  expect(isWholeDay('2024/06/30')).toBe(true)
  expect(isWholeDay('２０２４／０６／３０')).toBe(true)
  expect(isWholeDay('2024/06/31')).toBe(false)
})
