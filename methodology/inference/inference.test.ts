import { expect, test } from 'vitest'
import { cellStates, stateCode } from '../figures/cell-states.ts'
import type { Panel } from '../panel/panel.ts'
import {
  type Cells,
  cases,
  energy,
  ghg,
  givenPanel,
  headcount,
  peerSales,
  policy,
  sales,
  share,
  traits,
  tse17Of,
  waste,
} from '../test/inference-panel.ts'
import { explainInference, indicatorYears, inferColumn, prepareInference } from './inference.ts'

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
  expect(trail!.standardError).toBeCloseTo(0.4583, 4) // √(0.7 × 0.3)
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
  const isInferred = ['not-disclosed', 'other-boundary', 'under-review', 'not-tagged', 'not-stated'].includes(state)
  expect(inferred).toBe(isInferred ? 5 : Number.NaN)
})
