import { coefficients, type Horizon, horizons, type ScenarioVariable } from './regression.ts'
import type { ChosenTargets, CountedTarget, IntensityMetric } from './targets.ts'

/** Score of a company without a target, °C, by published version of the method: 1.0 and 1.5. */
export const defaultScores = { '3.2': 3.2, '3.4': 3.4 } as const

export const temperatureScopes = ['s1s2', 's3', 's1s2s3'] as const
export type TemperatureScope = (typeof temperatureScopes)[number]

/** The score of one scope and horizon, and what it was made of. */
export interface TemperatureScore {
  /** °C in hundredths: rounded before anything is summed. */
  readonly score: number
  readonly isDefault: boolean
  /** The target that was used; null for the default, and for scopes 1, 2 and 3, which are made of the two others. */
  readonly target: CountedTarget | null
  readonly variable: ScenarioVariable | null
}

export interface CompanyInputs {
  /** Whether it makes minerals such as cement, metals or power (ISIC C23, C24, D35): its absolute targets have a scenario of their own. */
  readonly isHeavy: boolean
  /** t-CO2e of scopes 1 and 2, and of scope 3; null where not known. */
  readonly s1s2: number | null
  readonly s3: number | null
  /** °C of a company without a target. */
  readonly default: number
}

export type CompanyTemperatures = Record<TemperatureScope, Record<Horizon, TemperatureScore>>

/** Share of scope 3 below which it does not count for all scopes together. */
const leastScope3 = 0.4

/** Scores of a company by scope and horizon; docs/methodology/temperature.md. */
export function companyTemperatures(
  { chosen }: Pick<ChosenTargets, 'chosen'>,
  inputs: CompanyInputs,
): CompanyTemperatures {
  const single = (scope: 's1s2' | 's3') =>
    byHorizon((horizon) => {
      const target = chosen.find((one) => one.scope === scope && one.horizon === horizon)
      return target ? scoreOf(target, inputs) : { score: inputs.default, isDefault: true, target: null, variable: null }
    })
  const [s1s2, s3] = [single('s1s2'), single('s3')]
  return { s1s2, s3, s1s2s3: byHorizon((horizon) => bothOf(s1s2[horizon], s3[horizon], inputs)) }
}

const byHorizon = (make: (horizon: Horizon) => TemperatureScore) =>
  Object.fromEntries(horizons.map((horizon) => [horizon, make(horizon)])) as Record<Horizon, TemperatureScore>

/** `max(param × LARR + intercept, 0)`, in hundredths. */
function scoreOf(target: CountedTarget, inputs: CompanyInputs): TemperatureScore {
  const variable = variableOf(target, inputs)
  const { param, intercept } = coefficients[variable][target.horizon]
  return { score: rounded(Math.max(param * target.larr + intercept, 0)), isDefault: false, target, variable }
}

const perMetric: Partial<Record<IntensityMetric, ScenarioVariable>> = {
  oil: 'INT.emCO2EI_PE',
  power: 'INT.emCO2EI_elecGen',
}

function variableOf({ metric, scope }: CountedTarget, { isHeavy }: CompanyInputs): ScenarioVariable {
  if (metric !== null) return perMetric[metric] ?? 'INT.emKyoto_gdp'
  return isHeavy && scope === 's1s2' ? 'Emissions|CO2|Energy and Industrial Processes' : 'Emissions|Kyoto Gases'
}

/** By emissions; the warmer of the two where those are not known, and scopes 1 and 2 alone where scope 3 is less than two fifths. */
function bothOf(own: TemperatureScore, chain: TemperatureScore, { s1s2, s3 }: CompanyInputs): TemperatureScore {
  const none = { target: null, variable: null }
  if (s1s2 === null || s3 === null || s1s2 + s3 <= 0) {
    const warmer = own.score >= chain.score ? own : chain
    return { ...none, score: warmer.score, isDefault: warmer.isDefault }
  }
  if (s3 / (s1s2 + s3) < leastScope3) return { ...none, score: own.score, isDefault: own.isDefault }
  const score = (own.score * s1s2 + chain.score * s3) / (s1s2 + s3)
  return { ...none, score: rounded(score), isDefault: own.isDefault && chain.isDefault }
}

const rounded = (score: number) => Math.round(score * 100) / 100
