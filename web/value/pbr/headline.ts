import type { Regressions } from '#contract/value-models/regressions.ts'
import { formatNumber } from '../../format.ts'
import { nameOf } from '../../i18n/names.ts'
import { pbrMessages } from './messages.ts'
import { fittedRows, survives } from './order.ts'

/** What the regressions say in a sentence: which survive, that none does, or that there are too few data. */
export function headlineOf(list: Regressions): string {
  const m = pbrMessages()
  const { fewest, family, rows } = list
  if (family.tests === 0) {
    const max = rows.reduce((n, { best }) => Math.max(n, best.n), 0)
    return m.finding.few(formatNumber(max), formatNumber(fewest.rows))
  }
  const [first, ...others] = fittedRows(list).filter(survives)
  if (!first) return m.finding.none(formatNumber(family.tests))
  return m.finding.some(formatNumber(others.length + 1), nameOf(first), m.lag(first.best.lag))
}

/** How many were tried and what chance alone would bring. */
export function chanceOf({ family, scope }: Regressions): string {
  const m = pbrMessages()
  const { tests, byChance, significant, discoveries } = family
  if (tests === 0) return scope.kind === 'company' ? m.chance.company : m.chance.none
  return m.chance.of([tests, Math.round(byChance), significant, discoveries].map((each) => formatNumber(each)))
}
