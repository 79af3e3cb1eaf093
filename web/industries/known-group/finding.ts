import type { KnownGroup } from '#contract/industries/known-group.ts'
import { formatNumber } from '../../format.ts'
import { nameOf } from '../figures.ts'
import { knownGroupMessages } from './known-group-messages.ts'

/** What the total score says of a list, in a sentence that claims no more than the interval does. */
export function findingOf(chosen: NonNullable<KnownGroup['chosen']>, min: number): string {
  const m = knownGroupMessages()
  const { members, others, result } = chosen.results[0]!
  if (!result) return m.tooFew(formatNumber(members), formatNumber(others), formatNumber(min))
  const list = nameOf(chosen)
  if (!result.market) return m.same(list)
  const { auc, interval } = result.market
  const { low, high } = interval ?? { low: auc, high: auc }
  const say = low > 0.5 ? m.higher : high < 0.5 ? m.lower : m.alike
  const [value, from, to] = [auc, low, high].map((each) => formatNumber(each, 2)) as [string, string, string]
  return say(list, interval ? m.withInterval(value, from, to) : m.withoutInterval(value))
}

/** `0.72 (0.65–0.79)`. */
export function aucText(auc: { auc: number; interval: { low: number; high: number } | null } | null): string {
  if (!auc) return '—'
  const { low, high } = auc.interval ?? {}
  const value = formatNumber(auc.auc, 2)
  return low === undefined ? value : `${value} (${formatNumber(low, 2)}–${formatNumber(high!, 2)})`
}
