import { expect, test } from 'vitest'
import { allOf, piecesOf, withPinned } from './pieces.ts'

const item = (at: number) => ({ kind: 'drawn', at })
const gap = (from: number, to: number) => ({ kind: 'gap', from, to })

test('what is not drawn keeps its room before, between and after', () => {
  expect(piecesOf([2, 3, 7], 10)).toEqual([gap(0, 1), item(2), item(3), gap(4, 6), item(7), gap(8, 9)])
  expect(piecesOf([0, 1], 2)).toEqual(allOf(2))
  expect(piecesOf([], 3)).toEqual([gap(0, 2)])
  expect(piecesOf([], 0)).toEqual([])
})

test('what is kept is drawn once, where it is, as long as it is there', () => {
  expect(withPinned([4, 5, 6], [5, 0, undefined, 10], 10)).toEqual([0, 4, 5, 6])
})
