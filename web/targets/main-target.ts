import type { TargetScope } from '#contract/targets/parts.ts'
import type { CompanyTarget, CompanyTargets } from '#contract/targets/targets.ts'
import type { PathName } from '#methodology/targets/path.ts'

/** What a person has not looked at yet is shown, and nothing is concluded from it. */
export const isSure = ({ source }: CompanyTarget) => source.kind === 'list' || source.isAccepted

/** The path that a scope is told by: the initiative asks for 1.5 °C, and of scope 3 for well below 2 °C at least. */
export const pathOf = (scope: TargetScope): PathName => (scope === 'scope3' ? 'well-below-2' : '1.5')

const byYear = (a: CompanyTarget, b: CompanyTarget) => a.targetYear - b.targetYear || b.reduction - a.reduction

/**
 * The target that a scope's sentence is about. Among emission targets that need no review: the next open one that can be compared with
 * figures, else the one that came due last, else any.
 */
export function mainTarget({ targets }: Pick<CompanyTargets, 'targets'>, scope: TargetScope): CompanyTarget | null {
  const own = targets.filter((target) => target.scope === scope && target.measure === 'absolute' && isSure(target))
  const validTargets = own.filter(({ fault }) => fault === null)
  const open = validTargets.filter(({ outcome }) => outcome === 'open').toSorted(byYear)
  const due = validTargets.toSorted((a, b) => b.targetYear - a.targetYear || b.reduction - a.reduction)
  return open[0] ?? due[0] ?? own.toSorted(byYear)[0] ?? null
}
