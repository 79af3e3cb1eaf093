import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { givenSheet } from '../engine/test-sheet.ts'
import { materialityOption, materialityPoints } from './option.ts'
import { MaterialitySmallMultiples } from './SmallMultiples.tsx'
import { type MaterialTheme, themeTable } from './themes.ts'

const theme = (key: string, weight: number, score: number | null): MaterialTheme => ({
  key,
  name: key,
  pillar: 'e',
  weight,
  score,
  average: 50,
  band: score === null ? 'none' : score > 50 ? 'strength' : 'issue',
  scores: [score],
})
const themes = [theme('Water', 6, 44), theme('Climate', 14, 85), theme('Impact', 3, null)]
const pillars = [{ key: 'e', name: 'Environment', weight: 23, score: 70, average: 50 }]

test('weight to the right, difference upwards; without a score there is no place', () => {
  const { series, yAxis, xAxis } = materialityOption(themes, givenSheet()) as unknown as {
    series: { name: string; data: { value: number[]; symbolRotate: number }[] }[]
    xAxis: { max: number }
    yAxis: { min: number; max: number }
  }
  const dots = series.find(({ name }) => name === 'themes')!.data
  expect(dots.map(({ value }) => value)).toEqual([
    [6, -6],
    [14, 35],
  ])
  expect(dots.map(({ symbolRotate }) => symbolRotate)).toEqual([180, 0])
  expect([yAxis.min, yAxis.max, xAxis.max]).toEqual([-40, 40, 16])
})

test('the heaviest is walked to first', () => {
  expect(materialityPoints(themes).map(({ key }) => key)).toEqual(['Climate', 'Water'])
})

test('the table keeps what has no score', () => {
  expect(themeTable(themes, pillars, '').rows[2]!.cells).toEqual([
    'Impact',
    'Environment',
    { value: 3, text: '3%' },
    null,
    'No data',
    { value: 50, text: '50.0' },
    null,
  ])
})

test('a card says weight, score, band and difference, and a dash for what is missing', () => {
  render(<MaterialitySmallMultiples pillars={pillars} themes={themes} />)
  const [water, , impact] = screen.getAllByRole('listitem')
  expect(water!.textContent).toContain('44.0')
  expect(water!.textContent).toContain('−6.0')
  expect(impact!.textContent).toContain('—')
  expect(impact!.textContent).not.toContain('0.0')
})
