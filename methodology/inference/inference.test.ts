import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CellState, cellStates, type Panel, stateCode } from '../panel/panel.ts'
import {
  evaluateHoldout,
  explainInference,
  indicatorYears,
  inferColumn,
  inferenceLevels,
  inferenceModels,
  inferValue,
  inferValues,
  peerColumn,
  prepareInference,
  traitsOf,
} from './inference.ts'

const traits = [
  traitsOf({ code: 'F-PL-001', unit: 'JPY million', type: 'numeric', distribution: 'lognormal' }),
  traitsOf({ code: 'S-LR-001', unit: 'persons', type: 'numeric', distribution: 'lognormal' }),
  traitsOf({ code: 'E-EN-001', unit: 'GJ', type: 'numeric', distribution: 'lognormal' }),
  traitsOf({ code: 'E-CC-001', unit: 't-CO2e', type: 'numeric', distribution: 'lognormal' }),
  traitsOf({ code: 'E-WS-001', unit: 't', type: 'numeric', distribution: 'lognormal' }),
  traitsOf({ code: 'S-DV-001', unit: '%', type: 'numeric', distribution: 'logit_normal' }),
  traitsOf({ code: 'G-RM-001', unit: 'yes/no', type: 'boolean', distribution: 'bernoulli' }),
  traitsOf({ code: 'S-LR-030', unit: 'persons', type: 'numeric', distribution: 'count' }),
]
const [sales, headcount, energy, ghg, waste, share, policy, cases] = traits.keys()
const tse17Of = (tse33: string) => (tse33 === '3050' ? '1' : null)

type Cell = number | CellState
/** Cells by indicator, year (from 2021) and company; what is left out is not disclosed. */
type Cells = Readonly<Record<number, readonly (readonly Cell[])[]>>

function givenPanel(cells: Cells, companies: number, years: number, gicsOf = (_: number): string | null => '151010') {
  const size = traits.length * years * companies
  const values = new Float64Array(size).fill(Number.NaN)
  const states = new Uint8Array(size)
  for (const [indicator, rows] of Object.entries(cells))
    for (const [y, row] of rows.entries())
      for (const [c, cell] of row.entries()) {
        const at = (Number(indicator) * years + y) * companies + c
        values[at] = typeof cell === 'number' ? cell : Number.NaN
        states[at] = stateCode[typeof cell === 'number' ? 'disclosed' : cell]
      }
  const panel: Panel = {
    companies: Array.from({ length: companies }, (_, c) => ({
      id: c + 1,
      isListed: true,
      tse33: '3050',
      gics: gicsOf(c),
      market: null,
    })),
    indicators: traits.map(({ code }) => ({ code, boundary: 'consolidated', direction: 'lower_better' })),
    years: Array.from({ length: years }, (_, y) => 2021 + y),
    values,
    states,
  }
  return panel
}

const explain = (panel: Panel, mode: 'time-series' | 'industry', indicator: number, year: number, company = 0) =>
  explainInference(prepareInference(panel, traits, tse17Of), mode, indicator, year, company)

const none = 'not-disclosed'

test('an amount goes on from the last figure with the mean of the changes of sales and of staff', () => {
  const panel = givenPanel(
    { [sales!]: [[50_000], [52_000], [60_000]], [headcount!]: [[1_000], [1_000], [1_100]], [waste!]: [[400]] },
    1,
    3,
  )
  const trail = explain(panel, 'time-series', waste!, 2)
  expect(trail).toMatchObject({ model: 'size-scaled', level: 'company', scale: 'log', n: 1 })
  expect(trail!.value).toBeCloseTo(460) // 400 × (60,000 ÷ 50,000 + 1,100 ÷ 1,000) ÷ 2 = 400 × (1.2 + 1.1) ÷ 2
  expect(trail!.own).toEqual([{ fiscalYear: 2021, value: 400 }])
  expect(trail!.sales).toEqual({ from: 50_000, to: 60_000, ratio: 1.2 })
  expect(trail!.standardError).toBeNull() // no two years in a row to learn an error from
})

test('inside a gap an amount is smoothed on the logarithm', () => {
  const panel = givenPanel({ [waste!]: [[100], [none], [400]] }, 1, 3)
  const trail = explain(panel, 'time-series', waste!, 1)
  // Variances forwards: 1, 1 + 4 = 5, ahead 9: gain 9 ÷ 10. The end stands at ln 100 + 0.9 × ln 4.
  // Backwards, gain 5 ÷ 9: ln 100 + 5 ÷ 9 × 0.9 × ln 4 = ln 100 + 0.5 × ln 4, so 100 × 2.
  expect(trail).toMatchObject({ model: 'smoothed', n: 2, signalToNoise: 4 })
  expect(trail!.value).toBeCloseTo(200)
})

test('a per cent is smoothed on the logit, or drawn straight where it has none, and else carried on', () => {
  const panel = givenPanel(
    {
      [share!]: [
        [20, 0],
        [none, none],
        [80, 30],
        [none, none],
      ],
    },
    2,
    4,
  )
  expect(explain(panel, 'time-series', share!, 1, 0)!.value).toBeCloseTo(50) // logits −1.386 and 1.386, their middle 0
  expect(explain(panel, 'time-series', share!, 1, 1)).toMatchObject({ model: 'interpolated', value: 15 }) // (0 + 30) ÷ 2
  expect(explain(panel, 'time-series', share!, 3, 0)).toMatchObject({ model: 'last-value', value: 80 })
})

