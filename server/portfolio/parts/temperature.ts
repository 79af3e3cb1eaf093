import type { PortfolioFigures, PortfolioStrip } from '#contract/portfolio/figures.ts'
import { aggregationNames, temperatureHorizons, temperatureScopes } from '#contract/portfolio/names.ts'
import {
  type AggregationInputs,
  portfolioTemperature,
  scoresWhatIf,
  type WhatIf,
  whatIfs,
} from '#methodology/temperature/aggregation.ts'
import { companyPosition } from '#server/market/panel/positions.ts'
import { gather, type Held } from '../view/held.ts'
import type { TemperatureColumn } from '../view/temperatures.ts'
import type { PortfolioView } from '../view/view.ts'

type Temperatures = PortfolioFigures['temperatures']
type Scope = (typeof temperatureScopes)[number]
type HorizonName = (typeof temperatureHorizons)[number]

/** Scores of the scope and horizon asked for, by position in the panel. */
export function temperaturesOf({ temperatures, query }: PortfolioView): TemperatureColumn {
  return temperatures.columns[query.tscope][query.horizon]
}

/** A column in the order of what is held: what the market does not know counts as a company without a target. */
function heldScores({ query }: PortfolioView, held: Held, column: TemperatureColumn) {
  const scores = gather(held, column.scores).map((score) => (Number.isNaN(score) ? Number(query.default) : score))
  const isDefault = Uint8Array.from(held.companies, (company) => (company === -1 ? 1 : column.isDefault[company]!))
  return { scores, isDefault }
}

function aggregationInputs({ columns }: PortfolioView, held: Held, scope: Scope): AggregationInputs {
  const { emissions, scope3 } = columns
  const cash = gather(held, columns.cash)
  const ofScope = { s1s2: emissions['12'], s3: scope3, s1s2s3: emissions['123'] }[scope]
  return {
    investment: held.weights,
    emissions: gather(held, ofScope),
    marketCap: gather(held, columns.marketCap),
    enterpriseValue: gather(held, columns.evic).map((evic, at) => evic - cash[at]!),
    cash,
    assets: gather(held, columns.assets),
    revenue: gather(held, columns.sales),
  }
}

/** Share of the score's weights that rests on targets. */
const onTargets = (weights: Float64Array, isDefault: Uint8Array) =>
  Math.min(
    1,
    weights.reduce((sum, weight, at) => sum + (isDefault[at] === 0 ? weight : 0), 0),
  )

/** The strip's temperature, and the share of weight with validated targets. */
export function temperatureOf(view: PortfolioView, held: Held): Pick<PortfolioStrip, 'temperature' | 'validated'> {
  const { scores, isDefault } = heldScores(view, held, temperaturesOf(view))
  const inputs = aggregationInputs(view, held, view.query.tscope)
  const { score, weights } = portfolioTemperature(view.query.aggregation, scores, inputs)
  const isValidated = (company: number) => company !== -1 && view.facts.sbti[company]!.includes('targets-set')
  const covered = held.weights.reduce((sum, weight, at) => sum + (weights[at]! > 0 ? weight : 0), 0)
  return {
    temperature: {
      value: score,
      coverage: Math.min(1, covered),
      targets: onTargets(weights, isDefault),
    },
    validated: Math.min(
      1,
      held.weights.reduce((sum, weight, at) => sum + (isValidated(held.companies[at]!) ? weight : 0), 0),
    ),
  }
}

export function portfolioTemperatures(view: PortfolioView, held: Held, benchmark: Held | null): Temperatures {
  const { query, temperatures } = view
  const { scores, isDefault } = heldScores(view, held, temperaturesOf(view))
  const inputs = aggregationInputs(view, held, query.tscope)
  const current = portfolioTemperature(query.aggregation, scores, inputs)
  return {
    referenceYear: temperatures.referenceYear,
    grid: temperatureScopes.flatMap((scope) =>
      temperatureHorizons.map((horizon) => gridCell(view, { held, benchmark }, { scope, horizon })),
    ),
    aggregations: aggregationNames.map((name) => {
      const { score, lost } = portfolioTemperature(name, scores, inputs)
      const lostWeight = lost.reduce((sum, at) => sum + held.weights[at]!, 0)
      return { name, value: score, lost: lost.length, lostWeight: Math.min(1, lostWeight) }
    }),
    steps: stepsOf(scores, isDefault, current.weights),
    whatIfs: whatIfsOf(view, held, { scores, isDefault, inputs, weights: current.weights }),
  }
}

function gridCell(
  view: PortfolioView,
  { held, benchmark }: { held: Held; benchmark: Held | null },
  { scope, horizon }: { scope: Scope; horizon: HorizonName },
): Temperatures['grid'][number] {
  const of = (side: Held) => {
    const { scores, isDefault } = heldScores(view, side, view.temperatures.columns[scope][horizon])
    const { score, weights } = portfolioTemperature(
      view.query.aggregation,
      scores,
      aggregationInputs(view, side, scope),
    )
    return { value: score, targets: onTargets(weights, isDefault) }
  }
  return { scope, horizon, ...of(held), benchmark: benchmark && of(benchmark).value }
}

function stepsOf(scores: Float64Array, isDefault: Uint8Array, weights: Float64Array): Temperatures['steps'] {
  const steps = new Map<string, { score: number; weight: number; companies: number; isDefault: boolean }>()
  for (const [at, weight] of weights.entries()) {
    if (weight === 0) continue
    const [score, own] = [scores[at]!, isDefault[at] === 1]
    const key = `${score} ${own}`
    const step = steps.get(key) ?? { score, weight: 0, companies: 0, isDefault: own }
    step.weight = Math.min(1, step.weight + weight)
    step.companies += 1
    steps.set(key, step)
  }
  return [...steps.values()].sort((a, b) => a.score - b.score || Number(a.isDefault) - Number(b.isDefault))
}

interface Current {
  readonly scores: Float64Array
  readonly isDefault: Uint8Array
  readonly inputs: AggregationInputs
  readonly weights: Float64Array
}

function whatIfsOf(
  { snapshot, query }: PortfolioView,
  held: Held,
  { scores, isDefault, inputs, weights }: Current,
): Temperatures['whatIfs'] {
  const flagged = new Set((query.flagged ?? '').split(',').map((id) => companyPosition(snapshot.panel, Number(id))))
  const isFlagged = Uint8Array.from(held.companies, (company) => Number(company !== -1 && flagged.has(company)))
  return whatIfs.map((name: WhatIf) => {
    const asked = scoresWhatIf(name, scores, { isDefault, weights, isFlagged })
    const companies = asked.reduce((count, score, at) => count + Number(score !== scores[at] && weights[at]! > 0), 0)
    return { name, value: portfolioTemperature(query.aggregation, asked, inputs).score, companies }
  })
}
