import { expect, test } from 'vitest'
import { aggregations, portfolioTemperature } from './aggregation.ts'
import { givenHolding } from './given-temperature.ts'
import { staircase } from './staircase.ts'
import { validatedShare } from './validated-share.ts'

const cell = { aggregation: 'WATS', scope: 'scope1+2', horizon: 'mid' } as const
const amounts = { marketCap: 1000, enterpriseValue: 800, cash: 200, totalAssets: 1500, revenue: 900 }

test('a holding that lacks an input falls out with its name, and the others are scaled up', () => {
  const holdings = [
    givenHolding({ company: 1, amounts, both: 2 }),
    givenHolding({ company: 2, investment: 300, amounts: { ...amounts, cash: null }, both: 3 }),
    givenHolding({ company: 3, investment: null, amounts: { ...amounts, enterpriseValue: null }, both: 1 }),
  ]
  const ecots = portfolioTemperature(holdings, { ...cell, aggregation: 'ECOTS' })
  expect(ecots).toMatchObject({ score: 2, coverage: 0.25 }) // 100 of 400
  expect(ecots.lost).toEqual([
    { company: 2, inputs: ['cash'] },
    { company: 3, inputs: ['investment', 'enterpriseValue'] },
  ])
  expect(portfolioTemperature(holdings, { ...cell, aggregation: 'EOTS' }).lost.map(({ company }) => company)).toEqual([
    3,
  ])
  const wats = portfolioTemperature(holdings, cell)
  expect(wats.score).toBeCloseTo(2.75, 12) // (100 × 2 + 300 × 3) ÷ 400
})

test('emissions are those of the scope that is asked', () => {
  const holdings = [
    givenHolding({ company: 1, emissions: { 'scope1+2': 100, scope3: 900 }, both: 1, third: 2 }),
    givenHolding({ company: 2, emissions: { 'scope1+2': 300, scope3: 100 }, both: 3, third: 3 }),
    givenHolding({ company: 3, emissions: { 'scope1+2': 100, scope3: null }, both: 2, third: 2 }),
  ]
  const tets = (scope: 'scope1+2' | 'scope3' | 'scope1+2+3') =>
    portfolioTemperature(holdings, { ...cell, aggregation: 'TETS', scope })
  expect(tets('scope1+2').score).toBeCloseTo(2.4, 12) // (100 × 1 + 300 × 3 + 100 × 2) ÷ 500
  expect(tets('scope3').score).toBeCloseTo(2.1, 12) // (900 × 2 + 100 × 3) ÷ 1,000
  // 1: 0.1 × 1 + 0.9 × 2 = 1.9; 2: scope 3 is 0.25 of all, so 3. (1,000 × 1.9 + 400 × 3) ÷ 1,400
  expect(tets('scope1+2+3').score).toBeCloseTo(3100 / 1400, 12)
  expect(tets('scope1+2+3').lost).toEqual([{ company: 3, inputs: ['score', 'scope3'] }])
})

test.each([
  ['a divisor that is zero', { amounts: { ...amounts, enterpriseValue: 0 } }, 'enterpriseValue'],
  ['one below zero', { amounts: { ...amounts, enterpriseValue: -10 } }, 'enterpriseValue'],
  ['a short position', { amounts, investment: -5 }, 'investment'],
  ['emissions below zero', { amounts, emissions: { 'scope1+2': -1, scope3: 0 } }, 'scope1+2'],
  ['an amount that is no number', { amounts, investment: Number.NaN }, 'investment'],
] as const)('%s takes no part', (_, holding, input) => {
  const result = portfolioTemperature([givenHolding(holding)], { ...cell, aggregation: 'EOTS' })
  expect(result).toEqual({
    score: null,
    defaultShare: null,
    coverage: 0,
    holdings: [],
    lost: [{ company: 1, inputs: [input] }],
  })
})

test('nothing held, or nothing that weighs, has no temperature', () => {
  for (const aggregation of aggregations)
    expect(portfolioTemperature([], { ...cell, aggregation })).toMatchObject({ score: null, holdings: [], lost: [] })
  expect(portfolioTemperature([givenHolding({ investment: 0 })], cell).score).toBeNull()
})

test('the share of the weight that rests on the default', () => {
  const holdings = [
    givenHolding({ company: 1, investment: 300, both: 'default', third: 2 }),
    givenHolding({ company: 2, investment: 100, both: 2, third: 2 }),
  ]
  expect(portfolioTemperature(holdings, cell).defaultShare).toBe(0.75)
  // Half of the first company's emissions, at the default: 0.75 × 0.5.
  expect(portfolioTemperature(holdings, { ...cell, scope: 'scope1+2+3' }).defaultShare).toBe(0.375)
})

test('stairs go from cool to warm, the default one plateau at the end', () => {
  const holdings = [
    givenHolding({ company: 1, investment: 20, both: 'default' }),
    givenHolding({ company: 2, investment: 10, both: 3.2 }),
    givenHolding({ company: 3, investment: 30, both: 1.5 }),
    givenHolding({ company: 4, investment: 40, both: 'default' }),
  ]
  const stairs = staircase(portfolioTemperature(holdings, cell).holdings)
  expect(stairs.map(({ company }) => company)).toEqual([3, 2, 4, 1])
  expect(stairs.map(({ to }) => Number(to.toFixed(9)))).toEqual([0.3, 0.4, 0.8, 1])
  expect(stairs.map(({ from }) => Number(from.toFixed(9)))).toEqual([0, 0.3, 0.4, 0.8])
  expect(staircase([])).toEqual([])
})

test('validated targets by investment', () => {
  const holding = (company: number, investment: number | null, isValidated: boolean) => ({
    company,
    investment,
    isValidated,
  })
  expect(validatedShare([holding(1, 30, true), holding(2, 70, false), holding(3, null, true)])).toEqual({
    share: 0.3,
    lost: [3],
  })
  expect(validatedShare([holding(1, 0, true)])).toEqual({ share: null, lost: [] })
})
