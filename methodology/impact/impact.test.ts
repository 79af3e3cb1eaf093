import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalCdf } from '../statistics/normal.ts'
import { amountOf, employmentImpact, impactParts, type Workforce } from './impact.ts'
import { limitedMean, meanShortfall } from './lognormal.ts'
import type { ImpactParameters } from './parameters.ts'

const parameters: ImpactParameters = {
  female_share: 49.3,
  average_wage: 4430,
  living_wage: 2600,
  satiation_wage: 11_900,
  above_satiation: 0,
  pay_spread: 0.171,
  manager_share: 20,
  manager_pay: 160,
  unexplained_gap: 0,
  growth_limit: 50,
  unemployment_rate: null,
  minimum_wage: null,
  jobs: 'growth',
}

const workforce: Workforce = {
  employees: 1000,
  employeesBefore: 980,
  averagePay: 6000,
  femaleShare: 30,
  femaleManagers: 10,
  payRatio: 75,
}

test.each([
  [0, 0.5],
  [1, 0.841_344_746_068_542_9],
  [1.96, 0.975_002_104_851_779_5],
  [-3, 0.001_349_898_031_630_09],
  [-5, 2.866_515_718_791_94e-7],
])('the normal distribution at %d, as its tables have it', (x, share) => {
  expect(normalCdf(x) / share).toBeCloseTo(1, 9)
})

test('pay up to a ceiling and what is missing to a floor, by the integral of the density', () => {
  const pay = { mean: 5000, spread: 0.4 }
  const [steps, middle] = [200_000, Math.log(5000) - 0.08]
  let [below, missing, weight] = [0, 0, 0]
  for (let step = 0; step < steps; step++) {
    const z = -8 + (16 * (step + 0.5)) / steps
    const [density, wage] = [Math.exp(-0.5 * z * z), Math.exp(middle + 0.4 * z)]
    below += density * Math.min(wage, 7000)
    missing += density * Math.max(0, 3000 - wage)
    weight += density
  }
  expect(limitedMean(pay, 7000)).toBeCloseTo(below / weight, 3)
  expect(meanShortfall(pay, 3000)).toBeCloseTo(missing / weight, 3)
})

test('Eisai 2019: wage quality of 343 and diversity of −78 on a payroll of 358, in 100 million yen', () => {
  // 3,207 people at 11.148 million yen. A gap of 78 ÷ 358 = 21.8 points to 49.3 % is a share of women of 27.5 %.
  const eisai = employmentImpact(
    {
      ...workforce,
      employees: 3207,
      averagePay: 11_148,
      femaleShare: 27.5,
      femaleManagers: null,
      employeesBefore: null,
    },
    parameters,
  )
  const in100m = (million: number | null) => million! / 100
  expect(Math.round(in100m(eisai.payroll))).toBe(358)
  expect(Math.round(in100m(amountOf(eisai.parts.wage_quality)))).toBe(343)
  expect(Math.round(in100m(amountOf(eisai.parts.diversity)))).toBe(-78)
  expect(Math.round(in100m(amountOf(eisai.parts.living_wage))) + 0).toBe(0)
  // The lines on promotion (−7) and the community (11) need figures that were not published: no total either.
  expect(eisai.parts.wage_equality).toEqual({ gap: { figures: ['femaleManagers'], parameters: [], isJump: false } })
  expect(eisai.parts.local_jobs).toEqual({ gap: { figures: ['employeesBefore'], parameters: [], isJump: false } })
  expect(eisai.total).toBeNull()
})

test('each part by hand', () => {
  const { payroll, parts } = employmentImpact(workforce, { ...parameters, unexplained_gap: 50 })
  expect(payroll).toBe(6000) // 1,000 × 6 million
  // 0.2 of women missing among 200 managers who are paid 3.6 million more: 144; and half of 300 women × 25 % less than men's
  // 6,000 ÷ (1 − 0.3 × 0.25) = 6,486 thousand: 0.5 × 300 × 1,621.6 = 243.2.
  expect(amountOf(parts.wage_equality)).toBeCloseTo(-(144 + 243.243), 3)
  expect(amountOf(parts.diversity)).toBeCloseTo(-1158, 9) // 0.193 × 6,000
  expect(amountOf(parts.local_jobs)).toBeCloseTo(88.6, 9) // 20 × 4.43
  const own = employmentImpact(workforce, { ...parameters, jobs: 'growth-own-pay' })
  expect(amountOf(own.parts.local_jobs)).toBeCloseTo(120, 9) // 20 × 6
  const byRate = { ...parameters, jobs: 'unemployment', unemployment_rate: 2.5, minimum_wage: 2000 } as const
  expect(amountOf(employmentImpact(workforce, byRate).parts.local_jobs)).toBeCloseTo(100, 9) // 1,000 × 2.5 % × 4
})

test('a staff that grew by more than half was taken over or moved: no job was created for it', () => {
  const { parts, total } = employmentImpact({ ...workforce, employeesBefore: 600 }, parameters)
  expect(parts.local_jobs).toEqual({ gap: { figures: [], parameters: [], isJump: true } })
  expect(total).toBeNull()
})

test('the option by unemployment asks for its rate and wage', () => {
  const { parts } = employmentImpact(workforce, { ...parameters, jobs: 'unemployment' })
  expect(parts.local_jobs).toEqual({
    gap: { figures: [], parameters: ['unemployment_rate', 'minimum_wage'], isJump: false },
  })
})

const anyWorkforce = fc.record({
  employees: fc.option(fc.integer({ min: 1, max: 400_000 })),
  employeesBefore: fc.option(fc.integer({ min: 1, max: 400_000 })),
  averagePay: fc.option(fc.double({ min: 500, max: 40_000, noNaN: true })),
  femaleShare: fc.option(fc.double({ min: 0, max: 100, noNaN: true })),
  femaleManagers: fc.option(fc.double({ min: 0, max: 100, noNaN: true })),
  payRatio: fc.option(fc.double({ min: 10, max: 150, noNaN: true })),
})

test('the total is the sum of the parts, or there is none', () => {
  fc.assert(
    fc.property(anyWorkforce, (given) => {
      const { parts, total, ratio, payroll } = employmentImpact(given, parameters)
      const amounts = impactParts.map((part) => amountOf(parts[part]))
      if (amounts.includes(null)) expect([total, ratio]).toEqual([null, null])
      else {
        expect(total).toBeCloseTo(
          amounts.reduce<number>((sum, each) => sum + each!, 0),
          6,
        )
        expect(ratio! * payroll!).toBeCloseTo(total!, 6)
      }
    }),
  )
})

test('signs: pay counts for no more than it is, what is missing takes away, jobs add', () => {
  fc.assert(
    fc.property(anyWorkforce, (given) => {
      const { parts, payroll } = employmentImpact(given, { ...parameters, unexplained_gap: 30 })
      const [living, quality, equality, diversity, jobs] = impactParts.map((part) => amountOf(parts[part]))
      expect(living ?? 0).toBeLessThanOrEqual(0)
      expect(quality ?? 0).toBeLessThanOrEqual((payroll ?? 0) * (1 + 1e-12))
      expect(quality ?? 0).toBeGreaterThanOrEqual(0)
      expect(equality ?? 0).toBeLessThanOrEqual(0)
      expect(diversity ?? 0).toBeLessThanOrEqual(0)
      expect(jobs ?? 0).toBeGreaterThanOrEqual(0)
    }),
  )
})