test('a yes is carried on, even inside a gap; never back', () => {
  const panel = givenPanel({ [policy!]: [[none, 1], [1], [none], [0]] }, 2, 4)
  expect(explain(panel, 'time-series', policy!, 2)).toMatchObject({ model: 'last-value', value: 1 })
  expect(explain(panel, 'time-series', policy!, 0)).toBeNull() // one other company is fewer than three
})

// Ten peers with sales 1,000 to 10,000, staff a hundredth of them; waste 1 % of sales but for the company asked, number 10.
const peerSales = Array.from({ length: 10 }, (_, c) => 1_000 * (c + 1))
const peers: Cells = {
  [sales!]: [[...peerSales, 5_500]],
  [headcount!]: [[...peerSales.map((one) => one / 100), 100]],
  [waste!]: [peerSales.map((one, c) => one * (c < 5 ? 0.008 : 0.012))],
}

test('an amount from peers is the mean of what sales and staff lead one to expect', () => {
  const trail = explain(givenPanel(peers, 11, 1), 'industry', waste!, 0, 10)
  // Per sales: five of 0.008, five of 0.012, median 0.010; × 5,500 = 55. Per head: median 1.0; × 100 = 100. Mean 77.5.
  expect(trail!.value).toBeCloseTo(77.5)
  expect(trail).toMatchObject({ model: 'peer-scaled', level: 'industry', n: 10, own: [] }) // a third of ten is fewer than ten
  expect(trail!.peers.map(({ per, own, group }) => [per, own, group])).toEqual([
    ['sales', 5_500, '151010'],
    ['headcount', 100, '151010'],
  ])
  // Quartiles 0.008 and 0.012: ln 1.5 ÷ 1.349 = 0.30056; × √(1 + π ÷ 20) = 1.07568.
  expect(trail!.standardError).toBeCloseTo(0.3233, 4)
})

test('nine peers are too few: the next group up speaks', () => {
  const panel = givenPanel(peers, 11, 1, (c) => (c === 0 ? '151040' : '151010'))
  expect(explain(panel, 'industry', waste!, 0, 10)).toMatchObject({ level: 'group', n: 10 })
  expect(
    explain(
      givenPanel(peers, 11, 1, () => null),
      'industry',
      waste!,
      0,
      10,
    ),
  ).toMatchObject({ level: 'tse33' })
})

test('emissions stand on energy before they stand on peers', () => {
  const cells = {
    ...peers,
    [energy!]: [[...peerSales.map((one) => one * 2), 8_000]],
    [ghg!]: [peerSales.map((one) => one / 10)],
  }
  const trail = explain(givenPanel(cells, 11, 1), 'industry', ghg!, 0, 10)
  expect(trail).toMatchObject({ model: 'energy', level: 'industry', n: 10 })
  expect(trail!.value).toBeCloseTo(400) // 8,000 GJ × 0.05 t per GJ
})

test('a yes of most peers is a yes, with its frequency', () => {
  const cells = { [policy!]: [[1, 1, 1, 1, 1, 1, 1, 0, 0, 0]] }
  const trail = explain(givenPanel(cells, 11, 1), 'industry', policy!, 0, 10)
  expect(trail).toMatchObject({ model: 'peer-frequency', value: 1, probability: 0.7, scale: 'probability' })
  expect(trail!.standardError).toBeCloseTo(0.1449) // √(0.7 × 0.3 ÷ 10)
})

test.each(cellStates)('%s', (state) => {
  const panel = givenPanel(
    { [cases!]: [[5, 6, 7], [state === 'disclosed' || state === 'estimated' ? 9 : state]] },
    3,
    2,
  )
  panel.states[(cases! * 2 + 1) * 3] = stateCode[state]
  const inferred = inferColumn(indicatorYears(prepareInference(panel, traits, tse17Of), cases!), 'time-series', 1)
    .values[0]
  const isInferred = ['not-disclosed', 'other-boundary', 'under-review', 'not-tagged'].includes(state)
  expect(inferred).toBe(isInferred ? 5 : Number.NaN)
})

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

/** Every column of a panel in every mode. */
function* columnsOf(panel: Panel) {
  const inference = prepareInference(panel, traits, tse17Of)
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
        if (['disclosed', 'not-applicable', 'no-report'].includes(state) || mode === 'worst-value')
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
    const other = { ...panel, values: panel.values.map((value, at) => (panel.states[at] === 1 ? value : 123.5)) }
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

test('figures held out are inferred from the others alone', () => {
  // Waste grows with sales exactly, so each model of size is right, and the middle of the market is not.
  const row = (y: number) => peerSales.flatMap((one) => [one * (1 + y / 10), one * 7])
  const tons = (y: number) => row(y).map((one) => one / 100)
  const panel = givenPanel({ [sales!]: [row(0), row(1), row(2)], [waste!]: [tons(0), tons(1), tons(2)] }, 20, 3)
  const [amounts] = evaluateHoldout(panel, traits, tse17Of)
  expect(amounts!.hidden).toBeGreaterThan(5)
  expect(amounts!.models.industry.error).toBeCloseTo(0)
  expect(amounts!.models['time-series'].error).toBeLessThan(0.05)
  expect(amounts!.models.global.error).toBeGreaterThan(0.3)
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
      const inference = prepareInference(panel, traits, tse17Of)
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
