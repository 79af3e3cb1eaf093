import { expect, test } from 'vitest'
import { type Cell, givenPanel, headcount, sales, traits, tse17Of, waste } from '../test/inference-panel.ts'
import {
  explainInference,
  firstRules,
  type InferenceMode,
  indicatorYears,
  inferColumn,
  prepareInference,
  secondRules,
} from './inference.ts'

const companies = 60
const years = 6

/** Whole numbers, the same on every machine; a third of them is not disclosed. */
function invented() {
  let state = 12_345
  const next = (max: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return (state >>> 8) % max
  }
  const cell = (max: number): Cell => (next(3) === 0 ? 'not-disclosed' : next(max))
  const mosts = traits.map(({ kind }) => ({ boolean: 2, percent: 101, count: 5 })[kind as string] ?? 10_000)
  const cells = mosts.map((max) =>
    Array.from({ length: years }, () => Array.from({ length: companies }, () => cell(max))),
  )
  return givenPanel({ ...cells }, companies, years, (c) => (c % 4 === 3 ? null : c % 4 === 2 ? '151020' : '151010'))
}

/** Sum of what is inferred, weighted by the place, to ten digits; and how many figures that is. */
function sumOf(mode: InferenceMode, rules = firstRules) {
  const inference = prepareInference(invented(), traits, tse17Of, rules)
  let [total, n] = [0, 0]
  for (const i of traits.keys())
    for (let y = 0; y < years; y++)
      for (const [c, value] of inferColumn(indicatorYears(inference, i), mode, y).values.entries())
        if (!Number.isNaN(value)) {
          total += value * (1 + ((i * years + y) * companies + c) / 1000)
          n++
        }
  return [Number(total.toPrecision(10)), n]
}

test('version 1.0 infers what it did before there was another', () => {
  // Sums of the code as it was when version 1.0 was the only one to have rules.
  expect([sumOf('industry'), sumOf('time-series')]).toEqual([
    [5719297.614, 934],
    [6141759.95, 934],
  ])
})

test('version 2.0 carries an amount on with the root of the change of size', () => {
  const panel = givenPanel(
    { [sales!]: [[50_000], [52_000], [72_000]], [headcount!]: [[1_000], [1_000], [1_440]], [waste!]: [[400]] },
    1,
    3,
  )
  const trail = explainInference(prepareInference(panel, traits, tse17Of, secondRules), 'time-series', waste!, 2, 0)
  expect(trail).toMatchObject({ model: 'size-scaled', sizeElasticity: 0.5 })
  expect(trail!.value).toBeCloseTo(480) // 400 × √((1.44 + 1.44) ÷ 2) = 400 × 1.2
})
