/** Scenario variables that a target can be read as, and what each stands for. */
export const scenarioVariables = {
  'Emissions|Kyoto Gases': 'absolute emissions',
  'Emissions|CO2|Energy and Industrial Processes': 'absolute emissions of materials and power (scopes 1 and 2)',
  'INT.emKyoto_gdp': 'emissions per unit of output',
  'INT.emCO2EI_PE': 'emissions per primary energy',
  'INT.emCO2EI_elecGen': 'emissions per electricity generated',
} as const
export type ScenarioVariable = keyof typeof scenarioVariables

export const horizons = ['short', 'mid', 'long'] as const
export type Horizon = (typeof horizons)[number]

interface Coefficients {
  /** °C for each per cent of reduction a year. */
  readonly param: number
  /** °C. */
  readonly intercept: number
}

/**
 * Model 4 of the temperature scoring method, version 1.0, with slopes of 5, 15 and 30 years for the three horizons; the table is
 * `data/sbti_regression_model4.csv`, and a test holds these to it.
 *
 * @see https://github.com/ScienceBasedTargets/SBTi-finance-tool version 1.2.5, MIT
 */
export const coefficients: Record<ScenarioVariable, Record<Horizon, Coefficients>> = {
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
