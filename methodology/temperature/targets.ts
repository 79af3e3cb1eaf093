import type { Horizon } from './regression.ts'

/** What an intensity target is per unit of. */
export const intensityMetrics = ['revenue', 'product', 'cement', 'steel', 'aluminum', 'oil', 'power', 'other'] as const
export type IntensityMetric = (typeof intensityMetrics)[number]

export type TargetedScope = 's1' | 's2' | 's1s2' | 's3' | 's1s2s3'

/** A target for greenhouse-gas emissions of a company. */
export interface EmissionTarget {
  /** Null for an absolute target. */
  readonly metric: IntensityMetric | null
  readonly scope: TargetedScope
  /** Share of the emissions of its scope that it covers, 0 to 1; null where it is not told, and then it meets the boundary rule. */
  readonly coverage: number | null
  /** Share of what is emitted in the base year that is to be cut, 0 to 1. */
  readonly reduction: number
  readonly baseYear: number
  readonly endYear: number
  readonly isAchieved?: boolean
}

/** Why a target is not looked at. */
export type LeftOut = 'metric' | 'achieved' | 'backwards' | 'ended' | 'far'

/** Scopes in which a target is scored by itself. */
export type ScoredScope = 's1s2' | 's3'

/** Share of emissions that a target must cover to count whole: 95 % of scopes 1 and 2, 67 % of scope 3. */
export const boundaries: Record<ScoredScope, number> = { s1s2: 0.95, s3: 0.67 }

/** A target as it counts for one scope. */
export interface CountedTarget {
  /** Position of the target; of two that were put together, of the first. */
  readonly target: number
  readonly scope: ScoredScope
  readonly horizon: Horizon
  readonly isAbsolute: boolean
  readonly metric: IntensityMetric | null
  readonly coverage: number
  /** After the boundary rule. */
  readonly reduction: number
  readonly baseYear: number
  readonly endYear: number
  /** Reduction per cent of the base year a year. */
  readonly larr: number
}

/** Why another target was taken for the same scope and horizon. */
export type PassedOver = 'coverage' | 'end-year' | 'base-year' | 'intensity' | 'order'

export interface ChosenTargets {
  readonly chosen: readonly CountedTarget[]
  readonly passedOver: readonly (CountedTarget & { readonly reason: PassedOver })[]
  readonly leftOut: readonly { readonly target: number; readonly reason: LeftOut }[]
}

/** Emissions of the base year, or the nearest known, in t-CO2e; null where they are not known. */
export interface ScopeEmissions {
  readonly s1: number | null
  readonly s2: number | null
}

/**
 * The targets of a company that count, one for each scope and horizon.
 *
 * Kept are absolute targets, and intensity targets with a metric that has a scenario, that are not achieved, end after their base year
 * and not before the reference year. Horizons are the years from the reference year to the end: up to 4 short, up to 15 mid, up to
 * 30 long. Of several the one with the highest coverage is taken, then the latest end, the latest base year, absolute before intensity.
 *
 * @param referenceYear year from which horizons are counted: a target for 2030 is mid-term in 2025 and short-term from 2026
 */
export function chooseTargets(
  targets: readonly EmissionTarget[],
  referenceYear: number,
  emissions: ScopeEmissions = { s1: null, s2: null },
): ChosenTargets {
  const reasons = targets.map((target) => leftOutBy(target, referenceYear))
  const kept = targets.map((target, at) => (reasons[at] === null ? target : null))
  const counted = together(kept, emissions).flatMap((part) => countedOf(part, referenceYear))
  const groups = Map.groupBy(counted, ({ scope, horizon }) => `${scope} ${horizon}`)
  const chosen: CountedTarget[] = []
  const passedOver: (CountedTarget & { reason: PassedOver })[] = []
  for (const group of groups.values()) {
    const [best, ...others] = group.toSorted((a, b) => preference(a, b).order)
    chosen.push(best!)
    for (const other of others) passedOver.push({ ...other, reason: preference(best!, other).reason })
  }
  return {
    chosen,
    passedOver,
    leftOut: reasons.flatMap((reason, target) => (reason === null ? [] : [{ target, reason }])),
  }
}

