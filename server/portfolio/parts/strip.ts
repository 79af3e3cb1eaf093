import type { CoveredFigure, PortfolioStrip } from '#contract/portfolio/figures.ts'
import {
  type CarbonInputs,
  financedByPosition,
  financedEmissions,
  intensitiesOf,
  waci,
} from '#methodology/portfolio/carbon.ts'
import { dataQuality } from '#methodology/portfolio/data-quality.ts'
import { disclosedShare, gather, type Holdings, meanOfColumn, pick } from '#methodology/portfolio/holdings.ts'
import type { WeightedMean } from '#methodology/portfolio/weighted-mean.ts'
import { cachedFigure } from '../view/cached-figures.ts'
import { disclosedColumn, scoreColumn } from '../view/columns.ts'
import type { PortfolioView } from '../view/portfolio-view.ts'
import { excludedBy } from './screens.ts'
import { temperatureOf } from './temperature.ts'

export type ScopeName = '12' | '123'

/** What carbon figures are made of, in the order of the holdings. */
export function carbonInputs({ columns }: PortfolioView, holdings: Holdings, scope: ScopeName): CarbonInputs {
  return {
    weights: holdings.weights,
    values: holdings.values,
    emissions: gather(holdings, columns.emissions[scope]),
    sales: gather(holdings, columns.sales),
    evic: gather(holdings, columns.evic),
  }
}

export function toCovered({ mean, coverage }: WeightedMean, disclosed: number | null): CoveredFigure {
  return { value: mean, coverage, disclosed: mean === null ? null : disclosed }
}

export function waciOf(view: PortfolioView, holdings: Holdings, scope: ScopeName): CoveredFigure {
  const inputs = carbonInputs(view, holdings, scope)
  const isDisclosed = gather(holdings, view.columns.isDisclosed[scope])
  const disclosed = disclosedShare(holdings.weights, intensitiesOf(inputs), isDisclosed)
  return toCovered(waci(inputs, view.query.uncovered), disclosed)
}

/** The figures of the strip. */
export function stripOf(view: PortfolioView, holdings: Holdings): PortfolioStrip {
  return cachedFigure(view, holdings, 'strip', () => {
    const { scope, uncovered } = view.query
    const inputs = carbonInputs(view, holdings, scope)
    const financed = financedEmissions(inputs, uncovered)
    const isDisclosed = gather(holdings, view.columns.isDisclosed[scope])
    const financedDisclosed = disclosedShare(
      new Float64Array(holdings.weights.length).fill(1),
      financedByPosition(inputs),
      isDisclosed,
    )
    const quality = dataQuality(holdings.weights, pick(holdings, view.columns.sources, null))
    const ofFinanced = (mean: number | null, coverage: number) => toCovered({ mean, coverage }, financedDisclosed)
    return {
      waci: waciOf(view, holdings, scope),
      score: scoreOf(view, holdings),
      financed: ofFinanced(financed.total, financed.coverage),
      footprint: ofFinanced(financed.footprint, financed.coverage),
      owned: ofFinanced(financed.ownedIntensity, financed.ownedCoverage),
      quality: toCovered(quality, null),
      ...temperatureOf(view, holdings),
      excluded: excludedBy(view, holdings),
    }
  })
}

export function scoreOf({ snapshot, year }: PortfolioView, holdings: Holdings): CoveredFigure {
  const key = 'sustainability_score'
  const score = meanOfColumn(holdings, scoreColumn(snapshot, key, year))
  const disclosed = meanOfColumn(holdings, disclosedColumn(snapshot, key, year)).mean
  return toCovered(score, disclosed)
}
