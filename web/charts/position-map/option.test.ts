import { expect, test } from 'vitest'
import { median } from '#methodology/statistics/quantiles.ts'
import type { Mark } from '../engine/annotation.ts'
import { givenSheet } from '../engine/test-sheet.ts'
import { floorOf, mapOption, mapPoints } from './option.ts'
import { diameter, mediansOf, type Position, positionTable } from './position.ts'

const at = (key: string, x: number, y: number, role: Position['role'] = 'peer'): Position => ({
  key,
  name: key,
  x,
  y,
  size: 100,
  role,
})
const quadrants = { both: 'both', yOnly: 'S', neither: 'neither', xOnly: 'E' }
const input = {
  positions: [at('c', 60, 40), at('a', 20, 30), at('compared', 50, 50, 'compared'), at('own', 79, 55, 'own')],
  xName: 'E',
  yName: 'S',
  quadrants,
}

test('the quadrants meet at the medians, not at 50', () => {
  expect(median([1, 9, 5])).toBe(5)
  expect(median([1, 9, 5, 7])).toBe(6)
  expect(median([])).toBeNull()
  expect(mediansOf(input.positions)).toEqual({ x: 55, y: 45 })
  expect(mediansOf([])).toEqual({ x: null, y: null })
})

test('the area of a circle follows the market cap', () => {
  expect(diameter(100, 100)).toBe(18)
  expect(diameter(25, 100)).toBe(11)
  expect(diameter(null, 100)).toBe(4)
})

test('the crowd is drawn without those that are named', () => {
  const { series } = mapOption(input, givenSheet()) as { series: { data: unknown }[] }
  expect(series[0]!.data).toEqual([
    [60, 40, 18],
    [20, 30, 18],
  ])
})

test('own, compared, then the rest from left to right; table alike', () => {
  const order = ['own', 'compared', 'a', 'c']
  expect(mapPoints(input).map(({ key }) => key)).toEqual(order)
  expect(positionTable(input, '').rows.map(({ key }) => key)).toEqual(order)
  expect(mapPoints(input)[0]!.text).toBe('own: E 79.0, S 55.0')
})

test('an axis starts below its lowest', () => {
  expect([floorOf([25, 90]), floorOf([20.5, 90]), floorOf([3]), floorOf([])]).toEqual([20, 0, 0, 80])
})

test('more than eight hundred are shaded under their circles and outlined over them', () => {
  const names = (count: number) => {
    const positions = Array.from({ length: count }, (_, index) => at(String(index), index % 100, (index * 7) % 100))
    const { series } = mapOption({ ...input, positions }, givenSheet()) as { series: { name: string }[] }
    return series.map(({ name }) => name)
  }
  expect(names(800)).not.toContain('shades')
  expect(names(801)).toEqual(expect.arrayContaining(['shades', 'outlines']))
})

test('picked companies are named in ink like those compared; nothing in the map has the color of what leads somewhere', () => {
  const sheet = givenSheet({ palette: { ...givenSheet().palette, ink: 'ink', paper: 'paper' } })
  const { series } = mapOption({ ...input, picked: new Set(['a', 'own']) }, sheet) as {
    series: { name: string; renderItem?: (_: unknown, api: unknown) => { children: Mark[] } }[]
  }
  const named = series.find(({ name }) => name === 'named')!
  const { children } = named.renderItem!(null, { coord: ([x, y]: number[]) => [x! * 5, 300 - y! * 3] })
  const texts = children.flatMap(({ type, style }) => (type === 'text' ? [(style as { text: string }).text] : []))
  expect(texts).toEqual(['compared', 'own', 'a'])
  const strokes = children.flatMap(({ type, style }) =>
    type === 'circle' ? [Object.values(style).filter((value) => value === 'ink').length] : [],
  )
  expect(strokes).toEqual([1, 1, 1])
})
