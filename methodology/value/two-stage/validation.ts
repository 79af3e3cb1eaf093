import { fitElasticNet, greatestStrength, pathOf, predictNet, strengthsOf } from '../../statistics/elastic-net.ts'
import { netProducts } from '../../statistics/net-products.ts'
import { explained, firstStage } from './first-stage.ts'
import { pickRows, rowsWhere, type ValueSample } from './sample.ts'

/** α of the net, how many penalties are tried and the least, as a share of the one that chooses nothing. Ours, proposed. */
export const mix = 0.5
/** Finer than that no coefficient is told. */
const tolerance = 1e-6
const [penalties, leastPenalty] = [20, 0.01]
/** Companies are parted into so many folds. */
const folds = 5
/** Fewest rows of a year to be foretold, fewest to learn from, and most years by which a penalty is chosen. Ours, proposed. */
const fewest = { tested: 50, learned: 150 } as const
const maxChoosing = 3

/** What is told of a row of a year by who has seen neither the company nor that year. */
export interface Prediction {
  readonly row: number
  readonly industry: number
  readonly first: number
  /** By penalty, the greatest first. */
  readonly second: Float64Array
}

/** Positions of the years that can be foretold, ascending. */
export function testedYears(sample: Omit<ValueSample, 'columns'>): number[] {
  const counts = new Float64Array(sample.years)
  for (const year of sample.year) counts[year]!++
  const before = (year: number) => counts.slice(0, year).reduce((sum, n) => sum + n, 0)
  return [...counts.keys()].filter((year) => counts[year]! >= fewest.tested && before(year) >= fewest.learned)
}

/** Penalties from that at which nothing is chosen of the rows before a year. */
export function penaltiesOf(sample: ValueSample, before: number): number[] {
  const learned = rowsWhere(sample, (year) => year < before)
  const stage = firstStage(pickRows(sample, learned))
  if (!stage || sample.columns.length === 0) return []
  const greatest = greatestStrength(productsOf(sample, learned, stage.residuals), mix)
  return greatest > 0 ? strengthsOf(greatest * 1.0001, penalties, leastPenalty) : []
}

/** Every row of a year, each by models of other companies in earlier years. */
export function foretell(sample: ValueSample, year: number, strengths: readonly number[]): Prediction[] {
  return Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const isOwn = (row: number) => foldOf(sample.company[row]!) === fold
    const learned = rowsWhere(sample, (own, row) => own < year && !isOwn(row))
    const stage = firstStage(pickRows(sample, learned))
    if (!stage) return []
    const path =
      strengths.length === 0 ? [] : pathOf(productsOf(sample, learned, stage.residuals), strengths, { mix, tolerance })
    const testRows = rowsWhere(sample, (own, row) => own === year && isOwn(row))
    return Array.from(testRows, (row): Prediction => {
      const industry = sample.industry[row]!
      const first = stage.levels.industry[industry]! + explained(sample.first, stage.coefficients, row)
      const second = path.map((net) => first + predictNet(net, (column) => sample.columns[column]!.values[row]!))
      return { row, industry: stage.industryOnly.industry[industry]!, first, second: Float64Array.from(second) }
    })
  })
}

/** The years by which the penalty is chosen, and the one of which the error is told. */
export function parted(
  tested: readonly number[],
): { readonly choosing: readonly number[]; readonly last: number } | null {
  const last = tested.at(-1)
  return last === undefined || tested.length < 2 ? null : { choosing: tested.slice(-1 - maxChoosing, -1), last }
}

/** The net of some rows on what the first stage leaves of them. */
export function netOf(sample: ValueSample, rows: Int32Array, residuals: Float64Array, strength: number) {
  return fitElasticNet(productsOf(sample, rows, residuals), { strength, mix, tolerance })
}

function productsOf(sample: ValueSample, rows: Int32Array, residuals: Float64Array) {
  const target = new Float64Array(sample.lnPbr.length)
  for (const [at, row] of rows.entries()) target[row] = residuals[at]!
  return netProducts({ columns: sample.columns.map(({ values }) => values), target }, rows)
}

/** Knuth's multiplicative hash: companies beside each other in a list come into different folds. */
const foldOf = (company: number): number => (((company * 2_654_435_761) >>> 0) % 1_000_003) % folds
