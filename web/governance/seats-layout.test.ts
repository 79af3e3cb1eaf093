import { expect, test } from 'vitest'
import type { Officer } from '#contract/governance/governance.ts'
import { layoutOf, radius } from './seats-layout.ts'

const seat = (tenure: number | null, at: number, isOutside: boolean | null = true) =>
  ({ member: String(at), list: 'board', role: 'director', tenure, isOutside }) as Officer

test.each<[string, (at: number) => number | null]>([
  ['who all came on the same day', () => 0.5],
  ['whose years are not known', () => null],
  ['who came month by month', (at) => 1 + at / 12],
  ['who have sat for longer than the drawing has years', (at) => 21 + at],
])('of thirty people %s nobody hides another', (_, tenureOf) => {
  const seats = Array.from({ length: 30 }, (__, at) => seat(tenureOf(at), at, at % 2 === 0))
  const { marks, lines } = layoutOf(seats, 390)
  expect(marks).toHaveLength(30)
  for (const [at, one] of marks.entries())
    for (const other of marks.slice(at + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(2 * radius - 0.001)
  // Each in its own row, and none over an edge.
  for (const { row, y } of marks) {
    const line = lines.find((each) => each.row === row)!
    expect(Math.abs(y - line.middle) + radius).toBeLessThanOrEqual(line.foot - line.middle)
  }
})

test('rows without anybody are left out', () => {
  expect(layoutOf([seat(1, 0, null)], 800).lines.map(({ row }) => row)).toEqual(['unsaid'])
  expect(layoutOf([], 800)).toEqual({ marks: [], lines: [] })
})
