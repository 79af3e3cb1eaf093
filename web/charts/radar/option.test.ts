import { expect, test } from 'vitest'
import { givenSheet } from '../engine/test-sheet.ts'
import { foldName, gaps, maxAxes, radarOption, radarPoints, spokes } from './option.ts'
import type { ProfileAxis } from './profile.ts'

const axis = (key: string, own: number | null): ProfileAxis => ({
  key,
  name: key,
  own,
  average: 50,
  band: 'average',
  rank: null,
})

test('a missing axis is a gap and hatched, never zero', () => {
  expect(spokes([80, null, 0, 40])).toEqual([
    [80, 0],
    ['-', 90],
    [0, 180],
    [40, 270],
    [80, 360],
  ])
  expect(gaps([80, null, 0, 40])).toEqual([90])
})

test('a missing first axis leaves the shape open on both sides', () => {
  expect(spokes([null, 10, 20]).filter(([value]) => value === '-')).toHaveLength(2)
})

test('at most eight axes, in the order given', () => {
  const many = Array.from({ length: 11 }, (_, index) => axis(`a${index}`, index))
  expect(radarPoints(many).map(({ key }) => key)).toEqual(many.slice(0, maxAxes).map(({ key }) => key))
  const { series } = radarOption(many, givenSheet()) as { series: { name?: string; data: unknown[] }[] }
  expect(series.find(({ name }) => name === 'own')!.data).toHaveLength(maxAxes + 1)
})

test('no area is filled', () => {
  expect(JSON.stringify(radarOption([axis('a', 1), axis('b', null)], givenSheet()))).not.toContain('areaStyle')
})

test('a missing axis can be walked to, says so and does not open', () => {
  const [, point] = radarPoints([axis('a', 1), axis('Impact', null)])
  expect(point).toMatchObject({ text: 'Impact: not disclosed', opens: false })
})

test('long names fold', () => {
  expect(['Labour rights', 'Diversity', '水', '労働者の権利'].map(foldName)).toEqual([
    'Labour\nrights',
    'Diversity',
    '水',
    '労働者\nの権利',
  ])
})
