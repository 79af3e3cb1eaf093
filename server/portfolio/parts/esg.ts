import type { PortfolioFigures } from '#contract/portfolio/figures.ts'
import { gather, type Holdings, meanOfColumn } from '#methodology/portfolio/holdings.ts'
import { weightedQuantile } from '#methodology/portfolio/weighted-mean.ts'
import { type ScoreKey, scoreKeys } from '#methodology/scores/hierarchy.ts'
import { disclosedColumn, scoreColumn } from '../view/columns.ts'
import { keptFigure } from '../view/kept-figures.ts'
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
  const other = benchmark && keptFigure(view, benchmark, `mean ${key}`, () => meanOfColumn(benchmark, column).mean)
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
  const { mean, coverage } = meanOfColumn(holdings, column)
  const other = benchmark && keptFigure(view, benchmark, `mean ${key}`, () => meanOfColumn(benchmark, column).mean)
  return {
    key,
    effects:
      benchmark && effectsOf(view, { holdings, figures }, { holdings: benchmark, figures: gather(benchmark, column) }),
    ...extremesOf(view, holdings, { figures, against: other ?? mean, coverage }),
  }
}

interface Against {
  readonly figures: Float64Array
  /** Mean that a company is compared with; null where nobody has a score. */
  readonly against: number | null
  readonly coverage: number
}

function extremesOf(
  view: PortfolioView,
  holdings: Holdings,
  { figures, against, coverage }: Against,
): Pick<Esg['opened'], 'strengths' | 'issues'> {
  if (against === null || coverage === 0) return { strengths: [], issues: [] }
  const rows = [...figures.keys()]
    .filter((at) => !Number.isNaN(figures[at]!) && holdings.weights[at]! > 0)
    .map((at) => ({ at, effect: (holdings.weights[at]! / coverage) * (figures[at]! - against) }))
    .sort((a, b) => b.effect - a.effect || a.at - b.at)
  const named = ({ at, effect }: (typeof rows)[number]) => ({
    company: companyOf(view, holdings.companies[at]!),
    weight: holdings.weights[at]!,
    score: figures[at]!,
    effect,
  })
  return {
    strengths: rows
      .filter(({ effect }) => effect > 0)
      .slice(0, namedCompanies)
      .map(named),
    issues: rows
      .filter(({ effect }) => effect < 0)
      .reverse()
      .slice(0, namedCompanies)
      .map(named),
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
