import { expect, test } from 'vitest'
import type { MeasureCondition } from '#contract/search/condition.ts'
import { parseCondition, printCondition } from '#contract/search/text.ts'
import { boundsOf, boundText, conditionOf, draftOf, faultOf, toNumber } from './draft.ts'

function givenMeasure(text: string): MeasureCondition {
  const read = parseCondition(text)
  if (read.kind === 'fault') throw new Error(read.fault.reason)
  return read.value.of[0] as MeasureCondition
}

test.each([
  ['４２．５', 42.5],
  ['1,000', 1000],
  ['−3', -3],
  ['▲3', -3],
  ['.5', 0.5],
  ['', null],
  ['12a', null],
  ['1e3', null],
])('%s is read as %s', (text, number) => expect(toNumber(text)).toBe(number))

test.each([
  ['sustainability_score(0.57..)', 0.01],
  ['S-LR-001(10..20,30..)', 1],
  ['e_score(strength,0.9..)', 0.01],
  ['scandal(0..1,4..4)', 1],
  ['E-CC-022@2024(..42,worst,disclosed)', 1],
  ['S-LR-001(disclosed)', 1],
])('%s comes back as it was', (text, scale) => {
  const next = conditionOf(draftOf(givenMeasure(text), scale), scale)!
  const again = printCondition({ kind: 'all', isExcluded: false, of: [{ ...next, isExcluded: false }] })
  expect(parseCondition(again)).toEqual({
    kind: 'read',
    value: {
      kind: 'all',
      isExcluded: false,
      of: [{ ...givenMeasure(text), classes: next.classes, ranges: next.ranges }],
    },
  })
  expect(next.ranges).toEqual(givenMeasure(text).ranges)
  expect(next.classes).toEqual(givenMeasure(text).classes)
})

test('scores are typed from 0 to 100', () => {
  const draft = draftOf(givenMeasure('sustainability_score(0.57..)'), 0.01)
  expect(draft.min).toBe('57')
  expect(conditionOf({ ...draft, min: '57.1' }, 0.01)?.ranges).toEqual([{ min: 0.571 }])
})

test('a number is required, and the least may not be above the most', () => {
  const draft = draftOf(givenMeasure('S-LR-001(10..20)'), 1)
  expect(faultOf({ ...draft, min: '' })).toBe('number')
  expect(faultOf({ ...draft, min: '30' })).toBe('order')
  expect(faultOf({ ...draft, way: 'most', min: '' })).toBeNull()
  expect(faultOf({ ...draft, way: 'classes' })).toBe('class')
})

test('what is dragged is what would be typed, and the way says which bounds there are', () => {
  const draft = draftOf(givenMeasure('sustainability_score(0.57..0.6)'), 0.01)
  expect(boundsOf(draft, 0.01)).toEqual([
    { bound: 'min', value: 0.57 },
    { bound: 'max', value: 0.6 },
  ])
  expect(boundsOf({ ...draft, way: 'most', max: '' }, 0.01)).toEqual([{ bound: 'max', value: null }])
  expect(boundsOf({ ...draft, way: 'disclosed' }, 0.01)).toEqual([])
  expect([boundText(0.575, 0.01), boundText(0.00000002, 1)]).toEqual(['57.5', '0.00000002'])
})
