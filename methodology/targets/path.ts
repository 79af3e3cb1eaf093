import { type Emissions, type paths, requiredReduction, type Target } from './pace.ts'

export type PathName = keyof typeof paths

/** Where a company stands against a line from its base year, in its latest year. */
export interface PathGap {
  /** t-CO2e that the line allows in that year. */
  readonly allowed: number
  /** t-CO2e above the line; below 0 the company is ahead of it. */
  readonly gap: number
  /** Years by which it is behind: the line had the company's level so long ago; below 0 it is ahead. Null for a line that does not fall. */
  readonly years: number | null
}

/**
 * Emissions that a straight line allows: `base × (1 − slope × (year − base year))`, the base before it and never below 0.
 *
 * @param slope share of the base year's emissions a year
 */
export function allowedAt(
  { base, baseYear, slope }: { readonly base: number; readonly baseYear: number; readonly slope: number },
  year: number,
): number {
  return base * Math.max(0, 1 - slope * Math.max(0, year - baseYear))
}

/**
 * Share of the base year's emissions that a path takes off each year until the target year. Base years after 2020 are held to the way
 * since 2020, so that their line is steeper.
 */
export function pathSlope(path: PathName, years: Omit<Target, 'reduction'>): number {
  return requiredReduction(path, years) / (years.targetYear - years.baseYear)
}

/** How far a year's emissions lie from a line. */
export function gapTo(
  line: { readonly base: number; readonly baseYear: number; readonly slope: number },
  { year, value }: { readonly year: number; readonly value: number },
): PathGap {
  const allowed = allowedAt(line, year)
  const gap = value - allowed
  return { allowed, gap, years: line.slope > 0 ? gap / (line.base * line.slope) : null }
}

/** Why a target cannot be held against figures. */
export const targetFaults = ['years', 'no-base', 'zero-base', 'negative'] as const
export type TargetFault = (typeof targetFaults)[number]

/** What became of a target: open before its year; then reached or missed by the figure of that year, unknown without it. */
export const outcomes = ['open', 'reached', 'missed', 'unknown'] as const
export type Outcome = (typeof outcomes)[number]

/**
 * Why a target cannot be held against the figures: it ends in or before its base year; nobody disclosed the base year; the base is
 * zero; or a figure is below zero, which emissions cannot be. Null for a sound one.
 */
export function faultOf({ baseYear, targetYear }: Target, emissions: Emissions): TargetFault | null {
  if (targetYear <= baseYear) return 'years'
  const base = emissions.get(baseYear)
  if (base === undefined) return 'no-base'
  if (base === 0) return 'zero-base'
  return [...emissions].some(([year, value]) => year >= baseYear && value < 0) ? 'negative' : null
}

/**
 * What became of it by the figures there are. It has come due when its year is over, or has a figure already, or a later one has.
 *
 * @param over last fiscal year that is over; left out, the years with figures alone tell
 */
export function outcomeOf(
  { baseYear, targetYear, reduction }: Target,
  emissions: Emissions,
  over = Number.NEGATIVE_INFINITY,
): Outcome {
  if (targetYear > Math.max(...emissions.keys(), over)) return 'open'
  const [base, value] = [emissions.get(baseYear), emissions.get(targetYear)]
  if (base === undefined || base <= 0 || value === undefined) return 'unknown'
  return value <= base * (1 - reduction) * (1 + rounding) ? 'reached' : 'missed'
}

/** Filers round: half of a thousandth above the target is the target. */
const rounding = 0.0005

/** Targets of one scope and year that promise different levels: positions of each pair. */
export function contradictions(
  targets: readonly (Target & { readonly scope: string; readonly isAbsolute: boolean })[],
  emissionsOf: (scope: string) => Emissions,
): (readonly [number, number])[] {
  const level = ({ scope, baseYear, reduction }: (typeof targets)[number]) => {
    const base = emissionsOf(scope).get(baseYear)
    return base === undefined ? null : base * (1 - reduction)
  }
  return targets.flatMap((one, i) =>
    targets.slice(i + 1).flatMap((other, offset) => {
      const isSame = one.scope === other.scope && one.targetYear === other.targetYear
      if (!isSame || !one.isAbsolute || !other.isAbsolute) return []
      const [a, b] =
        one.baseYear === other.baseYear ? [1 - one.reduction, 1 - other.reduction] : [level(one), level(other)]
      if (a === null || b === null) return []
      return Math.abs(a - b) > 0.01 * Math.max(Math.abs(a), Math.abs(b)) ? [[i, i + 1 + offset] as const] : []
    }),
  )
}

/** How ambitious a promise is among those of the industry: shares of the base year a year. */
export interface Strength {
  /** Companies of the industry, and those of them with a target of the scope. */
  readonly companies: number
  readonly n: number
  readonly median: number | null
  /** From 1, the strongest promise; null without one of its own. */
  readonly rank: number | null
  /** Strongest first. */
  readonly promised: readonly number[]
}

export function strengthOf(own: number | null, others: readonly number[], companies: number): Strength {
  const promised = [...others, ...(own === null ? [] : [own])].sort((a, b) => b - a)
  const middle = (promised.length - 1) / 2
  const [low, high] = [promised[Math.floor(middle)], promised[Math.ceil(middle)]]
  return {
    companies,
    n: promised.length,
    median: low === undefined || high === undefined ? null : (low + high) / 2,
    rank: own === null ? null : 1 + promised.filter((other) => other > own).length,
    promised,
  }
}
