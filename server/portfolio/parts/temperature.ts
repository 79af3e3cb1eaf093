import type { PortfolioFigures, PortfolioStrip } from '#contract/portfolio/figures.ts'
import { aggregationNames, temperatureHorizons, temperatureScopes } from '#contract/portfolio/names.ts'
import type { Holdings } from '#methodology/portfolio/holdings.ts'
import {
  type Aggregation,
  type PortfolioTemperature,
  portfolioTemperature,
  type TemperatureCell,
  type TemperatureHolding,
} from '#methodology/temperature/aggregation.ts'
import { noScores } from '#methodology/temperature/score.ts'
import { whatIf, whatIfs } from '#methodology/temperature/what-if.ts'
import { cachedFigure } from '../view/cached-figures.ts'
import type { PortfolioView } from '../view/portfolio-view.ts'

type Temperatures = PortfolioFigures['temperatures']

/** The figure that was asked for. */
function cellOf({ query }: PortfolioView): TemperatureCell {
  return { aggregation: query.aggregation.toUpperCase() as Aggregation, scope: query.tscope, horizon: query.horizon }
}

const orNull = (value: number) => (Number.isNaN(value) ? null : value)

/** Holdings as the method takes them. Cash, and what the market does not know, has no temperature and is not covered. */
function temperatureHoldings(view: PortfolioView, holdings: Holdings): TemperatureHolding[] {
  const { columns, temperatures } = view
  const of = (column: Float64Array, company: number) => (company === -1 ? null : orNull(column[company]!))
  return [...holdings.companies.entries()].flatMap(([at, company]) => {
    const weight = holdings.weights[at]!
    if (weight === 0) return []
    return [
      {
        company: company === -1 ? -1 - at : view.snapshot.panel.companies[company]!.id,
        investment: weight,
        amounts: {
          marketCap: of(columns.marketCap, company),
          enterpriseValue: of(columns.enterpriseValue, company),
          cash: of(columns.cash, company),
          totalAssets: of(columns.assets, company),
          revenue: of(columns.sales, company),
        },
        emissions: { 'scope1+2': of(columns.emissions['12'], company), scope3: of(columns.scope3, company) },
        scores: company === -1 ? noScores : temperatures.scores[company]!,
      },
    ]
  })
}

/** The strip's temperature, and the share of weight with validated targets. */
export function temperatureOf(
  view: PortfolioView,
  holdings: Holdings,
): Pick<PortfolioStrip, 'temperature' | 'validated'> {
  const { score, coverage, defaultShare } = portfolioTemperature(temperatureHoldings(view, holdings), cellOf(view))
  const isValidated = (company: number) => company !== -1 && view.facts.sbti[company]!.includes('targets-set')
  return {
    temperature: { value: score, coverage, targets: onTargets(defaultShare) },
    validated: Math.min(
      1,
      holdings.weights.reduce((sum, weight, at) => sum + (isValidated(holdings.companies[at]!) ? weight : 0), 0),
    ),
  }
}

const onTargets = (defaultShare: number | null) => (defaultShare === null ? 0 : Math.max(0, 1 - defaultShare))

export function portfolioTemperatures(
  view: PortfolioView,
  holdings: Holdings,
  benchmark: Holdings | null,
): Temperatures {
  const cell = cellOf(view)
  const own = temperatureHoldings(view, holdings)
  // Of the benchmark the figures of all scopes and horizons are worked out together, once.
  const others =
    benchmark &&
    cachedFigure(view, benchmark, 'temperatures', () => {
      const other = temperatureHoldings(view, benchmark)
      const cells = temperatureScopes.flatMap((scope) => temperatureHorizons.map((horizon) => ({ scope, horizon })))
      return new Map(
        cells.map(({ scope, horizon }) => [
          `${scope} ${horizon}`,
          portfolioTemperature(other, { ...cell, scope, horizon }).score,
        ]),
      )
    })
  const weights = new Map(own.map(({ company, investment }) => [company, investment!]))
  const flagged = new Set((view.query.flagged ?? '').split(',').filter(Boolean).map(Number))
  return {
    referenceYear: view.temperatures.referenceYear,
    grid: temperatureScopes.flatMap((scope) =>
      temperatureHorizons.map((horizon) => {
        const { score, defaultShare } = portfolioTemperature(own, { ...cell, scope, horizon })
        const benchmark = others && others.get(`${scope} ${horizon}`)!
        return { scope, horizon, value: score, benchmark, targets: onTargets(defaultShare) }
      }),
    ),
    aggregations: aggregationNames.map((name) => {
      const { score, lost } = portfolioTemperature(own, {
        ...cell,
        aggregation: name.toUpperCase() as Aggregation,
      })
      const lostWeight = lost.reduce((sum, { company }) => sum + weights.get(company)!, 0)
      return { name, value: score, lost: lost.length, lostWeight: Math.min(1, lostWeight) }
    }),
    steps: stepsOf(portfolioTemperature(own, cell)),
    whatIfs: whatIfs.map((scenario) => {
      const { after, changed } = whatIf(own, cell, { scenario, flagged })
      return { name: scenario, value: after.score, companies: changed.length }
    }),
  }
}

/** From cool to warm: companies of one score together. */
function stepsOf({ holdings }: PortfolioTemperature): Temperatures['steps'] {
  const steps = new Map<string, Temperatures['steps'][number]>()
  for (const { score, defaultShare, weight } of holdings) {
    const isDefault = defaultShare === 1
    const key = `${score} ${isDefault}`
    const step = steps.get(key) ?? { score, weight: 0, companies: 0, isDefault }
    steps.set(key, { ...step, weight: Math.min(1, step.weight + weight), companies: step.companies + 1 })
  }
  return [...steps.values()].sort((a, b) => a.score - b.score || Number(a.isDefault) - Number(b.isDefault))
}
