import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cars, lassoPrinted, pathsPrinted } from '../test/published/motor-trend.ts'
import { fitElasticNet, greatestStrength, type NetProducts, pathOf, predictNet, strengthsOf } from './elastic-net.ts'
import { netProducts } from './net-products.ts'

const carProducts = netProducts({
  columns: [cars.mpg, cars.wt, cars.drat, cars.qsec].map((column) => Float64Array.from(column)),
  target: Float64Array.from(cars.hp),
})

test('the lasso on the cars of 1974 is what glmnet prints, as far as glmnet goes', () => {
  const net = fitElasticNet(carProducts, { strength: lassoPrinted.strength, mix: 1 })
  const own = [...net.coefficients].map((coefficient, at) => coefficient / net.deviations[at]!)
  // glmnet stops when a sweep changes the deviance by less than 1e-7 of it, which leaves some 0.4 % of these coefficients open.
  for (const [at, printed] of lassoPrinted.coefficients.entries()) {
    if (printed === 0) expect(own[at]).toBe(0)
    else expect(own[at]! / printed).toBeCloseTo(1, 2)
  }
  expect(predictNet(net, () => 0) / lassoPrinted.intercept).toBeCloseTo(1, 2)
})

test.each(pathsPrinted)('the path at a mix of $mix is glmnet’s to ten digits, all of it', ({ mix, steps }) => {
  const spread = Math.sqrt(cars.hp.reduce((sum, hp) => sum + (hp - carProducts.mean) ** 2, 0) / cars.hp.length)
  // As glmnet does it: the target with a deviation of 1.
  const products = { ...carProducts, products: carProducts.products.map((each) => each / spread) }
  const strengths = steps.map(([strength]) => strength / spread)
  for (const [step, net] of pathOf(products, strengths, { mix, tolerance: 1e-14 }).entries()) {
    const [, intercept, ...printed] = steps[step]!
    const own = [...net.coefficients].map((coefficient, at) => (coefficient * spread) / net.deviations[at]!)
    const constant = own.reduce((rest, each, at) => rest - each * net.means[at]!, carProducts.mean)
    for (const [at, each] of [constant, ...own].entries()) {
      const theirs = [intercept, ...printed][at]!
      if (theirs === 0) expect(each).toBe(0)
      else expect(each / theirs).toBeCloseTo(1, 10)
    }
  }
})

test('columns at right angles have the closed form: S(z, λα) ÷ (1 + λ(1 − α))', () => {
  // Four rows of ±1: mean products of two columns are 0, of a column with itself 1.
  const columns = [
    [1, 1, -1, -1],
    [1, -1, 1, -1],
  ].map((column) => Float64Array.from(column))
  const products = netProducts({ columns, target: Float64Array.from([5, 1, -1, -5]) })
  // Products with the target: (5 + 1 + 1 + 5) ÷ 4 = 3 and (5 − 1 − 1 + 5) ÷ 4 = 2; λα = 1, so (3 − 1) ÷ 2 and (2 − 1) ÷ 2.
  expect([...fitElasticNet(products, { strength: 2, mix: 0.5 }).coefficients]).toEqual([1, 0.5])
})

const samples = fc
  .tuple(fc.integer({ min: 5, max: 30 }), fc.integer({ min: 1, max: 6 }))
  .chain(([rows, count]) =>
    fc.array(fc.array(fc.integer({ min: -50, max: 50 }), { minLength: count + 1, maxLength: count + 1 }), {
      minLength: rows,
      maxLength: rows,
    }),
  )
  .map((rows) => {
    const columns = rows[0]!.map((_, at) => Float64Array.from(rows, (row) => row[at]! + at / 7))
    return netProducts({ columns: columns.slice(1), target: columns[0]! })
  })

test('law: what is found meets the conditions of the least, which only the least meets', () => {
  fc.assert(
    fc.property(
      samples,
      fc.double({ min: 0.05, max: 1, noNaN: true }),
      fc.double({ min: 0.01, max: 0.9, noNaN: true }),
      (products, mix, share) => {
        const strength = greatestStrength(products, mix) * share
        if (strength === 0) return
        const { coefficients } = fitElasticNet(products, { strength, mix })
        for (const [at, coefficient] of coefficients.entries()) {
          if (products.deviations[at] === 0) continue
          const slope = slopeAt(products, coefficients, at) - strength * (1 - mix) * coefficient
          const max = strength * mix
          if (coefficient === 0) expect(Math.abs(slope)).toBeLessThanOrEqual(max * (1 + 1e-6) + 1e-7)
          else expect(slope).toBeCloseTo(Math.sign(coefficient) * max, 5)
        }
      },
    ),
  )
})

function slopeAt({ products, squares, means }: NetProducts, coefficients: Float64Array, at: number): number {
  return coefficients.reduce((rest, each, other) => rest - each * squares[at * means.length + other]!, products[at]!)
}

test('a path begins with nothing, and each step is what is found without the one before', () => {
  const strengths = strengthsOf(greatestStrength(carProducts, 0.5), 12, 1e-3)
  const path = pathOf(carProducts, strengths, { mix: 0.5 })
  expect([...path[0]!.coefficients].every((each) => Math.abs(each) < 1e-9)).toBe(true)
  for (const [step, { coefficients }] of path.entries()) {
    const alone = fitElasticNet(carProducts, { strength: strengths[step]!, mix: 0.5 })
    for (const [at, each] of coefficients.entries()) expect(each).toBeCloseTo(alone.coefficients[at]!, 5)
  }
})

test('a column that stands still is never chosen, nor is anything of a target that does', () => {
  const columns = [
    [7, 7, 7, 7],
    [1, 2, 3, 4],
  ].map((column) => Float64Array.from(column))
  const moving = netProducts({ columns, target: Float64Array.from([2, 4, 6, 8]) })
  expect(fitElasticNet(moving, { strength: 0.01, mix: 0.5 }).coefficients[0]).toBe(0)
  const standing = netProducts({ columns, target: Float64Array.from([3, 3, 3, 3]) })
  expect([...fitElasticNet(standing, { strength: 0.01, mix: 0.5 }).coefficients]).toEqual([0, 0])
})
