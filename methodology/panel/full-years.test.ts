import { expect, test } from 'vitest'
import { stateCode } from '../figures/cell-states.ts'
import { fullYears } from './full-years.ts'
import type { Panel } from './panel.ts'

/** A panel of ten indicators over 2023 to 2026 in which so many figures of each company and year are disclosed. */
function givenPanel(figures: readonly (readonly number[])[]): Panel {
  const years = [2023, 2024, 2025, 2026]
  const indicators = Array.from({ length: 10 }, (_, k) => ({
    code: `S-LR-0${10 + k}`,
    boundary: 'consolidated' as const,
    direction: 'higher_better' as const,
  }))
  const companies = figures.map((_, k) => ({ id: k + 1, isListed: true, tse33: null, gics: null, market: null }))
  const states = indicators.flatMap((_, indicator) =>
    years.flatMap((_, year) =>
      figures.map((of) => (indicator < of[year]! ? stateCode.disclosed : stateCode['not-disclosed'])),
    ),
  )
  return {
    companies,
    indicators,
    years,
    values: Float64Array.from(states, () => 1),
    states: Uint8Array.from(states),
  } as unknown as Panel
}

test('three figures of a new year are not enough, half of the fullest year is', () => {
  const { isFull, newest } = fullYears(
    givenPanel([
      [10, 10, 0, 3], // 3 × 2 < 10
      [10, 10, 0, 5], // 5 × 2 = 10
      [8, 2, 0, 1],
      [0, 0, 1, 0], // all there ever was
      [0, 0, 0, 0],
    ]),
  )
  expect([...newest]).toEqual([1, 3, 0, 2, -1])
  expect([...isFull.subarray(0, 5)]).toEqual([1, 1, 1, 0, 0]) // 2023
  expect([...isFull.subarray(15)]).toEqual([0, 1, 0, 0, 0]) // 2026
})
