import { render } from '@testing-library/react'
import { scaleLinear } from 'd3-scale'
import { expect, test } from 'vitest'
import { XAxis, YAxis } from './axes.tsx'
import { Band, Dots, Line } from './lines.tsx'
import { bandPath, linePath } from './paths.ts'
import { boxOf, endsOf, stepOf, ticksOf, withRoom, yearArea, yearsBetween } from './scales.ts'
import { BoxPlot, percentStrip, pixelStrip } from './strips.tsx'

test('ticks are round, and the outer ones lie around both values', () => {
  expect(ticksOf(0, 13)).toEqual([0, 5, 10, 15]) // 13 ÷ 4 = 3.25, nearest of 1, 2, 5 by ratio: 5
  expect(ticksOf(0.31, 0.48)).toEqual([0.3, 0.35, 0.4, 0.45, 0.5])
  expect(ticksOf(43.5, 54.9)).toEqual([40, 45, 50, 55]) // d3 alone goes on to 60
  expect(ticksOf(-3, 4)).toEqual([-4, -2, 0, 2, 4])
  expect(ticksOf(0, 0)).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1])
  expect(ticksOf(7, 7)).toEqual([5, 6, 7, 8, 9]) // 7 ± 7 ÷ 4
  expect(ticksOf(-7, -7)).toEqual([-9, -8, -7, -6, -5])
  expect(stepOf([0.2, 0.3, 0.4])).toBe(0.1)
  for (const size of [2 ** -30, 1, 7, 1e15]) {
    for (let high = 1; high < 100; high += 3) {
      const ticks = ticksOf(0, high * size)
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(high * size)
      expect(ticks.length).toBeGreaterThan(2)
      expect(ticks.length).toBeLessThan(8)
    }
  }
})

// 360 − 60 − 20 across, 200 − 10 − 40 down
const box = boxOf({ width: 360, height: 200 }, { left: 60, right: 80, top: 10, bottom: 40 })
const area = yearArea(box, { years: [2020, 2024], values: [0, 300] })

test('years stand across and values up', () => {
  expect(box).toEqual({ left: 60, right: 280, top: 10, foot: 160 })
  expect([2020, 2021, 2024].map(area.x)).toEqual([60, 115, 280]) // 220 ÷ 4 = 55 a year
  expect([0, 150, 300].map(area.y)).toEqual([160, 85, 10]) // half of 150 up
  expect(yearArea(box, { years: [2020, 2020], values: [0, 1] }).x(2020)).toBe(60)
  expect(boxOf({ width: 20, height: 9 }, { left: 60, right: 80, top: 0, bottom: 0 }).right).toBe(100)
  expect(endsOf([1, 2, 3])).toEqual([1, 3])
})

test('names are left out where they would touch, never the last', () => {
  const years = yearsBetween(2015, 2024)
  expect(withRoom(years, { left: 0, right: 480 })).toEqual(years) // 10 × 48
  expect(withRoom(years, { left: 0, right: 479 })).toEqual([2016, 2018, 2020, 2022, 2024])
  expect(withRoom(years, { left: 0, right: 0 })).toEqual([2024])
})

test('a missing point is a gap, and one between two gaps stands alone', () => {
  expect(linePath([])).toBe('')
  expect(
    linePath([
      [0, 1],
      [10, 2.04],
      [20, null],
      [30, 4],
      [40, null],
    ]),
  ).toBe('M0,1L10,2M30,4Z')
  expect(
    bandPath([
      [0, 10, 5],
      [10, 12, 3],
    ]),
  ).toBe('M0,5L10,3L10,12L0,10Z')
})

test('lines, bands and dots stand where their values do; a missing one has no dot', () => {
  const points = [
    { year: 2020, value: 0 },
    { year: 2021, value: null },
    { year: 2022, value: 300, isHollow: true },
  ]
  const { container } = render(
    <svg>
      <title>plot</title>
      <Line area={area} points={points} />
      <Band area={area} points={[{ year: 2020, low: 0, high: 100 }]} />
      <Dots area={area} points={points} r={4} />
    </svg>,
  )
  const [line, band] = container.querySelectorAll('path')
  expect(line!.getAttribute('d')).toBe('M60,160ZM170,10Z')
  expect(band!.getAttribute('d')).toBe('M60,110L60,160Z')
  const circles = [...container.querySelectorAll('circle')]
  expect(circles.map((circle) => [circle.getAttribute('cx'), circle.getAttribute('fill')])).toEqual([
    ['60', 'var(--ink)'],
    ['170', 'var(--paper)'],
  ])
})

test('names of an axis stand at their values; those at the ends keep inside', () => {
  const { container } = render(
    <svg>
      <title>plot</title>
      <YAxis area={area} ticks={[0, 300]} text={String} />
      <XAxis area={area} ticks={[2020, 2022, 2024]} text={String} isInside />
    </svg>,
  )
  const words = [...container.querySelectorAll('text')].map((text) => [
    text.textContent,
    text.getAttribute('y'),
    text.getAttribute('text-anchor'),
  ])
  expect(words).toEqual([
    ['0', '164', 'end'],
    ['300', '14', 'end'],
    ['2020', '177', 'start'],
    ['2022', '177', 'middle'],
    ['2024', '177', 'end'],
  ])
})

test('a strip stretches with its cell', () => {
  const { at, width } = percentStrip(scaleLinear([0, 5], [2, 98]).clamp(true))
  expect([at(0), at(2.5), at(9)]).toEqual(['2.00%', '50.00%', '98.00%'])
  expect(width(1, 2)).toBe('19.20%') // 96 ÷ 5
  const strip = pixelStrip(scaleLinear([0, 10], [0, 100]))
  const { container } = render(
    <svg>
      <title>plot</title>
      <BoxPlot strip={strip} min={1} lower={2} median={4} upper={5} max={9} y={20} reach={5} />
    </svg>,
  )
  const box = container.querySelector('rect')!
  expect(['x', 'width', 'y', 'height'].map((name) => Number(box.getAttribute(name)))).toEqual([20, 30, 15, 10])
  const [range, median] = container.querySelectorAll('line')
  expect(['x1', 'x2', 'y1'].map((name) => Number(range!.getAttribute(name)))).toEqual([10, 90, 20])
  expect(['x1', 'y1', 'y2'].map((name) => Number(median!.getAttribute(name)))).toEqual([40, 13, 27])
})
