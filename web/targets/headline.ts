import type { TargetScope } from '#contract/targets/parts.ts'
import type { CompanyTarget, CompanyTargets } from '#contract/targets/targets.ts'
import { formatShare, formatYear } from '../format.ts'
import { changeText, percentText } from './figure-text.ts'
import { isSure, mainTarget, pathOf } from './main-target.ts'
import { targetsMessages } from './messages.ts'
import { goalText, nowText } from './others/text.ts'

type HeadlineData = Pick<
  CompanyTargets,
  'years' | 'targets' | 'emissions' | 'contradictions' | 'byScope' | 'sbti' | 'others'
>

const goalOf = ({ reduction }: CompanyTarget) => changeText(-reduction)

/** Whether the promise of a scope is enough and kept, in one sentence. */
export function targetsHeadline(data: HeadlineData, scope: TargetScope): string {
  const m = targetsMessages()
  const main = mainTarget(data, scope)
  if (!main) return withoutTarget(data, scope)
  const { fault, baseYear, targetYear } = main
  if (fault === 'no-base' && yearsUnderReview(data, scope).includes(baseYear))
    return m.headlines.baseUnderReview(formatYear(baseYear))
  const stated = fault === 'no-base' ? statedResult(data, main) : null
  if (stated !== null) return m.headlines.stated(formatYear(baseYear), stated.goal, stated.result)
  if (fault === 'no-base' && !hasFigures(data, scope)) return m.headlines.noFigures(m.scopes[scope])
  if (fault !== null) return m.headlines.faults[fault](formatYear(baseYear), formatYear(targetYear))
  return main.outcome === 'open' ? ofOpen(main, data) : ofDue(main)
}

const hasFigures = ({ emissions }: HeadlineData, scope: TargetScope) =>
  emissions.find((series) => series.scope === scope)?.values.some(({ value }) => value !== null) ?? false

/**
 * What a filing itself says has been achieved of the same cut of emissions, and the goal in the same words: both stand in the list
 * of the other targets.
 */
function statedResult(
  { others }: HeadlineData,
  { reduction, targetYear }: CompanyTarget,
): { readonly goal: string; readonly result: string } | null {
  const same = others.find(
    (other) =>
      other.sentence === null &&
      /排出|温室効果|GHG|CO2|CO₂|emission/i.test(other.name) &&
      other.goal !== null &&
      Math.abs(Math.abs(other.goal) - reduction * 100) < 0.05 &&
      (other.targetYear === null || other.targetYear === targetYear) &&
      nowText(other) !== null,
  )
  const [goal, result] = same ? [goalText(same), nowText(same)] : [null, null]
  return goal !== null && result !== null ? { goal, result } : null
}

/** Years whose figure looks like a filer's error: it is not used until a person decides. */
const yearsUnderReview = ({ years, emissions }: HeadlineData, scope: TargetScope) => {
  const values = emissions.find((series) => series.scope === scope)?.values ?? []
  return years.filter((_, at) => values[at]?.state === 'under-review')
}

/** No target, or none that a sentence may rest on: what there is instead. */
function withoutTarget({ targets, byScope, sbti }: HeadlineData, scope: TargetScope): string {
  const { headlines: m, scopes } = targetsMessages()
  const own = targets.filter((target) => target.scope === scope)
  const waiting = own.find((target) => !isSure(target))
  if (waiting) return m.waiting(goalOf(waiting), formatYear(waiting.targetYear))
  if (own.length > 0) return m.intensityOnly(scopes[scope])
  if (byScope.some(({ targets: count }) => count > 0)) return m.noneOf(scopes[scope])
  if (sbti.some(({ state }) => state === 'committed')) return m.committed
  return sbti.some(({ state }) => state === 'removed') ? m.removed : m.none
}

/** A target whose year has come. */
function ofDue(target: CompanyTarget): string {
  const { headlines: m } = targetsMessages()
  const [goal, year] = [goalOf(target), formatYear(target.targetYear)]
  const result = resultOf(target)
  if (result === null || target.outcome === 'unknown') return m.unknown(goal, year)
  return target.outcome === 'reached' ? m.reached(goal, year, result) : m.missed(goal, year, result)
}

/** Emissions of the target year against the base year: `−22%`. */
function resultOf({ inYear, pace }: CompanyTarget): string | null {
  return inYear === null || !pace?.base ? null : changeText(inYear / pace.base - 1)
}

function ofOpen(target: CompanyTarget, data: HeadlineData): string {
  const { headlines: m, scopes, paths } = targetsMessages()
  const { pace, scope, baseYear, targetYear } = target
  if (!pace || pace.latest === null || pace.achieved === null || pace.base === null) {
    return yearsWithFigures(data, scope) <= 1 ? m.one : m.noLater(formatYear(baseYear))
  }
  if (pace.left === 0) {
    const result = changeText(pace.latest / pace.base - 1)
    return m.early(goalOf(target), formatYear(targetYear), result, formatYear(pace.latestYear!))
  }
  // As they are printed: nobody is behind by what cannot be seen.
  const [needed, achieved] = [percentText(pace.needed ?? 0), percentText(pace.achieved)]
  if (pace.needed !== null && pace.achieved < pace.needed && needed !== achieved) {
    return pace.achieved < 0 && achieved !== '0.0'
      ? m.rising(needed, percentText(-pace.achieved))
      : m.behind(needed, achieved)
  }
  const name = pathOf(scope)
  const gap = target.paths.find((path) => path.name === name)?.gap
  if (!gap || gap.allowed <= 0) return m.on(scopes[scope])
  const share = formatShare(Math.abs(gap.gap) / gap.allowed)
  return gap.gap <= 0 ? m.below(scopes[scope], paths[name], share) : m.above(scopes[scope], paths[name], share)
}

const yearsWithFigures = ({ emissions }: HeadlineData, scope: TargetScope) =>
  emissions.find((series) => series.scope === scope)?.values.filter(({ value }) => value !== null).length ?? 0

/** What a reader has to know beside the headline: contradictions, a promise that was missed before, and what is no target. */
export function asides(data: HeadlineData, scope: TargetScope): string[] {
  const { headlines: m } = targetsMessages()
  const { targets, contradictions, sbti } = data
  const main = mainTarget(data, scope)
  const contradicting = contradictions.flatMap(([a, b]) => {
    const [one, other] = [targets[a]!, targets[b]!]
    return one.scope === scope ? [m.contradiction(formatYear(one.targetYear), goalOf(one), goalOf(other))] : []
  })
  const missed = targets.flatMap((target) => {
    const result = resultOf(target)
    const isOther = target.scope === scope && target !== main && isSure(target)
    return isOther && target.outcome === 'missed' && result !== null
      ? [m.pastMissed(goalOf(target), formatYear(target.targetYear), result)]
      : []
  })
  const has = (state: 'committed' | 'removed') => sbti.some((row) => row.state === state)
  return [
    ...yearsUnderReview(data, scope).map((year) => m.underReviewNote(formatYear(year))),
    ...contradicting,
    ...missed,
    ...(has('committed') ? [m.committedNote] : []),
    ...(has('removed') ? [m.removedNote] : []),
  ]
}
