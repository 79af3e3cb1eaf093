import { expect, test } from 'vitest'
import { intensityText, signed } from './figures.ts'

test.each([
  [15.81, '1,581'],
  [0.491, '49.1'],
  [0.07, '7.00'],
  [0.0049, '0.49'],
  [0.000_012, '0.0012'],
  [0, '0.00'],
])('%s t-CO2e per million yen is read as %s per 100 million', (value, text) => {
  expect(intensityText(value)).toBe(text)
})

test.each([
  [-0.0909, '−9.09'],
  [0.05, '+5.00'],
  [0, '±0.00'],
])('a difference has its sign: %s', (value, text) => {
  expect(signed(value, intensityText)).toBe(text)
})

test('a difference that is nothing once it is rounded is neither up nor down, per cents too', () => {
  expect(signed(-0.0004, (share) => `${(share * 100).toFixed(1)}%`)).toBe('±0.0%')
})
