import type { YearSteps } from '#contract/scores/score.ts'
import { formatNumber, formatYear } from '../../format.ts'
import { chartMessages } from '../messages.ts'
import type { SeriesYear } from './series.ts'

/** What entered and left the figure of a year; the line is not drawn to it from a year that cannot be compared. */
export type Joint = Pick<SeriesYear, 'inputs' | 'isApart'>

/**
 * By year of a series, how it joins the year before.
 *
 * @param of what entered and left: indicators of a score, or companies of an average
 */
export function jointsOf({ steps }: YearSteps, of: 'indicators' | 'companies'): Joint[] {
  const m = chartMessages().steps
  return steps.map((step) => {
    if (!step) return {}
    const { entered, left, changed, from, isComparable } = step
    const parts = [
      entered > 0 && m.entered[of](formatNumber(entered)),
      left > 0 && m.left[of](formatNumber(left)),
      changed > 0 && m.changed(formatNumber(changed)),
    ].filter((part) => part !== false)
    if (isComparable) return parts.length === 0 ? {} : { inputs: m.since(formatYear(from), parts) }
    return { inputs: m.apart(formatYear(from), parts), isApart: true }
  })
}

/** The sentence below a figure whose line breaks: the last two breaks, and how many more there are. */
export function breaksSentence(years: readonly number[], joints: readonly Joint[]): string | undefined {
  const m = chartMessages().steps
  const apart = joints.flatMap(({ inputs, isApart }, at) => (isApart ? [m.year(formatYear(years[at]!), inputs!)] : []))
  const more = apart.length - 2
  if (apart.length === 0) return undefined
  return m.breaks(apart.slice(-2), more > 0 ? m.more(formatNumber(more)) : '')
}
