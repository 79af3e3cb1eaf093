import type { Change } from '../figures/change.ts'
import { type Finding, named, noData } from './findings.ts'
import type { Highlights } from './highlights.ts'
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

/** The first strengths and issues, and which of the issues are silence; null when the company has no standings. */
export function highlightsFinding(highlights: Highlights | null): Finding {
  if (!highlights) return noData('highlights')
  const { strengths, issues } = highlights
  return {
    kind: 'highlights',
    strengths: named(
      strengths.map(({ code }) => code),
      2,
    ),
    issues: named(
      issues.map(({ code }) => code),
      2,
    ),
    silent: issues.filter(({ kind }) => kind === 'not-disclosed').map(({ code }) => code),
  }
}

/** One indicator of a company beside its industry and its own year before. */
interface IndicatorView {
  /** In the indicator's unit; null without a figure. */
  readonly value: number | null
  /** Of the industry, same unit and boundary; null without one. */
  readonly median: number | null
  readonly direction: 'higher_better' | 'lower_better' | 'neutral'
  readonly change: Change | null
}

export function indicatorFinding({ value, median, direction, change }: IndicatorView): Finding {
  if (value === null) return noData('indicator')
  const isReported = change !== null && (change.reason === null || change.reason === 'below-threshold')
  return {
    kind: 'indicator',
    standing: median === null ? null : standingOf(value, median, direction),
    course: isReported ? courseOf(change) : null,
    relative: isReported ? change.relative : null,
  }
}

function standingOf(value: number, median: number, direction: IndicatorView['direction']) {
  if (value === median) return 'equal'
  if (direction === 'neutral') return value > median ? 'above' : 'below'
  return value > median === (direction === 'higher_better') ? 'better' : 'worse'
}

function courseOf({ kind, meaning }: Change) {
  if (kind === 'indeterminate') return 'steady'
  return meaning ?? (kind === 'positive' ? 'up' : 'down')
}
