import type { Comparison } from '#contract/comparisons/comparison.ts'
import type { ComparisonFinding } from '#methodology/findings/comparison.ts'
import { formatNumber, formatShare } from '../../format.ts'
import { scoreName } from '../../scoring/score-messages.ts'
import { materialityMessages } from './messages.ts'
import type { Subject } from './model.ts'

/** The headline in the reader's language. */
export function comparisonSentence(finding: ComparisonFinding, subjects: readonly Subject[]): string {
  const m = materialityMessages()
  if (finding.kind === 'none') return m.none
  if (finding.kind === 'one') return m.one
  if (finding.kind === 'leads') {
    return m.leads(subjects[finding.company]!.name, formatNumber(finding.categories), formatNumber(finding.of))
  }
  if (finding.kind === 'trails') {
    return m.trails(subjects[finding.company]!.name, formatNumber(finding.categories), formatShare(finding.weight))
  }
  if (finding.kind === 'close') return m.close
  const { companies, least, most, widest } = finding
  const span = subjects.every(({ id }) => id === null) ? m.industriesSpan : m.span
  const head = span(formatNumber(companies), formatNumber(least, 1), formatNumber(most, 1))
  return widest ? head + m.widest(scoreName(widest.code), formatNumber(widest.points)) : head
}

/** Whose scores they are, and by which method. */
export function scoreSource({ recipe: { method, version } }: Comparison): string {
  const m = materialityMessages()
  return m.source(method === 'standard' ? m.standard(version) : method === 'employment-impact' ? m.impact : m.own)
}
