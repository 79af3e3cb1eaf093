import { expect, test } from 'vitest'
import { readTargets } from './choose.ts'
import { givenTarget } from './given-temperature.ts'
import { prepareTargets } from './prepare.ts'
import { type CompanyTarget, horizonOf } from './target.ts'

const prepare = (targets: readonly CompanyTarget[], referenceYear = 2025) => prepareTargets(targets, referenceYear)
const only = (target: Partial<CompanyTarget>) => prepare([givenTarget(target)])

/** 600 t of scope 1 and 400 t of scope 2. */
const baseEmissions = { scope1: 600, scope2: 400 }
const first = givenTarget({ key: 's1', scope: 'scope1', reduction: 0.5, baseEmissions })
const second = givenTarget({
  key: 's2',
  scope: 'scope2',
  reduction: 0.8,
  coverage: { scope1: null, scope2: 0.5, scope3: null },
  baseEmissions,
})

test('2030 is mid in 2025 and short from 2026; a year that has come is still short', () => {
  expect([2025, 2026, 2030].map((year) => horizonOf(2030, year))).toEqual(['mid', 'short', 'short'])
  expect(horizonOf(2030, 2031)).toBeNull()
  expect([2040, 2041, 2055, 2056].map((year) => horizonOf(year, 2025))).toEqual(['mid', 'long', 'long', null])
})

test.each([
  ['type', { type: null }],
  ['metric', { type: 'intensity', metric: null }],
  ['metric', { type: 'intensity', metric: 'other' }],
  ['no-reduction', { reduction: null }],
  ['no-reduction', { reduction: 0 }],
  ['achieved', { achieved: 1 }],
  ['years', { endYear: 2020 }],
  ['years', { startYear: 2030 }],
  ['ended', { baseYear: 2015, endYear: 2024 }],
  ['too-far', { endYear: 2056 }],
  ['coverage', { scope: 'scope1', coverage: { scope1: null, scope2: 1, scope3: 1 } }],
  ['base-emissions', { scope: 'scope2' }],
] as const)('left out: %s %j', (reason, target) => {
  const { prepared, leftOut } = only(target)
  expect(leftOut).toEqual([{ key: 'a', scope: null, reason }])
  expect(prepared).toEqual([])
})

test('kept: nearly achieved, an intensity with a metric, the reference year itself', () => {
  for (const target of [{ achieved: 0.99 }, { type: 'intensity', metric: 'steel' }, { endYear: 2025 }] as const)
    expect(only(target).prepared).toHaveLength(1)
})

test('under the boundary the reduction counts by its coverage, at the boundary in full', () => {
  const coverage = (both: number, third: number) => ({ scope1: both, scope2: both, scope3: third })
  expect(only({ coverage: coverage(0.95, 0) }).prepared[0]).toMatchObject({ boundaryFactor: 1, coverage: 0.95 })
  expect(only({ coverage: coverage(0.94, 0) }).prepared[0]).toMatchObject({ boundaryFactor: 0.94 })
  expect(only({ scope: 'scope3', coverage: coverage(0, 0.67) }).prepared[0]).toMatchObject({ boundaryFactor: 1 })
  expect(only({ scope: 'scope3', coverage: coverage(0, 0.5) }).prepared[0]).toMatchObject({ boundaryFactor: 0.5 })
  const unknown = only({ coverage: { scope1: null, scope2: null, scope3: null } })
  expect(unknown.prepared[0]).toMatchObject({ coverage: null, boundaryFactor: 1 })
})

test('a mean of equal coverages that floating point takes below them still counts in full, and stands beside them', () => {
  const coverage = { scope1: 0.95, scope2: 0.95, scope3: null }
  const shared = { coverage, baseEmissions: { scope1: 1, scope2: 2 } } // (0.95 × 1 + 0.95 × 2) ÷ 3 = 0.9499999999999998
  const pair = [
    givenTarget({ key: 's1', scope: 'scope1', ...shared }),
    givenTarget({ key: 's2', scope: 'scope2', ...shared }),
  ]
  const { prepared } = prepare(pair)
  expect(prepared[0]!.coverage).toBeLessThan(0.95)
  expect(prepared[0]!.boundaryFactor).toBe(1)
  const choice = readTargets([...pair, givenTarget({ key: 'both', coverage })], 2025).choices['scope1+2'].mid!
  expect([choice.chosen.from, choice.others[0]!.reason]).toEqual([['s1', 's2'], 'same'])
})

test('different coverages of scope 1 and 2 are weighed by the base year; without its emissions the lower one counts', () => {
  const coverage = { scope1: 0.9, scope2: 0.6, scope3: null }
  // (0.9 × 600 + 0.6 × 400) ÷ 1,000
  expect(only({ coverage, baseEmissions }).prepared[0]!.coverage).toBeCloseTo(0.78, 12)
  expect(only({ coverage }).prepared[0]!.coverage).toBe(0.6)
  expect(only({ coverage: { ...coverage, scope2: null } }).prepared[0]!.coverage).toBeNull()
})

