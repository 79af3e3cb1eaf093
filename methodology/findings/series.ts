import { type Finding, noData } from './findings.ts'
import { tenths } from './scores.ts'

/** Least change of a score of 0 to 100, in points, that is reported as a course. Ours, proposed. */
const flatBelow = 1

/** A score of a year. */
interface YearScore {
  readonly fiscalYear: number
  /** 0 to 100; null when not scored. */
  readonly score: number | null
  /** Whether it can be compared with the scored year before, and with the last; it can when left out. */
  readonly isLikeBefore?: boolean
  readonly isLikeLast?: boolean
}

/**
 * To the last scored year from the first of those before it that can all be compared, each with the next and with the last.
 * docs/methodology/comparable-years.md.
 */
export function trendFinding(series: readonly YearScore[]): Finding {
  const scored = series.filter(({ score }) => score !== null).sort((a, b) => a.fiscalYear - b.fiscalYear)
  const last = scored.at(-1)
  if (!last || scored.length < 2) return noData('trend')
  let start = scored.length - 1
  while (start > 0 && scored[start]!.isLikeBefore !== false && scored[start - 1]!.isLikeLast !== false) start--
  const first = scored[start]!
  if (first === last) return { kind: 'unlike-years', last: last.fiscalYear }
  const change = tenths(tenths(last.score!) - tenths(first.score!)) // Of both as they are shown.
  const course = Math.abs(change) < flatBelow ? 'flat' : change > 0 ? 'rising' : 'falling'
  return { kind: 'trend', from: first.fiscalYear, to: last.fiscalYear, change, course }
}
