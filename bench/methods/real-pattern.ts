import { stateCode } from '../../methodology/figures/cell-states.ts'
import { cellIndex, runIndex } from '../../methodology/panel/layout.ts'
import { columnAt, counts, type Panel, shapeOf } from '../../methodology/panel/panel.ts'
import { totalKeys } from '../../methodology/scores/hierarchy.ts'
import { type Method, methods } from '../../methodology/scores/method.ts'
import { usedIndicators } from '../../methodology/scores/ranks/in-use.ts'
import type { Ranks } from '../../methodology/scores/ranks/ranks.ts'
import { intervalCoverage } from '../../methodology/scores/reliability/rank-error.ts'
import type { Scores } from '../../methodology/scores/standard/market-scores.ts'
import { percentileRanks } from '../../methodology/statistics/percentile-ranks.ts'
import { quantile } from '../../methodology/statistics/quantiles.ts'
import { readCatalogue } from '../../server/catalogue/catalogue.ts'
import { FullShares } from '../../server/demo/disclosure/full-shares.ts'
import { type Disclosure, disclosures, type Pattern, readPattern } from '../../server/demo/disclosure/pattern.ts'
import { isManufacturing, survives } from '../../server/demo/disclosure/survives.ts'
import { print } from '../measure.ts'
import { StudiedMarket } from './market.ts'
import { measure, spearman } from './measures.ts'

/** Least numbers of disclosed figures of a total that are tried. */
const minFigures = [0, 5, 10, 15, 20, 30]

/**
 * How far the scores of a market that discloses as real filings do agree with those of the same market uncut: an invented market is the
 * only one of which both are known.
 */
export function printRealPatterns(whole: StudiedMarket, method: Method = methods['2.1']): void {
  const full = whole.score(method).scores
  print(`${'real pattern'.padEnd(15)}${words.map((word) => word.padStart(11)).join('')}`)
  const cuts = disclosures.flatMap((name) => {
    const pattern = readPattern(name)
    return pattern
      ? [{ name, market: new StudiedMarket(cutPanel(whole.panel, pattern), whole.panel.years, whole.ratings) }]
      : []
  })
  for (const { name, market } of cuts) printAgreement(name, { whole, full, market, method })
  for (const { name, market } of cuts) printMinFigures(name, { whole, full, market, method })
}

const words = [
  'in use',
  'varying',
  'scored',
  'r total',
  'r E',
  'r S',
  'r G',
  'same band',
  'reliab.',
  '±80 %',
  'covered',
  'never',
  'yearly r',
]

interface Study {
  /** The market as it is, and its scores. */
  readonly whole: StudiedMarket
  readonly full: Scores
  /** The market cut to a pattern. */
  readonly market: StudiedMarket
  readonly method: Method
}

function printAgreement(name: Disclosure, study: Study): void {
  const { market, full, method } = study
  const scored = market.score(method)
  const used = usedOf(market, scored.ranks)
  const last = market.panel.years.length - 1
  const own = ranksOf(market, scored.scores)
  const theirs = ranksOf(market, full)
  const both = [...own.keys()].filter((at) => !Number.isNaN(own[at]!) && !Number.isNaN(theirs[at]!))
  const apart = both.map((at) => Math.abs(own[at]! - theirs[at]!))
  const error = scored.scores.rankErrors[runIndex(shapeOf(market.panel), 0, last)]!
  const figures = market.scoresOf({ values: Float64Array.from(scored.scores.figures) }, total)
  const covered = both.filter((_, at) => apart[at]! <= error / Math.sqrt(figures[both[at]!]!)).length / both.length
  const sameBand = both.filter((at) => band(own[at]!) === band(theirs[at]!)).length / both.length
  const correlations = totalKeys.map((key) => spearman(market.scoresOf(scored.scores, key), market.scoresOf(full, key)))
  const { silent, deviation, stability } = measure(market, method)
  const cells = [
    ...[used.length, used.filter((indicator) => varies(market, indicator)).length].map((count) => count.toFixed(0)),
    both.length.toFixed(0),
    ...correlations.map((r) => r.toFixed(2)),
    percent(sameBand),
    scored.scores.reliability[runIndex(shapeOf(market.panel), 0, last)]!.toFixed(2),
    percent(quantile(Float64Array.from(apart).sort(), intervalCoverage)!),
    percent(covered),
    (silent / deviation).toFixed(2),
    stability.toFixed(2),
  ]
  print(`${name.padEnd(15)}${cells.map((cell) => cell.padStart(11)).join('')}`)
}

const total = 'sustainability_score'
const percent = (share: number) => `${(100 * share).toFixed(0)} %`
const band = (rank: number) => Math.min(4, Math.floor(rank * 5))
const ranksOf = (market: StudiedMarket, scores: Scores) => percentileRanks(market.scoresOf(scores, total))

