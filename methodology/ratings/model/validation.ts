import { refuseLeakage } from './leakage.ts'
import { fitRidge, predictRidge } from './ridge.ts'
import type { RatedRow, RatedSample } from './rows.ts'

/** Companies are parted into so many folds. */
export const folds = 5

/** Penalties that are tried. */
export const penalties = [0.01, 0.03, 0.1, 0.3, 1, 3, 10] as const

/** Fewest rows that a year needs to be foretold, and fewest to learn from. Ours, proposed. */
const fewest = { tested: 20, trained: 30 } as const

/** A rating foretold from other companies in earlier years. */
export interface Foretold {
  readonly row: RatedRow
  readonly predicted: number
  /** Mean of the ratings learned from: what one would say knowing nothing of the company. */
  readonly mean: number
}

/** What a model was measured on. */
export interface Validation {
  readonly penalty: number
  /** Of the last year tested. */
  readonly foretold: readonly Foretold[]
  /** Of the years tested before it, by which the penalty was chosen; empty where there is one year. */
  readonly earlier: readonly Foretold[]
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
export function validate(sample: RatedSample): Validation | null {
  refuseLeakage(sample)
  const { rows } = sample
  const years = [...new Set(rows.map(({ year }) => year))].sort((a, b) => a - b)
  const isTimeOrdered = years.length > 1
  const tested = isTimeOrdered ? years.filter((year) => isTestable(rows, year)) : years
  const last = tested.at(-1)
  if (last === undefined || rows.length < fewest.trained + fewest.tested) return null
  const foretell = (year: number, penalty: number) => foretellYear(rows, { year, penalty, isTimeOrdered })
  const before = tested.slice(0, -1)
  // Without an earlier year the penalty is chosen on the years before the last, foretold among themselves.
  const choosing = (penalty: number) =>
    before.length > 0
      ? before.flatMap((year) => foretell(year, penalty))
      : foretellAmong(isTimeOrdered ? rows.filter(({ year }) => year < last) : rows, penalty)
  const [best] = penalties
    .map((penalty) => ({ penalty, foretold: choosing(penalty) }))
    .map((tried) => ({ ...tried, error: squaredError(tried.foretold) }))
    .sort((a, b) => a.error - b.error)
  const { penalty, foretold: earlier } = best!
  return { penalty, foretold: foretell(last, penalty), earlier: before.length > 0 ? earlier : [], isTimeOrdered }
}

function isTestable(rows: readonly RatedRow[], year: number): boolean {
  const count = (isIn: (row: RatedRow) => boolean) => rows.reduce((sum, row) => sum + Number(isIn(row)), 0)
  return count((row) => row.year === year) >= fewest.tested && count((row) => row.year < year) >= fewest.trained
}

interface Fold {
  readonly year: number
  readonly penalty: number
  readonly isTimeOrdered: boolean
}

function foretellYear(rows: readonly RatedRow[], { year, penalty, isTimeOrdered }: Fold): Foretold[] {
  const learned = isTimeOrdered ? rows.filter((row) => row.year < year) : rows
  return foretellRows(
    learned,
    rows.filter((row) => row.year === year),
    penalty,
  )
}

const foretellAmong = (rows: readonly RatedRow[], penalty: number) => foretellRows(rows, rows, penalty)

/** Each company by a model of the companies outside its fold. */
function foretellRows(learned: readonly RatedRow[], asked: readonly RatedRow[], penalty: number): Foretold[] {
  return Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const others = learned.filter(({ company }) => foldOf(company) !== fold)
    const own = asked.filter(({ company }) => foldOf(company) === fold)
    if (others.length === 0 || own.length === 0) return []
    const model = fitRidge(others, penalty)
    return own.map((row) => ({ row, predicted: predictRidge(model, row.features), mean: model.intercept }))
  })
}

/** Knuth's multiplicative hash: neighbors in a list, often of one kind, come into different folds. */
export const foldOf = (company: number): number => (((company * 2_654_435_761) >>> 0) % 1_000_003) % folds

const squaredError = (foretold: readonly Foretold[]) =>
  foretold.reduce((sum, { row, predicted }) => sum + (predicted - row.rating) ** 2, 0) / Math.max(1, foretold.length)
