import { readTargets, type TargetReading } from './choose.ts'
import type { PreparedTarget } from './prepare.ts'
import { regressions, type ScenarioVariable } from './regression.ts'
import type { IndustrialDivision } from './sector.ts'
import {
  type CompanyTarget,
  type Horizon,
  horizons,
  type IntensityMetric,
  type ScoredScope,
  type TemperatureScope,
} from './target.ts'

/** °C of a company without a target: 3.2 in version 1.0 of the method, 3.4 since version 1.5. */
export const defaultScores = [3.2, 3.4] as const
export type DefaultScore = (typeof defaultScores)[number]

/** Share of all emissions from which scope 3 counts. Source: as the method; verified. */
export const scope3Threshold = 0.4

/** t-CO2e of the latest year; null is unknown. */
export interface ScopeEmissions {
  readonly 'scope1+2': number | null
  readonly scope3: number | null
}

/** How a score came about: everything that opens the number. */
export type ScoreBasis =
  | {
      readonly kind: 'target'
      readonly target: PreparedTarget
      /** Linear annual reduction: share of the base year a year, after the boundary. */
      readonly annualReduction: number
      readonly variable: ScenarioVariable
      readonly param: number
      readonly intercept: number
    }
  | { readonly kind: 'default' }
  /** Scope 3 is under 0.4 of all emissions: the score of scope 1+2. */
  | { readonly kind: 'scope1+2'; readonly scope3Share: number }
  /** Mean of both scores by emissions. */
  | { readonly kind: 'both'; readonly scope3Share: number }
  /** Of scope 1+2+3: neither emissions to weigh by, nor the default for both. */
  | { readonly kind: 'missing'; readonly emissions: readonly ScoredScope[] }

export interface CompanyScore {
  /** °C, two decimals, at least 0; null where emissions are missing that it needs. */
  readonly score: number | null
  /** °C before it was rounded. */
  readonly exact: number | null
  /** Share of the score that rests on the default, 0 to 1; between the two only for scope 1+2+3. */
  readonly defaultShare: number | null
  readonly basis: ScoreBasis
}

export type CompanyScores = Readonly<Record<TemperatureScope, Readonly<Record<Horizon, CompanyScore>>>>

const noScore: CompanyScore = {
  score: null,
  exact: null,
  defaultShare: null,
  basis: { kind: 'missing', emissions: [] },
}
const inNoHorizon = { short: noScore, mid: noScore, long: noScore }

/** Of something that is no company of the market, cash say: the default is for companies without a target, and for nothing else. */
export const noScores: CompanyScores = { 'scope1+2': inNoHorizon, scope3: inNoHorizon, 'scope1+2+3': inNoHorizon }

export interface ScoredCompany {
  readonly targets: readonly CompanyTarget[]
  readonly emissions: ScopeEmissions
  readonly division: IndustrialDivision | null
}

/**
 * Temperature scores of a company, for three scopes and three horizons, with how each came about.
 *
 * °C by 2100 = max(param × annual reduction in per cent + intercept, 0) of the target of that scope and horizon; the default where
 * there is none. Scope 1+2+3 is the score of scope 1+2 where scope 3 is under 0.4 of all emissions, otherwise the mean of both by
 * emissions. Rounded to two decimals at the end.
 *
 * @param referenceYear from which horizons are counted; a target moves to a nearer one as it passes
 * Source: CDP and WWF, Temperature Rating Methodology 1.0; SBTi finance tool 1.2.5 (MIT). docs/methodology/temperature.md.
 */
export function temperatureScores(
  { targets, emissions, division }: ScoredCompany,
  { referenceYear, defaultScore }: { readonly referenceYear: number; readonly defaultScore: DefaultScore },
): { readonly scores: CompanyScores; readonly reading: TargetReading } {
  const reading = readTargets(targets, referenceYear)
  const every = (score: (horizon: Horizon) => CompanyScore) =>
    Object.fromEntries(horizons.map((horizon) => [horizon, score(horizon)])) as Record<Horizon, CompanyScore>
  const own = (scope: ScoredScope) =>
    every((horizon) => scoreOf(reading.choices[scope][horizon]?.chosen ?? null, division, defaultScore))
  const [both, third] = [own('scope1+2'), own('scope3')]
  const all = every((horizon) => scoreOfAll(both[horizon], third[horizon], emissions))
  return { scores: { 'scope1+2': both, scope3: third, 'scope1+2+3': all }, reading }
}

/** The score of one target, or the default. */
function scoreOf(
  target: PreparedTarget | null,
  division: IndustrialDivision | null,
  defaultScore: DefaultScore,
): CompanyScore {
  if (!target) return toScore(defaultScore, 1, { kind: 'default' })
  const variable = variableOf(target, division)
  const { param, intercept } = regressions[variable][target.horizon]
  const annualReduction = (target.reduction * target.boundaryFactor) / (target.endYear - target.baseYear)
  const exact = Math.max(param * annualReduction * 100 + intercept, 0)
  return toScore(exact, 0, { kind: 'target', target, annualReduction, variable, param, intercept })
}

/** Which pathway a target is held against. */
export function variableOf(
  { type, metric, scope }: Pick<PreparedTarget, 'type' | 'metric' | 'scope'>,
  division: IndustrialDivision | null,
): ScenarioVariable {
  if (type === 'intensity') return intensityVariables[metric as Exclude<IntensityMetric, 'other'>]
  if (scope === 'scope1+2' && division) return 'Emissions|CO2|Energy and Industrial Processes'
  return 'Emissions|Kyoto Gases'
}

const intensityVariables: Readonly<Record<Exclude<IntensityMetric, 'other'>, ScenarioVariable>> = {
  revenue: 'INT.emKyoto_gdp',
  product: 'INT.emKyoto_gdp',
  cement: 'INT.emKyoto_gdp',
  steel: 'INT.emKyoto_gdp',
  aluminum: 'INT.emKyoto_gdp',
  oil: 'INT.emCO2EI_PE',
  power: 'INT.emCO2EI_elecGen',
}

/**
 * Score of scope 1+2+3 out of the other two. Where both rest on the default it needs no emissions: it is the default (ours).
 *
 * @returns a score of null where emissions are missing, negative or zero together
 */
export function scoreOfAll(both: CompanyScore, third: CompanyScore, emissions: ScopeEmissions): CompanyScore {
  if (both.basis.kind === 'default' && third.basis.kind === 'default') return both
  if (both.exact === null || third.exact === null) return noScore
  const [own, chain] = [emissions['scope1+2'], emissions.scope3]
  if (!isAmount(own) || !isAmount(chain) || own + chain === 0) {
    const missing = (['scope1+2', 'scope3'] as const).filter((scope) => !isAmount(emissions[scope]))
    const needed = missing.length > 0 ? missing : (['scope1+2', 'scope3'] as const)
    return { score: null, exact: null, defaultShare: null, basis: { kind: 'missing', emissions: needed } }
  }
  const scope3Share = chain / (own + chain)
  if (scope3Share < scope3Threshold) return { ...both, basis: { kind: 'scope1+2', scope3Share } }
  const mean = (a: number, b: number) => a + (b - a) * scope3Share
  return toScore(mean(both.exact!, third.exact!), mean(both.defaultShare!, third.defaultShare!), {
    kind: 'both',
    scope3Share,
  })
}

const isAmount = (value: number | null): value is number => value !== null && value >= 0

/** A score with its two decimals, which portfolios are made of. */
export const toScore = (exact: number, defaultShare: number, basis: ScoreBasis): CompanyScore => ({
  score: Math.round(exact * 100) / 100,
  exact,
  defaultShare,
  basis,
})
