/** Shares of the base year's emissions that a path takes off each year, in a straight line; docs/methodology/targets.md. */
export const paths = { '1.5': 0.042, 'well-below-2': 0.025 } as const

/** Base years after this one are held to the whole way since it. */
const firstYear = 2020

export interface Target {
  readonly baseYear: number
  readonly targetYear: number
  /** Share of the base year's emissions to be cut by the target year, 0 to 1. */
  readonly reduction: number
}

/** Emissions of one scope on one boundary by fiscal year, t-CO2e; a year without a figure is not there. */
export type Emissions = ReadonlyMap<number, number>

export interface Pace {
  /** Share of the base year's emissions that the target takes off each year. */
  readonly promised: number
  /** Emissions of the base year; null where nobody disclosed them or `faultOf` has a word, and then everything below is null. */
  readonly base: number | null
  /** base × (1 − reduction). */
  readonly targetEmissions: number | null
  /** The newest figure after the base year. */
  readonly latestYear: number | null
  readonly latest: number | null
  /** Share of the reduction that is done: 1 is all of it, below 0 emissions have risen. */
  readonly done: number | null
  /** Share of the base year's emissions taken off each year so far. */
  readonly achieved: number | null
  /** The same each year from the newest figure on, to reach the target; null once its year has come, with or without a figure. */
  readonly needed: number | null
  /** t-CO2e still to be cut, and of them each year; 0 where the target is reached. */
  readonly left: number | null
  readonly leftEachYear: number | null
}

/**
 * How fast a target is promised, has been kept so far, and has to be from now on, each as a share of the base year's emissions a year.
 *
 * @param emissions of the target's scope
 * @param over last fiscal year that is over; left out, the years with figures alone tell
 * @returns null where the target ends in or before its base year
 */
export function paceOf(
  { baseYear, targetYear, reduction }: Target,
  emissions: Emissions,
  over = Number.NEGATIVE_INFINITY,
): Pace | null {
  if (targetYear <= baseYear) return null
  const promised = reduction / (targetYear - baseYear)
  const base = emissions.get(baseYear) ?? null
  const isNegative = [...emissions].some(([year, value]) => year >= baseYear && value < 0)
  if (base === null || base <= 0 || isNegative) return { ...nothing, promised }
  const targetEmissions = base * (1 - reduction)
  const latestYear =
    [...emissions.keys()]
      .filter((year) => year > baseYear)
      .sort((a, b) => a - b)
      .at(-1) ?? null
  if (latestYear === null) return { ...nothing, promised, base, targetEmissions }
  const latest = emissions.get(latestYear)!
  const cut = (base - latest) / base
  const left = Math.max(0, latest - targetEmissions)
  const years = targetYear > over ? targetYear - latestYear : 0
  return {
    promised,
    base,
    targetEmissions,
    latestYear,
    latest,
    done: reduction === 0 ? null : cut / reduction,
    achieved: cut / (latestYear - baseYear),
    needed: years > 0 ? left / base / years : null,
    left,
    leftEachYear: years > 0 ? left / years : null,
  }
}

const nothing = {
  base: null,
  targetEmissions: null,
  latestYear: null,
  latest: null,
  done: null,
  achieved: null,
  needed: null,
  left: null,
  leftEachYear: null,
} as const

/** Reduction that a path asks for by the target year, 0 to 1: the whole way since 2020 for later base years. */
export function requiredReduction(
  path: keyof typeof paths,
  { baseYear, targetYear }: Omit<Target, 'reduction'>,
): number {
  return Math.min(1, paths[path] * (targetYear - Math.min(baseYear, firstYear)))
}
