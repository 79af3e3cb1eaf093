import { expect, test } from 'vitest'
import { placeLabels, spread, textWidth } from './labels.ts'

const frame = { left: 0, top: 0, right: 300, bottom: 200 }

test('labels of near dots do not take one place', () => {
  const [one, other] = placeLabels(
    [
      { x: 100, y: 100, text: 'Kirimine' },
      { x: 104, y: 102, text: 'Shinonome' },
    ],
    frame,
  )
  expect(one).not.toEqual(other)
})

test('at the right edge a label stands to the left', () => {
  expect(placeLabels([{ x: 295, y: 100, text: 'Sokai Chemical' }], frame)[0]!.align).toBe('right')
})

test('at the top a label stands below', () => {
  expect(placeLabels([{ x: 100, y: 4, text: 'Sokai' }], frame)[0]!.baseline).toBe('top')
})

test('heights move apart and keep their order', () => {
  const [a, b, c] = spread([10, 12, 40], 13) as [number, number, number]
  expect(b - a).toBeGreaterThanOrEqual(12.99)
  expect(c).toBe(40)
  expect(a + b).toBeCloseTo(22)
})

test('kanji are twice as wide as letters', () => {
  expect(textWidth('水')).toBe(12)
  expect(textWidth('ab')).toBeCloseTo(13.92)
})
