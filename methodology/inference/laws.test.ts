import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CellState, cellStates, isDisclosure, stateCode } from '../figures/cell-states.ts'
import type { Panel } from '../panel/panel.ts'
import { type Cell, givenPanel, policy, traits, tse17Of, waste } from '../test/inference-panel.ts'
import {
  explainInference,
  firstRules,
  type InferenceRules,
  indicatorYears,
  inferColumn,
  inferenceLevels,
  inferenceModels,
  inferValue,
  inferValues,
  peerColumn,
  prepareInference,
  secondRules,
} from './inference.ts'

const companies = 14
const years = 4
const figure = fc.oneof(
  fc.constantFrom<Cell>(...cellStates.filter((state) => state !== 'disclosed' && state !== 'estimated')),
  fc.constantFrom<Cell>(0, -3, 1e-300, 1e300, 50, 100),
  fc.double({ min: 0.01, max: 1e6, noNaN: true }),
)
const table = fc.array(fc.array(figure, { minLength: companies, maxLength: companies }), {
  minLength: years,
  maxLength: years,
})
const panels = fc.tuple(...traits.map(() => table)).map((tables) =>
  givenPanel(
    // A yes is 1, a no 0.
    Object.fromEntries(
      tables.map((rows, i) => [
        i,
        i === policy
          ? rows.map((row) => row.map((cell) => (typeof cell === 'number' ? Number(cell > 50) : cell)))
          : rows,
      ]),
    ),
    companies,
    years,
    (c) => (c % 5 === 4 ? null : c % 5 === 3 ? '151020' : '151010'),
  ),
)
const modes = ['time-series', 'industry', 'worst-value'] as const

/** Every column of a panel in every mode, by the rules of both versions. */
function* columnsOf(panel: Panel) {
  for (const rules of [firstRules, secondRules]) yield* columnsBy(panel, rules)
}

function* columnsBy(panel: Panel, rules: InferenceRules) {
  const inference = prepareInference(panel, traits, tse17Of, rules)
  for (const mode of modes)
    for (const i of traits.keys())
      for (let y = 0; y < years; y++)
        yield { mode, i, y, inference, column: inferColumn(indicatorYears(inference, i), mode, y) }
}

test('known figures and those that do not exist are left alone, inferred ones are numbers, and each can be explained', () => {
  const check = (panel: Panel) => {
    for (const { mode, i, y, inference, column } of columnsOf(panel)) {
      for (let c = 0; c < companies; c++) {
        const state = cellStates[panel.states[(i * years + y) * companies + c]!]!
        const value = column.values[c]!
        const trail = explainInference(inference, mode, i, y, c)
        if (['disclosed', 'read-from-text', 'not-applicable', 'no-report'].includes(state) || mode === 'worst-value')
          expect(value).toBeNaN()
        expect(value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY).toBe(false)
        expect(trail?.value ?? Number.NaN).toBe(value)
        expect(trail?.standardError ?? Number.NaN).toBe(column.standardErrors[c])
        expect(trail?.model ?? 'none').toBe(inferenceModels[column.models[c]!])
        expect(trail?.level ?? 'none').toBe(inferenceLevels[column.levels[c]!])
        expect(trail?.n ?? 0).toBe(column.counts[c])
      }
    }
  }
  fc.assert(fc.property(panels, check), { numRuns: 15 })
})

test('what is not known is never read', () => {
  const check = (panel: Panel) => {
    const other = {
      ...panel,
      values: panel.values.map((value, at) => (isDisclosure(panel.states[at]!) ? value : 123.5)),
    }
    const pairs = [...columnsOf(panel)].map(({ column }) => column)
    for (const [index, { column }] of [...columnsOf(other)].entries()) expect(column).toEqual(pairs[index])
  }
  fc.assert(fc.property(panels, check), { numRuns: 20 })
})

test('no later year is read but inside a gap', () => {
  const check = (panel: Panel) => {
    const isLater = (at: number) => Math.floor(at / companies) % years > 1
    const cut = { ...panel, states: panel.states.map((state, at) => (isLater(at) ? stateCode['no-report'] : state)) }
    const [whole, early] = [prepareInference(panel, traits, tse17Of), prepareInference(cut, traits, tse17Of)]
    for (const i of traits.keys()) {
      const { values, models } = inferColumn(indicatorYears(whole, i), 'time-series', 1)
      const without = inferColumn(indicatorYears(early, i), 'time-series', 1).values
      for (const [c, value] of values.entries()) {
        const isGap = ['smoothed', 'interpolated'].includes(inferenceModels[models[c]!]!)
        if (!isGap) expect(value).toBe(without[c])
      }
    }
  }
  fc.assert(fc.property(panels, check), { numRuns: 20 })
})

test('an amount in another unit is inferred in that unit', () => {
  const check = (panel: Panel, power: number) => {
    const start = waste! * years * companies
    const isWaste = (at: number) => at >= start && at < start + years * companies
    const tame = panel.values.map((value) => (Math.abs(value) < 1e-100 || Math.abs(value) > 1e100 ? 1 : value))
    const times = { ...panel, values: tame.map((value, at) => (isWaste(at) ? value * 2 ** power : value)) }
    const [one, other] = [{ ...panel, values: tame }, times].map((each) => prepareInference(each, traits, tse17Of))
    for (const mode of modes)
      for (let y = 0; y < years; y++) {
        const scaled = inferColumn(indicatorYears(other!, waste!), mode, y)
        for (const [c, value] of inferColumn(indicatorYears(one!, waste!), mode, y).values.entries()) {
          if (Number.isNaN(value)) expect(scaled.values[c]).toBeNaN()
          else expect(Math.abs(scaled.values[c]! / 2 ** power - value)).toBeLessThanOrEqual(1e-9 * Math.abs(value))
        }
      }
  }
  fc.assert(fc.property(panels, fc.integer({ min: -20, max: 20 }), check), { numRuns: 20 })
})

test('values alone, of one figure or a column, are those of the column with its errors', () => {
  const cell = fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: -2, max: 90 }) },
    {
      weight: 2,
      arbitrary: fc.constantFrom<CellState>('not-disclosed', 'under-review', 'not-applicable', 'no-report'),
    },
  )
  const rows = fc.array(fc.array(cell, { minLength: 16, maxLength: 16 }), { minLength: 5, maxLength: 5 })
  fc.assert(
    fc.property(fc.array(rows, { minLength: traits.length, maxLength: traits.length }), (cells) => {
      const panel = givenPanel({ ...cells }, 16, 5, (company) => (company < 12 ? '151010' : null))
      const rules = [firstRules, secondRules].map((each) => prepareInference(panel, traits, tse17Of, each))
      for (const inference of rules)
        for (const mode of ['time-series', 'industry'] as const)
          for (const indicator of traits.keys())
            for (const year of panel.years.keys()) {
              const { values } = inferColumn(indicatorYears(inference, indicator), mode, year)
              expect(inferValues(indicatorYears(inference, indicator), mode, year)).toEqual(values)
              const alone = panel.companies.map((_, company) =>
                inferValue(peerColumn(inference, indicator, year), mode, company),
              )
              expect(alone).toEqual([...values].map((value) => (Number.isNaN(value) ? null : value)))
            }
    }),
    { numRuns: 20 },
  )
})