function leftOutBy({ metric, isAchieved, baseYear, endYear }: EmissionTarget, referenceYear: number): LeftOut | null {
  if (metric === 'other') return 'metric'
  if (isAchieved) return 'achieved'
  if (endYear <= baseYear) return 'backwards'
  if (endYear < referenceYear) return 'ended'
  return horizonOf(endYear, referenceYear) === null ? 'far' : null
}

/** Null beyond thirty years. */
export function horizonOf(endYear: number, referenceYear: number): Horizon | null {
  const years = endYear - referenceYear
  if (years <= 4) return 'short'
  if (years <= 15) return 'mid'
  return years <= 30 ? 'long' : null
}

interface Part extends EmissionTarget {
  readonly target: number
  readonly scored: ScoredScope
}

/** Targets by the scopes that are scored: those of scope 1 and of scope 2 that match are put together, wide ones are split. */
function together(targets: readonly (EmissionTarget | null)[], { s1, s2 }: ScopeEmissions): Part[] {
  const parts: Part[] = []
  const matched = new Set<number>()
  for (const [at, target] of targets.entries()) {
    if (!target || matched.has(at)) continue
    if (target.scope === 's1s2' || target.scope === 's1s2s3') parts.push({ ...target, target: at, scored: 's1s2' })
    if (target.scope === 's3' || target.scope === 's1s2s3') parts.push({ ...target, target: at, scored: 's3' })
    if (target.scope !== 's1' && target.scope !== 's2') continue
    const other = targets.findIndex((one, index) => index > at && !matched.has(index) && isPair(target, one))
    if (other !== -1) matched.add(other)
    parts.push({
      ...target,
      ...combined(target, other === -1 ? null : targets[other]!, { s1, s2 }),
      target: at,
      scored: 's1s2',
    })
  }
  return parts
}

function isPair(a: EmissionTarget, b: EmissionTarget | null | undefined): boolean {
  if (!b || a.scope === b.scope || (b.scope !== 's1' && b.scope !== 's2')) return false
  return a.metric === b.metric && a.baseYear === b.baseYear && a.endYear === b.endYear
}

/** Reduction and coverage over both scopes, by base-year emissions; half each where those are not known. */
function combined(one: EmissionTarget, other: EmissionTarget | null, { s1, s2 }: ScopeEmissions) {
  const [first, second] = s1 !== null && s2 !== null && s1 + s2 > 0 ? [s1, s2] : [1, 1]
  const weightOf = ({ scope }: EmissionTarget) => (scope === 's1' ? first : second) / (first + second)
  const coveredOf = (target: EmissionTarget) => weightOf(target) * (target.coverage ?? 1)
  const sides = other ? [one, other] : [one]
  const coverage = sides.reduce((sum, side) => sum + coveredOf(side), 0)
  const reduction = sides.reduce((sum, side) => sum + coveredOf(side) * side.reduction, 0)
  return { coverage, reduction: coverage === 0 ? 0 : reduction / coverage }
}

function countedOf({ target, scored, metric, coverage, ...years }: Part, referenceYear: number): CountedTarget[] {
  const { baseYear, endYear } = years
  const horizon = horizonOf(endYear, referenceYear)
  if (horizon === null) return []
  const covered = coverage ?? boundaries[scored]
  const reduction = covered < boundaries[scored] ? years.reduction * covered : years.reduction
  return [
    {
      target,
      scope: scored,
      horizon,
      isAbsolute: metric === null,
      metric,
      coverage: covered,
      reduction,
      baseYear,
      endYear,
      larr: (reduction / (endYear - baseYear)) * 100,
    },
  ]
}

function preference(a: CountedTarget, b: CountedTarget): { readonly order: number; readonly reason: PassedOver } {
  if (a.coverage !== b.coverage) return { order: b.coverage - a.coverage, reason: 'coverage' }
  if (a.endYear !== b.endYear) return { order: b.endYear - a.endYear, reason: 'end-year' }
  if (a.baseYear !== b.baseYear) return { order: b.baseYear - a.baseYear, reason: 'base-year' }
  if (a.isAbsolute !== b.isAbsolute) return { order: a.isAbsolute ? -1 : 1, reason: 'intensity' }
  return { order: a.target - b.target, reason: 'order' }
}
