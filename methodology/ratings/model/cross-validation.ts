import { refuseLeakage } from './leakage.ts'
import type { RatedRow, RatedSample } from './rows.ts'

/** Companies are parted into so many folds. */
export const folds = 5

/** Fewest rows that a year needs to be foretold, and fewest to learn from. Ours, proposed. */
const fewest = { tested: 20, trained: 30 } as const

/** What one says of a company. */
export type Guess<R extends RatedRow> = (row: R) => number

/** A kind of model that is made from rows, and what it is held against. */
export interface Learner<R extends RatedRow, P> {
  readonly penalties: readonly P[]
  /** A model for each of some penalties, in their order. */
  readonly fit: (rows: readonly R[], penalties: readonly P[]) => readonly Guess<R>[]
  /** What one would say from the same rows without a model. */
  readonly mean: (rows: readonly R[]) => Guess<R>
}

/** A rating foretold from other companies in earlier years. */
export interface Prediction<R extends RatedRow = RatedRow> {
  readonly row: R
  readonly predicted: number
  /** A mean of the ratings learned from: what one would say knowing nothing of the company. */
  readonly mean: number
}

/** What a model was measured on. */
export interface CrossValidation<R extends RatedRow, P> {
  readonly penalty: P
  /** Of the last year tested. */
  readonly foretold: readonly Prediction<R>[]
  /** Of the years tested before it, by which the penalty was chosen; empty where there is one year. */
  readonly earlier: readonly Prediction<R>[]
  /** False where all ratings are of one year: then companies are parted, and time is not. */
  readonly isTimeOrdered: boolean
}

/**
 * Cross-validation grouped by company and ordered in time: a rating of a year is foretold by a model that has seen neither the company
 * nor any rating of that year or later. The penalty is chosen on the years before the last, the error is told of the last.
 *
 * @returns null where there are too few ratings
 * @throws Leakage where a feature gives the rating away
 */
export function crossValidate<R extends RatedRow, P>(
  sample: RatedSample<R>,
  learner: Learner<R, P>,
): CrossValidation<R, P> | null {
  refuseLeakage(sample)
  const { rows } = sample
  const years = [...new Set(rows.map(({ year }) => year))].sort((a, b) => a - b)
  const isTimeOrdered = years.length > 1
  const tested = isTimeOrdered ? years.filter((year) => isTestable(rows, year)) : years
  const last = tested.at(-1)
  if (last === undefined || rows.length < fewest.trained + fewest.tested) return null
  const foretell = (year: number, penalties: readonly P[]) => {
    const learned = isTimeOrdered ? rows.filter((row) => row.year < year) : rows
    const testRows = rows.filter((row) => row.year === year)
    return foretellRows({ learned, asked: testRows, penalties }, learner)
  }
  const before = tested.slice(0, -1)
  const trainingRows = isTimeOrdered ? rows.filter(({ year }) => year < last) : rows
  // Without an earlier year the penalty is chosen on the years before the last, foretold among themselves.
  const choosing =
    before.length > 0
      ? joined(before.map((year) => foretell(year, learner.penalties)))
      : foretellRows({ learned: trainingRows, asked: trainingRows, penalties: learner.penalties }, learner)
  const [best] = learner.penalties
    .map((penalty, at) => ({ penalty, foretold: choosing[at]!, error: squaredError(choosing[at]!) }))
    .sort((a, b) => a.error - b.error)
  const { penalty, foretold: earlier } = best!
  const [foretold] = foretell(last, [penalty])
  return { penalty, foretold: foretold!, earlier: before.length > 0 ? earlier : [], isTimeOrdered }
}

function isTestable(rows: readonly RatedRow[], year: number): boolean {
  const count = (isIn: (row: RatedRow) => boolean) => rows.reduce((sum, row) => sum + Number(isIn(row)), 0)
  return count((row) => row.year === year) >= fewest.tested && count((row) => row.year < year) >= fewest.trained
}

interface Task<R, P> {
  readonly learned: readonly R[]
  readonly asked: readonly R[]
  readonly penalties: readonly P[]
}

/** By penalty, each company by a model of the companies outside its fold. */
function foretellRows<R extends RatedRow, P>(
  { learned, asked, penalties }: Task<R, P>,
  learner: Learner<R, P>,
): Prediction<R>[][] {
  const parts = Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const others = learned.filter(({ company }) => foldOf(company) !== fold)
    const own = asked.filter(({ company }) => foldOf(company) === fold)
    if (others.length === 0 || own.length === 0) return []
    const mean = learner.mean(others)
    const models = learner.fit(others, penalties)
    return [models.map((model) => own.map((row) => ({ row, predicted: model(row), mean: mean(row) })))]
  })
  return parts.length === 0 ? penalties.map(() => []) : joined(parts)
}

/** Lists of the same length put together place by place. */
const joined = <T>(parts: readonly (readonly T[])[][]): T[][] =>
  parts[0]!.map((_, at) => parts.flatMap((part) => part[at]!))

/** Knuth's multiplicative hash: neighbors in a list, often of one kind, come into different folds. */
export const foldOf = (company: number): number => (((company * 2_654_435_761) >>> 0) % 1_000_003) % folds

const squaredError = (predictions: readonly Prediction[]) =>
  predictions.reduce((sum, { row, predicted }) => sum + (predicted - row.rating) ** 2, 0) /
  Math.max(1, predictions.length)
