import type { ComparedTarget, TargetComparison, TargetScope } from '#contract/comparisons/targets.ts'
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
 * One target of each company: of the scope, the one that ends first of those that are open, since a near one says more about today
 * than one of 2050; one that has come due where there is no other.
 */
export function mainTargets({ companies, targets }: TargetComparison, scope: TargetScope): TargetRow[] {
  return companies.map((_, company) => ({
    company,
    target:
      targets
        .filter((target) => target.company === company && target.scope === scope && target.pace !== null)
        .toSorted((a, b) => Number(isDue(a)) - Number(isDue(b)) || a.targetYear - b.targetYear)[0] ?? null,
  }))
}

const isDue = ({ targetYear, pace }: ComparedTarget) => (pace?.latestYear ?? 0) >= targetYear

/** Why a row has no pace beside its promise, in words; null where it has. */
export function gapOf({ target }: TargetRow): string | null {
  const m = targetsMessages()
  if (!target?.pace) return m.none
  const { base, latest, needed } = target.pace
  if (base === null) return m.noBase
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
  const told = high.filter(({ achieved }) => achieved !== null)
  if (high.length === 0) return head
  if (told.length === 0) return head + m.unknownPace
  return head + m.keep(formatNumber(told.filter(({ achieved }) => isAt(achieved!)).length))
}
