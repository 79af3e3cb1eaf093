import { type Finding, noData } from './findings.ts'
import { tenths } from './scores.ts'

/** Least change of a score of 0 to 100, in points, that is reported as a course. Ours, proposed. */
const flatBelow = 1

/** A score of a year. */
interface YearScore {
  readonly fiscalYear: number
  /** 0 to 100; null when not scored. */
  readonly score: number | null
}

/** From the first scored year to the last, whatever lies between. */
export function trendFinding(series: readonly YearScore[]): Finding {
  const scored = series.filter(({ score }) => score !== null).sort((a, b) => a.fiscalYear - b.fiscalYear)
  const [first, last] = [scored[0], scored.at(-1)]
  if (!first || !last || first.fiscalYear === last.fiscalYear) return noData('trend')
  const change = tenths(last.score! - first.score!)
  const course = Math.abs(change) < flatBelow ? 'flat' : change > 0 ? 'rising' : 'falling'
  return { kind: 'trend', from: first.fiscalYear, to: last.fiscalYear, change, course }
}
