import { describe, expect, test } from 'vitest'
import { givenMarket, rankMarket, scoresOf } from '../../test/market.ts'
import { methods } from '../method.ts'
import { rankedAgain, scoresOfIndicator } from './affected.ts'
import { leversOf } from './levers.ts'
import type { SimulatedMarket } from './market.ts'
import { isPossible, possibleFigures } from './possible.ts'
import { Simulation } from './simulation.ts'

/** The example of docs/methodology/simulator.md: a share of 5, 10, … 50 %, the only indicator of a category that weighs 20 %. */
const shares = Array.from({ length: 10 }, (_, index) => 5 * (index + 1))
const market = givenMarket({
  indicators: [{ category: 'energy' }, { category: 'water' }],
  cells: [
    [shares, shares],
    [shares.map(() => 1), shares.map(() => 1)],
  ],
  weights: { energy: 20, water: 80 },
})

function simulated(year = 1): SimulatedMarket {
  const ranks = rankMarket(market)
  return {
    ...market,
    ranks,
    scores: scoresOf(market, ranks),
    year,
    method: methods['1.0'],
    mode: 'industry',
    period: 'short',
    traits: market.indicators.map(({ code }) => ({ code, kind: 'percent' })),
    wholes: new Set(),
    tse17Of: () => null,
  }
}

test('the example of the page', () => {
  const simulation = new Simulation(simulated()).of(1)
  const before = simulation.score('sustainability_score').score!
  expect(simulation.percentile(0)).toBe(0.15)
  simulation.change(0, 27, new Set(['energy', 'sustainability_score']))
  expect(simulation.percentile(0)).toBe(0.45)
  expect(simulation.score('sustainability_score').score! - before).toBeCloseTo(0.06, 12)
  expect(simulation.of(2).percentile(0)).toBe(0.25) // Of another company the market is as it was.
  expect(simulation.of(1).score('sustainability_score').score).toBe(before)
})

test('levers go to the middle and to the better quarter; peers that stood there and got there are counted', () => {
  // Quantiles of 5 … 50: 0.5 × 9 = place 4.5, (25 + 30) ÷ 2 = 27.5; 0.75 × 9 = place 6.75, 35 + 0.75 × 5 = 38.75.
  const [median] = leversOf(simulated(), { company: 1, step: 'median', isLever: () => true })
  expect(median).toMatchObject({ indicator: 0, from: 10, to: 27.5, goals: { median: 27.5, quartile: 38.75, best: 10 } })
  // Only the one at 5 stood no better in either year, and it did not move.
  expect(median!.precedents).toEqual({ of: 1, n: 0, years: null, fastest: [] })
  expect(leversOf(simulated(), { company: 9, step: 'quartile', isLever: () => true })).toEqual([])
})

describe('who made a step, and how fast', () => {
  const later = shares.map((share, index) => (index === 0 ? 40 : share))
  const moved = givenMarket({
    indicators: [{ category: 'energy' }],
    cells: [[shares, shares, later]],
  })
  test('from the last year no better to the first at the goal', () => {
    const ranks = rankMarket(moved)
    const [lever] = leversOf(
      { ...simulated(2), ...moved, ranks, scores: scoresOf(moved, ranks) },
      { company: 1, step: 'median', isLever: () => true },
    )
    expect(lever!.precedents).toEqual({ of: 1, n: 1, years: 1, fastest: [{ company: 0, years: 1 }] })
  })

  test('a step that nobody ever made stands behind one that a peer made', () => {
    const two = givenMarket({
      indicators: [{ category: 'energy' }, { category: 'energy' }],
      cells: [
        [shares, shares, shares],
        [shares, shares, later],
      ],
    })
    const ranks = rankMarket(two)
    const levers = leversOf(
      { ...simulated(2), ...two, ranks, scores: scoresOf(two, ranks) },
      { company: 1, step: 'median', isLever: () => true },
    )
    // Both lead to the middle of ten; by their number the first would stand first.
    expect(levers.map(({ indicator, precedents }) => [indicator, precedents.n])).toEqual([
      [1, 1],
      [0, 0],
    ])
  })
})

test('what a change reaches', () => {
  const indicator = { ...market.indicators[0]!, tags: ['risk'], sdgs: [7] }
  expect(scoresOfIndicator(indicator)).toEqual([
    'sustainability_score',
    'e_score',
    'energy',
    'risk_score',
    'sdgs_7_score',
  ])
  const coded = ['S-LR-001', 'E-EN-001', 'E-CC-001', 'G-BD-001'].map((code) => ({ ...indicator, code }))
  expect(coded.map((_, index) => rankedAgain(coded, index))).toEqual([[0, 1, 2, 3], [1, 2], [2], [3]])
})

test('what a changed figure may be: within its limits and its cap, whole where it counts people', () => {
  const share = possibleFigures({ least: 0, most: Number.POSITIVE_INFINITY, cap: 100, isWhole: false }, false)
  expect([0, 100, 12.5, 100.1, -1].map((value) => isPossible(share, value))).toEqual([true, true, true, false, false])
  const people = possibleFigures({ least: 0, most: 5e6, cap: null, isWhole: true }, false)
  expect([3, 2.5, 6e6].map((value) => isPossible(people, value))).toEqual([true, false, false])
  const free = { least: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY, cap: null, isWhole: false }
  expect([-5, 1e16].map((value) => isPossible(possibleFigures(free, false), value))).toEqual([true, false])
  expect([0, 1, 0.5, 2].map((value) => isPossible(possibleFigures(free, true), value))).toEqual([
    true,
    true,
    false,
    false,
  ])
})
