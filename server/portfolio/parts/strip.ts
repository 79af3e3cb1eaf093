import type { CoveredFigure, PortfolioStrip } from '#contract/portfolio/figures.ts'
import {
  type CarbonInputs,
  financedByPosition,
  financedEmissions,
  intensitiesOf,
  waci,
} from '#methodology/portfolio/carbon.ts'
import { dataQuality } from '#methodology/portfolio/data-quality.ts'
import type { WeightedMean } from '#methodology/portfolio/weighted-mean.ts'
import { disclosedColumn, scoreColumn } from '../view/columns.ts'
import { disclosedShare, gather, type Held, meanOfColumn, pick } from '../view/held.ts'
import { keptFigure } from '../view/kept-figures.ts'
import type { PortfolioView } from '../view/portfolio-view.ts'
import { excludedBy } from './screens.ts'
import { temperatureOf } from './temperature.ts'

export type ScopeName = '12' | '123'

/** What carbon figures are made of, in the order of what is held. */
export function carbonInputs({ columns }: PortfolioView, held: Held, scope: ScopeName): CarbonInputs {
  return {
    weights: held.weights,
    values: held.values,
    emissions: gather(held, columns.emissions[scope]),
    sales: gather(held, columns.sales),
    evic: gather(held, columns.evic),
  }
}

export function toCovered({ mean, coverage }: WeightedMean, disclosed: number | null): CoveredFigure {
  return { value: mean, coverage, disclosed: mean === null ? null : disclosed }
}

export function waciOf(view: PortfolioView, held: Held, scope: ScopeName): CoveredFigure {
  const inputs = carbonInputs(view, held, scope)
  const isDisclosed = gather(held, view.columns.isDisclosed[scope])
  const disclosed = disclosedShare(held.weights, intensitiesOf(inputs), isDisclosed)
  return toCovered(waci(inputs, view.query.uncovered), disclosed)
}

/** The figures of the strip. */
export function stripOf(view: PortfolioView, held: Held): PortfolioStrip {
  return keptFigure(view, held, 'strip', () => makeStrip(view, held))
}

function makeStrip(view: PortfolioView, held: Held): PortfolioStrip {
  const { scope, uncovered } = view.query
  const inputs = carbonInputs(view, held, scope)
  const financed = financedEmissions(inputs, uncovered)
  const isDisclosed = gather(held, view.columns.isDisclosed[scope])
  const financedDisclosed = disclosedShare(
    new Float64Array(held.weights.length).fill(1),
    financedByPosition(inputs),
    isDisclosed,
  )
  const quality = dataQuality(held.weights, pick(held, view.columns.sources, null))
  const ofFinanced = (mean: number | null, coverage: number) => toCovered({ mean, coverage }, financedDisclosed)
  return {
    waci: waciOf(view, held, scope),
    score: scoreOf(view, held),
    financed: ofFinanced(financed.total, financed.coverage),
    footprint: ofFinanced(financed.footprint, financed.coverage),
    owned: ofFinanced(financed.ownedIntensity, financed.ownedCoverage),
    quality: toCovered(quality, null),
    ...temperatureOf(view, held),
    excluded: excludedBy(view, held),
  }
}

export function scoreOf({ snapshot, year }: PortfolioView, held: Held): CoveredFigure {
  const key = 'sustainability_score'
  const score = meanOfColumn(held, scoreColumn(snapshot, key, year))
  const disclosed = meanOfColumn(held, disclosedColumn(snapshot, key, year)).mean
  return toCovered(score, disclosed)
}
