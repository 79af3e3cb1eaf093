import type { PortfolioFigures } from '#contract/portfolio/figures.ts'
import { effectsByPosition, type PositionEffect } from '#methodology/portfolio/attribution.ts'
import { gather, type Holdings, meanOfColumn } from '#methodology/portfolio/holdings.ts'
import { weightedQuantile } from '#methodology/portfolio/weighted-mean.ts'
import { type ScoreKey, scoreKeys } from '#methodology/scores/hierarchy.ts'
import { cachedFigure } from '../view/cached-figures.ts'
import { disclosedColumn, scoreColumn } from '../view/columns.ts'
import type { PortfolioView } from '../view/portfolio-view.ts'
import { companyOf } from '../view/view.ts'
import { effectsOf } from './effects.ts'
import { violationsOf } from './screens.ts'

type Esg = PortfolioFigures['esg']
type ScoreFigures = Esg['scores'][number]

/** Companies named as strengths and as issues of a score. */
const namedCompanies = 5

export function esgOf(view: PortfolioView, holdings: Holdings, benchmark: Holdings | null): Esg {
  return {
    scores: scoreKeys.map((key) => scoreFigures(view, { holdings, benchmark }, key)),
    opened: openedScore(view, { holdings, benchmark }, view.query.score),
    scandals: scandalsOf(view, holdings, benchmark),
    violations: violationsOf(view, holdings, benchmark),
  }
}

interface Sides {
  readonly holdings: Holdings
  readonly benchmark: Holdings | null
}

function scoreFigures(view: PortfolioView, { holdings, benchmark }: Sides, key: ScoreKey): ScoreFigures {
  const column = scoreColumn(view.snapshot, key, view.year)
  const figures = gather(holdings, column)
  const { mean, coverage } = meanOfColumn(holdings, column)
  const other = benchmark && cachedFigure(view, benchmark, `mean ${key}`, () => meanOfColumn(benchmark, column).mean)
  return {
    key,
    value: mean,
    coverage,
    disclosed: meanOfColumn(holdings, disclosedColumn(view.snapshot, key, view.year)).mean,
    lower: weightedQuantile(holdings.weights, figures, 0.2),
    upper: weightedQuantile(holdings.weights, figures, 0.8),
    benchmark: other,
  }
}

function openedScore(view: PortfolioView, { holdings, benchmark }: Sides, key: ScoreKey): Esg['opened'] {
  const column = scoreColumn(view.snapshot, key, view.year)
  const figures = gather(holdings, column)
  const { mean } = meanOfColumn(holdings, column)
  const other = benchmark && cachedFigure(view, benchmark, `mean ${key}`, () => meanOfColumn(benchmark, column).mean)
  return {
    key,
    effects:
      benchmark && effectsOf(view, { holdings, figures }, { holdings: benchmark, figures: gather(benchmark, column) }),
    ...extremesOf(view, holdings, figures, other ?? mean),
  }
}

function extremesOf(
  view: PortfolioView,
  { companies, weights }: Holdings,
  figures: Float64Array,
  reference: number | null,
): Pick<Esg['opened'], 'strengths' | 'issues'> {
  const effects = reference === null ? [] : effectsByPosition(weights, figures, reference)
  const named = ({ at, effect }: PositionEffect) => ({
    company: companyOf(view, companies[at]!),
    weight: weights[at]!,
    score: figures[at]!,
    effect,
  })
  const [strengths, issues] = [effects.filter(({ effect }) => effect > 0), effects.filter(({ effect }) => effect < 0)]
  return {
    strengths: strengths.slice(0, namedCompanies).map(named),
    issues: issues.reverse().slice(0, namedCompanies).map(named),
  }
}

function scandalsOf({ facts }: PortfolioView, holdings: Holdings, benchmark: Holdings | null): Esg['scandals'] {
  const levelsOf = ({ companies, weights }: Holdings) => {
    const levels = Array.from({ length: 5 }, () => ({ weight: 0, companies: 0 }))
    for (const [at, company] of companies.entries()) {
      const level = company === -1 ? null : facts.scandals[company]!.level
      if (level === null || weights[at] === 0) continue
      levels[level]!.weight += weights[at]!
      levels[level]!.companies += 1
    }
    return levels
  }
  const [own, other] = [levelsOf(holdings), benchmark && levelsOf(benchmark)]
  return {
    levels: own.map(({ weight, companies }, level) => ({
      level,
      weight: Math.min(1, weight),
      benchmark: other && Math.min(1, other[level]!.weight),
      companies,
    })),
    coverage: Math.min(
      1,
      own.reduce((sum, { weight }) => sum + weight, 0),
    ),
  }
}
