import type { Horizon } from './target.ts'

/**
 * Pathways of the scenarios that a target is held against: all Kyoto gases, carbon dioxide of energy and industry, Kyoto gases
 * per gross domestic product, carbon dioxide per primary energy, carbon dioxide per electricity.
 */
export const scenarioVariables = [
  'Emissions|Kyoto Gases',
  'Emissions|CO2|Energy and Industrial Processes',
  'INT.emKyoto_gdp',
  'INT.emCO2EI_PE',
  'INT.emCO2EI_elecGen',
] as const
export type ScenarioVariable = (typeof scenarioVariables)[number]

/** A line through the scenarios: °C of 2100 = `param` × per cent a year + `intercept`. */
export interface Regression {
  /** °C for each per cent of the base year that is cut a year; negative. */
  readonly param: number
  /** °C at which a pathway ends that cuts nothing. */
  readonly intercept: number
}

/** Years over which the scenarios' slope was taken, by horizon. */
export const slopeYears = { short: 5, mid: 15, long: 30 } as const satisfies Record<Horizon, number>

/** Version of the method that the scores of this folder are made by; the default score is a parameter beside it. */
export const temperatureMethod = 'CDP-WWF 1.0, regression model 4'

/**
 * Regression model 4 over the scenarios of the IPCC's special report on 1.5 °C. The same numbers as in
 * `data/sbti_regression_model4.csv`, which a test holds it against.
 *
 * Source: SBTi finance tool 1.2.5, `regression_model_summary.xlsx` (MIT); status verified.
 */
export const regressions: Readonly<Record<ScenarioVariable, Readonly<Record<Horizon, Regression>>>> = {
  'Emissions|Kyoto Gases': {
    short: { param: -0.212692101951652, intercept: 2.57430302122667 },
    mid: { param: -0.312328765130924, intercept: 2.6972610131342 },
    long: { param: -0.483330528210875, intercept: 2.84133794650491 },
  },
  'Emissions|CO2|Energy and Industrial Processes': {
    short: { param: -0.259904133886992, intercept: 2.52267101094221 },
    mid: { param: -0.311648326394271, intercept: 2.61727833547122 },
    long: { param: -0.443961396351699, intercept: 2.72334167086491 },
  },
  'INT.emKyoto_gdp': {
    short: { param: -0.273032863390484, intercept: 3.53430268597497 },
    mid: { param: -0.5338780872071, intercept: 4.10737715123901 },
    long: { param: -1.10443263689384, intercept: 4.92711581846244 },
  },
  'INT.emCO2EI_PE': {
    short: { param: -0.617901917642297, intercept: 2.98484262217617 },
    mid: { param: -0.514924142464049, intercept: 3.00390020796157 },
    long: { param: -0.656307039342202, intercept: 3.20836150887423 },
  },
  'INT.emCO2EI_elecGen': {
    short: { param: -0.366222886401345, intercept: 3.30712537269662 },
    mid: { param: -0.411427920133186, intercept: 3.37049169190728 },
    long: { param: -0.78334066451762, intercept: 3.89932361212172 },
  },
}
