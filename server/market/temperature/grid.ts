import type { CompanyScores } from '#methodology/temperature/score.ts'
import { horizons, temperatureScopes } from '#methodology/temperature/target.ts'

/** A company's scores of all scopes and horizons, each with the regression that a target's came from. */
export const temperatureGrid = (scores: CompanyScores) =>
  temperatureScopes.flatMap((scope) =>
    horizons.map((horizon) => {
      const { score, defaultShare, basis } = scores[scope][horizon]
      const regression =
        basis.kind === 'target'
          ? {
              variable: basis.variable,
              param: basis.param,
              intercept: basis.intercept,
              larr: basis.annualReduction * 100,
            }
          : null
      return { scope, horizon, score, isDefault: defaultShare === 1, regression }
    }),
  )