/** Indicators in use in the last year. */
function usedOf({ panel, peers }: StudiedMarket, ranks: Ranks): number[] {
  const years = panel.years.length
  return usedIndicators(ranks, { years, year: years - 1, industries: peers.industries.length })
}

/** Whether not all that disclose an indicator say the same. */
function varies({ panel, indicators }: StudiedMarket, indicator: number): boolean {
  const { values, states } = columnAt(panel, indicators[indicator]!.position, panel.years.length - 1)
  const disclosed = values.filter((_, company) => counts(states[company]!))
  return disclosed.some((value) => value !== disclosed[0])
}

/** What each least number of figures leaves, and how far what it leaves agrees with the scores of the whole. */
function printMinFigures(name: Disclosure, { market, full, method }: Study): void {
  const heads = ['scored', 'r total', 'same band', '±80 %']
  print(`${`${name}, figures`.padEnd(25)}${heads.map((head) => head.padStart(11)).join('')}`)
  for (const figures of minFigures) {
    const { scores } = market.score({
      ...method,
      minimum: { ...method.minimum!, total: { ...method.minimum!.total, figures } },
    })
    const [own, theirs] = [ranksOf(market, scores), ranksOf(market, full)]
    const both = [...own.keys()].filter((at) => !Number.isNaN(own[at]!) && !Number.isNaN(theirs[at]!))
    const apart = Float64Array.from(both, (at) => Math.abs(own[at]! - theirs[at]!)).sort()
    const cells = [
      String(both.length),
      spearman(own, theirs).toFixed(2),
      percent(both.filter((at) => band(own[at]!) === band(theirs[at]!)).length / both.length),
      percent(quantile(apart, intervalCoverage) ?? Number.NaN),
    ]
    print(`${String(figures).padEnd(25)}${cells.map((cell) => cell.padStart(11)).join('')}`)
  }
}

/** The panel with the cells left that survive a pattern; financial figures all stay. */
function cutPanel(panel: Panel, pattern: Pattern): Panel {
  const states = panel.states.slice()
  const sizes = panel.years.map((_, year) => sizesOf(panel, year))
  const full = fullShares(panel, pattern, sizes)
  eachFigure(panel, (cell, { indicator, year, company, isNo }) => {
    const { code } = panel.indicators[indicator]!
    const { id, tse33 } = panel.companies[company]!
    const size = sizes[year]![company]!
    const isManufacturer = tse33 !== null && isManufacturing(tse33)
    const isLeft =
      code.startsWith('F-') ||
      (pattern.has(code) &&
        survives({
          indicator: code,
          company: { key: id, size, isManufacturer },
          year: panel.years[year]!,
          pattern,
          isNo,
          full: full.of(code, { size, year, isNo }),
        }))
    if (!isLeft) states[cell] = stateCode['not-disclosed']
  })
  return { ...panel, states }
}

/** How much the uncut market discloses, which the pattern is a part of. */
function fullShares(panel: Panel, pattern: Pattern, sizes: readonly Float64Array[]): FullShares {
  const full = new FullShares()
  const { companies } = shapeOf(panel)
  for (const year of panel.years.keys()) {
    for (let company = 0; company < companies; company++) {
      const hasReport = panel.indicators.some(
        (_, indicator) => columnAt(panel, indicator, year).states[company] !== stateCode['no-report'],
      )
      if (hasReport) full.addCompany({ size: sizes[year]![company]!, year })
    }
  }
  eachFigure(panel, (_, { indicator, year, company, isNo }) => {
    const { code } = panel.indicators[indicator]!
    if (pattern.has(code)) full.addFigure(code, { size: sizes[year]![company]!, year, isNo })
  })
  return full
}

interface FigureCell {
  readonly indicator: number
  readonly year: number
  readonly company: number
  readonly isNo: boolean
}

function eachFigure(panel: Panel, visit: (cell: number, figure: FigureCell) => void): void {
  const shape = shapeOf(panel)
  const questions = new Set(readCatalogue().flatMap(({ code, unit }) => (unit === 'yes/no' ? [code] : [])))
  for (const [indicator, { code }] of panel.indicators.entries()) {
    for (const year of panel.years.keys()) {
      const { values, states } = columnAt(panel, indicator, year)
      for (const [company, state] of states.entries()) {
        if (!counts(state)) continue
        const isNo = questions.has(code) && values[company] === 0
        visit(cellIndex(shape, indicator, year, company), { indicator, year, company, isNo })
      }
    }
  }
}

/** Share of the companies with smaller sales; one half where they are not known. */
function sizesOf(panel: Panel, year: number): Float64Array {
  const { values, states } = columnAt(
    panel,
    panel.indicators.findIndex(({ code }) => code === 'F-PL-001'),
    year,
  )
  const ranks = percentileRanks(values.map((value, company) => (counts(states[company]!) ? value : Number.NaN)))
  return ranks.map((rank) => (Number.isNaN(rank) ? 0.5 : rank))
}
