import type { PortfolioFigures } from '#contract/portfolio/figures.ts'
import {
  type CarbonInputs,
  financedByPosition,
  financedEmissions,
  intensitiesOf,
} from '#methodology/portfolio/carbon.ts'
import {
  type CarbonRelatedDefinition,
  carbonRelatedDefinitions,
  carbonRelatedGroup,
  carbonRelatedGroups,
} from '#methodology/portfolio/carbon-related.ts'
import { emissionSources } from '#methodology/portfolio/data-quality.ts'
import { asCounted, type Holdings, pick } from '#methodology/portfolio/holdings.ts'
import { concentration, contributions } from '#methodology/portfolio/weighted-mean.ts'
import type { PortfolioView } from '../view/portfolio-view.ts'
import { companyOf, noSector } from '../view/view.ts'
import { effectsOf } from './effects.ts'
import { carbonInputs, waciOf } from './strip.ts'

type Climate = PortfolioFigures['climate']

/** Companies whose contribution is drawn by itself. */
const maxContributors = 25
const maxWithoutEvic = 20

export function climateOf(view: PortfolioView, holdings: Holdings, benchmark: Holdings | null): Climate {
  const { uncovered, scope } = view.query
  const inputs = carbonInputs(view, holdings, scope)
  const intensities = intensitiesOf(inputs)
  const parts = contributions(holdings.weights, intensities, uncovered)
  const counted = (side: Holdings) => ({
    holdings: side,
    figures: asCounted(intensitiesOf(carbonInputs(view, side, scope)), uncovered),
  })
  return {
    ...contributorsOf(view, holdings, { parts, intensities }),
    waci12: waciOf(view, holdings, '12'),
    waci123: waciOf(view, holdings, '123'),
    effects: benchmark && effectsOf(view, counted(holdings), counted(benchmark)),
    carbonRelated: carbonRelatedDefinitions.map((definition) =>
      carbonRelatedOf(view, { holdings, benchmark }, definition),
    ),
    sources: sourcesOf(view, holdings),
    withoutEvic: financedEmissions(inputs, uncovered)
      .withoutEvic.toSorted((a, b) => holdings.weights[b]! - holdings.weights[a]!)
      .slice(0, maxWithoutEvic)
      .map((at) => ({ company: companyOf(view, holdings.companies[at]!), weight: holdings.weights[at]! })),
    sectors: sectorsOf(view, holdings, { parts, inputs, intensities }),
  }
}

interface Parts {
  readonly parts: Float64Array
  readonly intensities: Float64Array
}

function contributorsOf(
  view: PortfolioView,
  holdings: Holdings,
  { parts, intensities }: Parts,
): Pick<Climate, 'contributors' | 'others' | 'fourFifths'> {
  const { order, cumulative, fourFifths } = concentration(parts)
  const isDisclosed = view.columns.isDisclosed[view.query.scope]
  return {
    contributors: Array.from(order.slice(0, maxContributors), (at, place) => ({
      company: companyOf(view, holdings.companies[at]!),
      weight: holdings.weights[at]!,
      intensity: intensities[at]!,
      contribution: parts[at]!,
      cumulative: Math.min(1, cumulative[place]!),
      isDisclosed: isDisclosed[holdings.companies[at]!] === 1,
    })),
    others: {
      companies: Math.max(0, order.length - maxContributors),
      contribution: order.slice(maxContributors).reduce((sum, at) => sum + parts[at]!, 0),
    },
    fourFifths,
  }
}

function carbonRelatedOf(
  { snapshot }: PortfolioView,
  { holdings, benchmark }: { holdings: Holdings; benchmark: Holdings | null },
  definition: CarbonRelatedDefinition,
): Climate['carbonRelated'][number] {
  const sumsOf = ({ companies, weights }: Holdings) => {
    const sums = { energy: 0, transportation: 0, 'materials-buildings': 0, 'agriculture-food': 0, classified: 0 }
    for (const [at, company] of companies.entries()) {
      const group = company === -1 ? undefined : carbonRelatedGroup(snapshot.panel.companies[company]!, definition)
      if (group === undefined) continue
      sums.classified += weights[at]!
      if (group !== null) sums[group] += weights[at]!
    }
    return sums
  }
  const [own, other] = [sumsOf(holdings), benchmark && sumsOf(benchmark)]
  const isIn = (group: (typeof carbonRelatedGroups)[number]) => definition === '2021' || group === 'energy'
  return {
    definition,
    coverage: Math.min(1, own.classified),
    groups: carbonRelatedGroups.filter(isIn).map((group) => ({
      group,
      weight: Math.min(1, own[group]),
      benchmark: other && Math.min(1, other[group]),
    })),
  }
}

function sourcesOf({ columns }: PortfolioView, holdings: Holdings): Climate['sources'] {
  const sources = pick(holdings, columns.sources, null)
  const knownWeight = holdings.weights.reduce((sum, weight, at) => sum + (sources[at] === null ? 0 : weight), 0)
  return (['verified', 'disclosed', 'activity'] as const).map((source) => {
    const weight = holdings.weights.reduce((sum, one, at) => sum + (sources[at] === source ? one : 0), 0)
    return { source, score: emissionSources[source], weight: knownWeight === 0 ? 0 : Math.min(1, weight / knownWeight) }
  })
}

function sectorsOf(
  view: PortfolioView,
  holdings: Holdings,
  { parts, inputs, intensities }: Parts & { inputs: CarbonInputs },
): Climate['sectors'] {
  const financed = financedByPosition(inputs)
  const places = Map.groupBy(holdings.companies.keys(), (at) =>
    holdings.companies[at] === -1 ? noSector : view.sectors[holdings.companies[at]!]!,
  )
  const sum = (ats: readonly number[], numbers: Float64Array) =>
    ats.reduce((total, at) => total + (Number.isNaN(numbers[at]!) ? 0 : numbers[at]!), 0)
  return [...places]
    .map(([{ code, nameJa, nameEn }, all]) => {
      const ats = all.filter((at) => holdings.weights[at]! > 0)
      const covered = ats.filter((at) => !Number.isNaN(intensities[at]!))
      const weight = sum(ats, holdings.weights)
      const coveredWeight = sum(covered, holdings.weights)
      return {
        sector: { code, nameJa, nameEn },
        companies: ats.length,
        weight: Math.min(1, weight),
        waci:
          coveredWeight === 0
            ? null
            : covered.reduce((total, at) => total + holdings.weights[at]! * intensities[at]!, 0) / coveredWeight,
        contribution: sum(ats, parts),
        financed: ats.some((at) => !Number.isNaN(financed[at]!)) ? sum(ats, financed) : null,
        coverage: weight === 0 ? 0 : Math.min(1, coveredWeight / weight),
      }
    })
    .filter(({ companies }) => companies > 0)
    .sort((a, b) => b.contribution - a.contribution)
}
