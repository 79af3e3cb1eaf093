import { expect, test } from 'vitest'
import { disclosureFinding } from './disclosure.ts'

test('one figure of three is told with how many have none of it', () => {
  expect(disclosureFinding([11018, null, null], ['disclosed', 'not-disclosed', 'not-disclosed'])).toEqual({
    kind: 'told',
    least: 11018,
    most: 11018,
    known: 1,
    without: 2,
    undisclosed: 2,
  })
})

test('a figure under review is without value, and yet not undisclosed', () => {
  const finding = disclosureFinding([4, 9, null, null], ['disclosed', 'estimated', 'under-review', 'not-disclosed'])
  expect(finding).toMatchObject({ least: 4, most: 9, known: 2, without: 2, undisclosed: 1 })
  expect(disclosureFinding([null], ['no-report'])).toEqual({ kind: 'none' })
})
