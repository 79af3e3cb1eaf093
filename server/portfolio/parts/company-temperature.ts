import type { CompanyTemperature } from '#contract/portfolio/temperature.ts'
import { coefficients, horizons } from '#methodology/temperature/regression.ts'
import { temperatureScopes } from '#methodology/temperature/score.ts'
import { textOf } from '#server/market/facts/commitments.ts'
import { companyTemperature, type ListedTarget, listedTargets } from '../view/temperatures.ts'
import type { PortfolioView } from '../view/view.ts'

type Line = CompanyTemperature['targets'][number]

/** How a company's scores came about. */
export async function explainTemperature(view: PortfolioView, company: number): Promise<CompanyTemperature> {
  const { referenceYear } = view.temperatures
  const targets = (await listedTargets(view)).get(company) ?? []
  const { chosen, scores } = companyTemperature(view, targets, { company, referenceYear })
  const tonnes = (value: number) => (Number.isNaN(value) ? null : value)
  return {
    referenceYear,
    default: Number(view.query.default),
    scores: temperatureScopes.flatMap((scope) =>
      horizons.map((horizon) => {
        const { score, isDefault, target, variable } = scores[scope][horizon]
        const regression =
          target && variable ? { variable, ...coefficients[variable][horizon], larr: target.larr } : null
        return { scope, horizon, score, isDefault, regression }
      }),
    ),
    targets: [
      ...chosen.chosen.map((one) => ({ ...lineOf(targets[one.target]!), ...countedAs(one), reason: null })),
      ...chosen.passedOver.map((one) => ({ ...lineOf(targets[one.target]!), ...countedAs(one), reason: one.reason })),
      ...chosen.leftOut.map(({ target, reason }) => ({
        ...lineOf(targets[target]!),
        scope: targets[target]!.scope === 's3' ? ('s3' as const) : ('s1s2' as const),
        horizon: null,
        counted: null,
        coverage: null,
        larr: null,
        reason,
      })),
    ],
    emissions: { s1s2: tonnes(view.columns.emissions['12'][company]!), s3: tonnes(view.columns.scope3[company]!) },
    isValidated: view.facts.sbti[company]!.includes('targets-set'),
  }
}

function lineOf({ metric, reduction, baseYear, endYear, row }: ListedTarget) {
  const { source: list, publishedOn, importId, line, record } = row
  return {
    isAbsolute: metric === null,
    reduction,
    baseYear,
    endYear,
    wording: textOf(record.wording),
    source: { list, publishedOn, importId, line },
  }
}

function countedAs(one: {
  readonly scope: Line['scope']
  readonly horizon: Line['horizon']
  readonly reduction: number
  readonly coverage: number
  readonly larr: number
}) {
  const { scope, horizon, reduction, coverage, larr } = one
  return { scope, horizon, counted: reduction, coverage: Math.min(1, coverage), larr }
}
