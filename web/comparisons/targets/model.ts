import type { ComparedTarget, TargetComparison } from '#contract/comparisons/targets.ts'
import type { TargetScope } from '#contract/targets/parts.ts'
import { paths } from '#methodology/targets/pace.ts'
import { formatNumber } from '../../format.ts'
import { targetsMessages } from './messages.ts'

/** A company and the target it is drawn by. */
export interface TargetRow {
  /** Position in `companies`. */
  readonly company: number
  readonly target: ComparedTarget | null
}

/**
 * One target of each company, the one that its own screen speaks of: of the scope, the one that ends first of those that are open, since
 * a near one says more about today than one of 2050; the last that has come due where there is no other.
 */
export function mainTargets({ companies, targets }: TargetComparison, scope: TargetScope): TargetRow[] {
  return companies.map((_, company) => ({
    company,
    target:
      targets
        .filter((target) => target.company === company && target.scope === scope)
        .toSorted((a, b) => orderOf(a) - orderOf(b) || byYear(a, b) || b.reduction - a.reduction)[0] ?? null,
  }))
}

/** The open ones first, then those that have come due, then what nothing can be held against. */
function orderOf({ fault, outcome, pace }: ComparedTarget): number {
  if (!pace) return 3
  if (fault !== null) return 2
  return outcome === 'open' ? 0 : 1
}

/** Of open ones the next, of those that have come due the last. */
const byYear = (a: ComparedTarget, b: ComparedTarget) => (a.targetYear - b.targetYear) * (orderOf(a) === 1 ? -1 : 1)

/** Why a row has no pace beside its promise, in words; null where it has. */
export function gapOf({ target }: TargetRow): string | null {
  const m = targetsMessages()
  if (!target) return m.none
  if (target.measure === 'intensity') return m.onlyIntensity
  if (target.isBaseUnderReview) return m.baseUnderReview
  if (target.fault !== null) return m.faults[target.fault]
  if (!target.pace) return m.faults.years
  const { latest, needed } = target.pace
  if (latest === null) return m.noLatest
  return needed === null ? m.reached : null
}

/** Who promises a pace of 1.5 °C, and who of those keeps to it. */
export function targetsSentence(rows: readonly TargetRow[]): string {
  const m = targetsMessages()
  const promised = rows.flatMap(({ target }) => (target?.pace ? [target.pace] : []))
  if (promised.length === 0) return m.nothing
  // Shares that come from whole per cents are compared as they are printed.
  const isAt = (share: number) => Math.round(share * 1e6) >= Math.round(paths['1.5'] * 1e6)
  const high = promised.filter((pace) => isAt(pace.promised))
  const head = m.promise(formatNumber(promised.length), formatNumber(high.length))
  const knownPaces = high.filter(({ achieved }) => achieved !== null)
  if (high.length === 0) return head
  if (knownPaces.length === 0) return head + m.unknownPace
  return head + m.keep(formatNumber(knownPaces.filter(({ achieved }) => isAt(achieved!)).length))
}