test('a target that covers nothing is left out', () => {
  const none = { scope1: 0, scope2: 0, scope3: 0 }
  for (const scope of ['scope1+2', 'scope3'] as const)
    expect(only({ scope, coverage: none })).toEqual({
      prepared: [],
      leftOut: [{ key: 'a', scope, reason: 'coverage' }],
    })
  const pair = prepare([
    { ...first, coverage: none },
    { ...second, coverage: none },
  ])
  expect(pair.leftOut.map(({ key }) => key)).toEqual(['s1', 's2'])
})

test('one target for all scopes counts in both; without a coverage of scope 3 in the first alone', () => {
  const all = only({ scope: 'scope1+2+3' })
  expect(all.prepared.map(({ scope, from }) => [scope, ...from])).toEqual([
    ['scope1+2', 'a'],
    ['scope3', 'a'],
  ])
  const some = only({ scope: 'scope1+2+3', coverage: { scope1: 1, scope2: 1, scope3: null } })
  expect(some.prepared.map(({ scope }) => scope)).toEqual(['scope1+2'])
  expect(some.leftOut).toEqual([{ key: 'a', scope: 'scope3', reason: 'coverage' }])
})

test('scope 1 and scope 2 are combined by emissions of the base year', () => {
  const { prepared, leftOut } = prepare([second, first])
  expect(leftOut).toEqual([])
  expect(prepared).toHaveLength(1)
  expect(prepared[0]).toMatchObject({ from: ['s1', 's2'], scope: 'scope1+2' })
  // Covered: 600 × 1 + 400 × 0.5 = 800 of 1,000. Cut: 600 × 0.5 + 200 × 0.8 = 460 of the 800.
  expect(prepared[0]!.coverage).toBeCloseTo(0.8, 12)
  expect(prepared[0]!.reduction).toBeCloseTo(0.575, 12)
  expect(prepared[0]!.reduction * prepared[0]!.boundaryFactor).toBeCloseTo(0.46, 12) // 460 of all 1,000
})

test.each([
  ['end', { endYear: 2035 }],
  ['base year', { baseYear: 2019, startYear: 2020 }],
  ['start', { startYear: 2022 }],
  ['type', { type: 'intensity', metric: 'revenue' }],
] as const)('those of another %s stay alone, each with its share of both', (_, target) => {
  const { prepared } = prepare([first, { ...second, ...target }])
  expect(prepared.map(({ from, coverage }) => [from[0], coverage])).toEqual([
    ['s1', 0.6], // 1 × 600 ÷ 1,000
    ['s2', 0.2], // 0.5 × 400 ÷ 1,000
  ])
})

test.each([
  [1, 'intensity', 'steel'],
  [2, 'intensity', 'power'],
  [2, 'absolute', 'steel'],
] as const)('%i part of an intensity per ton of steel and an %s with %s', (parts, type, metric) => {
  const pair = [
    { ...first, type: 'intensity', metric: 'steel' },
    { ...second, type, metric },
  ] as const
  expect(prepare(pair).prepared).toHaveLength(parts)
})

test('of two that match, the one with the higher coverage is combined', () => {
  const other = { ...second, key: 's2-more', coverage: { scope1: null, scope2: 0.9, scope3: null } }
  expect(prepare([first, second, other]).prepared.map(({ from }) => from)).toEqual([['s1', 's2-more'], ['s2']])
})

test.each([
  ['lower-coverage', { coverage: { scope1: 0.5, scope2: 0.5, scope3: null }, endYear: 2035, reduction: 0.9 }],
  ['lower-coverage', { coverage: { scope1: null, scope2: null, scope3: null }, endYear: 2035 }],
  ['earlier-end', { endYear: 2031, baseYear: 2021 }],
  ['earlier-base', { baseYear: 2019, publishedOn: '2025-01-01' }],
  ['intensity', { type: 'intensity', metric: 'revenue', publishedOn: '2025-01-01' }],
  ['published-earlier', { publishedOn: '2021-12-31' }],
  ['same', { publishedOn: '2022-01-01', reduction: 0.9 }],
] as const)('not chosen: %s', (reason, target) => {
  const best = givenTarget({ key: 'best', endYear: 2032, publishedOn: '2022-01-01' })
  const other = givenTarget({ key: 'other', endYear: 2032, ...target })
  for (const targets of reason === 'same'
    ? [[best, other]]
    : [
        [best, other],
        [other, best],
      ]) {
    const choice = readTargets(targets, 2025).choices['scope1+2'].mid!
    expect(choice.chosen.from).toEqual(['best'])
    expect(choice.others.map((one) => [one.target.from[0], one.reason])).toEqual([['other', reason]])
  }
})

test('every horizon has a choice of its own', () => {
  const { choices } = readTargets([givenTarget(), givenTarget({ key: 'long', endYear: 2050 })], 2026)
  expect(choices['scope1+2'].short!.chosen.from).toEqual(['a'])
  expect(choices['scope1+2'].mid).toBeNull()
  expect(choices['scope1+2'].long!.chosen.from).toEqual(['long'])
  expect(choices.scope3).toEqual({ short: null, mid: null, long: null })
})
