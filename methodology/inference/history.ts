import { oneSigma } from './parameters.ts'
import { distance } from './scale.ts'
import { quantileOfFirst, sortFirst } from './sorted.ts'
import type { IndicatorKind } from './traits.ts'

/** What all companies said of one indicator in all years of the panel. */
export interface History {
  /** Known figures by year and company; NaN for all others. */
  readonly figures: readonly Float64Array[]
  /** By year and company, the position of the latest earlier year with a figure; −1 for none. */
  readonly last: readonly Int16Array[]
  /** The same of the earliest later year. */
  readonly next: readonly Int16Array[]
  /** Typical error of expecting this year's figure from last year's, on the scale of errors; NaN without a pair of years. */
  readonly yearlyError: number
}

/** What last year's figure leads one to expect this year, before the change of the company's size. */
type GrowthOf = (from: number, to: number, position: number) => number

/** Each part is worked out when first asked for: peers need none of them. */
export function historyOf(figures: readonly Float64Array[], kind: IndicatorKind, growthOf: GrowthOf): History {
  let [last, next]: (readonly Int16Array[] | null)[] = [null, null]
  let yearlyError: number | null = null
  return {
    figures,
    get last() {
      last ??= neighbors(figures, -1)
      return last
    },
    get next() {
      next ??= neighbors(figures, 1)
      return next
    },
    get yearlyError() {
      yearlyError ??= yearlyErrorOf(figures, kind, growthOf)
      return yearlyError
    },
  }
}

function neighbors(figures: readonly Float64Array[], step: -1 | 1): Int16Array[] {
  const size = figures[0]?.length ?? 0
  const near = figures.map(() => new Int16Array(size).fill(-1))
  const start = step === -1 ? 1 : figures.length - 2
  for (let year = start; year >= 0 && year < figures.length; year -= step) {
    const [beside, of] = [figures[year + step]!, near[year + step]!]
    const into = near[year]!
    for (let position = 0; position < size; position++)
      into[position] = Number.isNaN(beside[position]!) ? of[position]! : year + step
  }
  return near
}

/** Of yes and no the share of changes; of the others the 68.27 % point of the errors, one standard deviation of a normal law. */
function yearlyErrorOf(figures: readonly Float64Array[], kind: IndicatorKind, growthOf: GrowthOf): number {
  const size = figures[0]?.length ?? 0
  const errors = new Float64Array(Math.max(0, figures.length - 1) * size)
  let n = 0
  for (let year = 1; year < figures.length; year++) {
    const [before, now] = [figures[year - 1]!, figures[year]!]
    for (let position = 0; position < size; position++) {
      if (Number.isNaN(before[position]!) || Number.isNaN(now[position]!)) continue
      const error = distance(kind, before[position]! * growthOf(year - 1, year, position), now[position]!)
      if (Number.isFinite(error)) errors[n++] = error
    }
  }
  if (n === 0) return Number.NaN
  if (kind === 'boolean') return errors.subarray(0, n).reduce((sum, error) => sum + error, 0) / n
  sortFirst(errors, n)
  return quantileOfFirst(errors, n, oneSigma)
}
