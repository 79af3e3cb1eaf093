import {
  type Inference,
  indicatorYears,
  inferColumn,
  inferValues,
  prepareInference,
  scaleOf,
} from '../../inference/inference.ts'
import { cellIndex, runIndex, runOf } from '../../panel/layout.ts'
import { shapeOf } from '../../panel/panel.ts'
import { type ScoredIndicator, type ScoreKey, scoreKeys, totalKeys } from '../hierarchy.ts'
import { groupOfMeans } from '../ranks/mean-ranks.ts'
import { RankedFigures } from '../ranks/ranked-figures.ts'
import { Ranker } from '../ranks/ranker.ts'
import { emptyRanks, type Imputed, nothingInferred, type Ranks } from '../ranks/ranks.ts'
import { totalFor } from '../reliability/total-for.ts'
import { emptyScores, type IndustrySpan, keyAt, type Scores, type StandardInput } from '../standard/market-scores.ts'
import { partsOf, rankAmong, scoreYear } from '../standard/standard.ts'
import { rankedAgain, scoresOfIndicator } from './affected.ts'
import { ChangedPanel } from './changed-panel.ts'
import type { SimulatedMarket } from './market.ts'
import { spanOf, TooNarrow } from './span.ts'

/** One score of the company; ranks are among its industry, and null where `MarketSnapshot.rank` has none. */
export interface SimulatedScore {
  readonly key: ScoreKey
  /** 0 to 1; null where there is none. */
  readonly score: number | null
  readonly coverage: number
  readonly rank: { readonly rank: number; readonly of: number } | null
}

/**
 * A market's scores of one fiscal year with some figures of one company changed: the standard method itself, of the columns and
 * scores that the change reaches, and nothing else. Every other company's figures stand still; their percentiles and scores move with
 * the changed ones. What comes out is to the last bit what an import of the figures would give. docs/methodology/simulator.md.
 */
export class Simulation {
  readonly #market: SimulatedMarket
  readonly #changed: ChangedPanel
  readonly #input: StandardInput
  readonly #scores: Scores
  readonly #slotRanks: Ranks
  #inference: Inference | null = null
  readonly #kindOf: ReadonlyMap<string, Inference['kinds'][number]>
  /** Both of the sizes as they are; made anew when one of them changes. */
  #figures: RankedFigures
  #isResized = false
  /** Whose figures are changed: position in the panel. */
  #company = 0
  /** Industries that are worked out: those that the company's scores and ranks depend on. */
  #span: IndustrySpan
  readonly #parts = new Map<string, ReturnType<typeof partsOf>>()
  readonly #ranked = new Set<number>()
  readonly #scored = new Set<ScoreKey>()

  constructor(market: SimulatedMarket) {
    const { panel, indicators, peers, weights, method, mode, period, traits } = market
    const { years, companies } = shapeOf(panel)
    const shape = { companies, industries: peers.industries.length }
    this.#market = market
    this.#changed = new ChangedPanel(panel, market.year)
    this.#figures = new RankedFigures(this.#changed.panel)
    this.#slotRanks = emptyRanks({ ...shape, indicators: 1, years })
    this.#slotRanks.absent.set(market.ranks.absent)
    const ranks = emptyRanks({ ...shape, indicators: indicators.length, years: 1 })
    ranks.absent.set(runOf(market.ranks.absent, { years, companies }, 0, market.year))
    this.#input = {
      indicators,
      peers,
      ranks,
      years: 1,
      companies,
      period,
      method,
      isWorstValue: mode === 'worst-value',
      weights,
    }
    this.#scores = emptyScores({ years: 1, companies })
    this.#span = { from: 0, to: peers.industries.length }
    this.#kindOf = new Map(traits.map(({ code, kind }) => [code, kind]))
    for (const index of indicators.keys()) this.#copyRanks(market.ranks, runIndex({ years }, index, market.year), index)
    for (const key of scoreKeys) this.#copyScores(key)
  }

  /** The market as it is, and a company, by its position, whose figures are to be changed. */
  of(company: number): this {
    this.restore()
    this.#company = company
    return this
  }

  /**
   * What `work` gives, that changes figures of these indicators and no others. Only the industries are worked out that the company
   * is ranked among; where they turn out to be too few, the whole market is.
   */
  within<T>(changed: readonly number[], work: () => T): T {
    this.#span = spanOf(this.#market, this.#company, changed)
    try {
      return work()
    } catch (error) {
      if (!(error instanceof TooNarrow)) throw error
      this.restore()
      return work()
    }
  }

  /** Change a figure of a scored indicator, by its position; of the scores that it is part of these are worked out anew. */
  change(indicator: number, value: number, keys: ReadonlySet<ScoreKey>): void {
    const { indicators } = this.#market
    this.#changed.change(indicators[indicator]!, { company: this.#company, value })
    const again = rankedAgain(indicators, indicator)
    if (again.length > 1) this.#resize(true)
    for (const index of again) this.#rank(index)
    const reached = new Set(again.flatMap((index) => scoresOfIndicator(indicators[index]!)))
    this.#score(scoreKeys.filter((key) => reached.has(key) && keys.has(key)))
  }

  /** Back to the market as it is. */
  restore(): void {
    const { panel, ranks, year } = this.#market
    this.#changed.restore()
    if (this.#isResized) this.#resize(false)
    for (const index of this.#ranked) this.#copyRanks(ranks, runIndex(shapeOf(panel), index, year), index)
    for (const key of this.#scored) this.#copyScores(key)
    this.#ranked.clear()
    this.#scored.clear()
    this.#span = { from: 0, to: this.#market.peers.industries.length }
  }

  score(key: ScoreKey): SimulatedScore {
    const { peers } = this.#market
    const start = cellIndex({ years: 1, companies: this.#input.companies }, keyAt.get(key)!, 0, 0)
    const place = peers.placeOf[this.#company]!
    const [value, coverage] = [this.#scores.values[start + place]!, this.#scores.coverage[start + place]!]
    const industry = peers.industries[peers.industryOf[this.#company]!]!
    return {
      key,
      score: Number.isNaN(value) ? null : value,
      coverage,
      rank: coverage > 0 && this.#hasRanks(key) ? rankAmong(this.#scores.values, start, place, industry) : null,
    }
  }

  /** Whether scores of the market as it is are reliable enough to be ranked; one company's figures do not change that. */
  #hasRanks(key: ScoreKey): boolean {
    const { method, scores, panel, year } = this.#market
    if (method.leastReliability === null) return true
    return (
      scores.reliability[runIndex(shapeOf(panel), totalKeys.indexOf(totalFor(key)), year)]! >= method.leastReliability
    )
  }

  /** Percentile of the company's figure of a scored indicator, 0 to 1; null where it has none. */
  percentile(indicator: number): number | null {
    const { peers } = this.#market
    const { ranks, companies } = this.#input
    const cell = indicator * companies + peers.placeOf[this.#company]!
    if (ranks.origins[cell] === 0) return null
    return ranks.parts[cell]! / ranks.units[indicator * peers.industries.length + peers.industryOf[this.#company]!]!
  }

  /** What stands on the sizes of companies is made anew. */
  #resize(isResized: boolean): void {
    this.#isResized = isResized
    this.#figures = new RankedFigures(this.#changed.panel)
    this.#inference = null
  }

  #prepared(): Inference {
    const { traits, tse17Of, method } = this.#market
    this.#inference ??= prepareInference(this.#changed.panel, traits, tse17Of, method.inference)
    return this.#inference
  }

  /** The changed column of one indicator, ranked as `rankPanel` does. */
  #rank(index: number): void {
    const { panel, indicators, peers, method, year } = this.#market
    const indicator = this.#changed.load(indicators[index]!)
    const measured = method.isPerSize ? indicator : { ...indicator, size: null }
    const ranker = new Ranker(this.#changed.panel, peers, this.#slotRanks, method)
    const { inferred } = method
    // What is remembered of a company that fell silent are disclosed figures alone: nothing need be inferred of the years before.
    const first = inferred.as === 'expected' ? Math.max(0, year - inferred.memory) : year
    for (let before = first; before <= year; before++) {
      const imputed = before === year ? this.#imputed(measured) : undefined
      ranker.column({
        index: 0,
        indicator,
        year: before,
        figures: this.#column(measured, before),
        imputed,
        span: this.#span,
      })
    }
    this.#refuseOtherUse(index)
    this.#copyRanks(this.#slotRanks, runIndex(shapeOf(panel), 0, year), index, this.#span)
    this.#ranked.add(index)
  }

  /** Where the change brings an indicator into use, or out of it, that holds for every industry. */
  #refuseOtherUse(index: number): void {
    const { panel, peers, ranks, method, year } = this.#market
    const { from, to } = this.#span
    const industries = peers.industries.length
    if (method.use === null || to - from === industries) return
    const isRankedIn = ({ units }: Ranks, column: number) => units[column * industries + from] !== 0
    const shape = shapeOf(panel)
    const isUsed = isRankedIn(this.#slotRanks, runIndex(shape, 0, year))
    if (isUsed !== isRankedIn(ranks, runIndex(shape, index, year))) throw new TooNarrow()
  }

  #column(indicator: ScoredIndicator, year: number) {
    if (this.#isPlain) {
      const { values, states } = this.#changed.panel
      const shape = shapeOf(this.#changed.panel)
      return { values: runOf(values, shape, 0, year), states: runOf(states, shape, 0, year) }
    }
    return this.#figures.column(indicator, year)
  }

  /** The first version ranks figures as they are. */
  get #isPlain(): boolean {
    const { method } = this.#market
    return !method.isPerSize && method.inferred.as === 'visitor'
  }

  #imputed(indicator: ScoredIndicator): Imputed | 'worst-value' {
    const { mode, year, panel } = this.#market
    if (mode === 'worst-value') return 'worst-value'
    if (indicator.yearsAt !== undefined) return nothingInferred(panel.companies.length)
    const kinds = this.#changed.panel.indicators.map(({ code }) => this.#kindOf.get(code) ?? 'other')
    const years = indicatorYears({ ...this.#prepared(), kinds }, 0)
    if (this.#isPlain) return { values: inferValues(years, mode, year) }
    return this.#figures.imputed(indicator, year, inferColumn(years, mode, year, this.#companies), scaleOf(years.kind))
  }

  /** Positions of the companies that are worked out. */
  get #companies(): Int32Array {
    const { order, industries } = this.#market.peers
    return order.subarray(industries[this.#span.from]!.start, industries[this.#span.to - 1]!.end)
  }

  #score(keys: readonly ScoreKey[]): void {
    for (const key of keys) this.#scored.add(key)
    const parts = this.#partsOf(keys)
    scoreYear(this.#input, this.#scores, { year: 0, parts, span: this.#span })
    for (const key of parts.means) this.#refuseTooFew(key)
  }

  /** What scores are made of, kept: the same ones are asked for again and again. */
  #partsOf(keys: readonly ScoreKey[]): ReturnType<typeof partsOf> {
    const name = keys.join()
    const parts = this.#parts.get(name) ?? partsOf(this.#input, keys)
    this.#parts.set(name, parts)
    return parts
  }

  /** Where the narrowest group with enough means lies outside of what was worked out, the rank is of too few. */
  #refuseTooFew(key: ScoreKey): void {
    const { peers, method } = this.#market
    const { from, to } = this.#span
    if (!method.ranksMeans || to - from === peers.industries.length) return
    const { companies } = this.#input
    const start = cellIndex({ years: 1, companies }, keyAt.get(key)!, 0, 0)
    const run = this.#scores.means.subarray(start, start + companies)
    const group = peers.groups[groupOfMeans(peers, run, peers.industryOf[this.#company]!)]!
    if (group.from < from || group.to > to) throw new TooNarrow()
  }

  /** A column of other ranks, of the industries of the span; of all when left out. */
  #copyRanks(ranks: Ranks, column: number, indicator: number, span?: IndustrySpan): void {
    const { ranks: own, companies, peers } = this.#input
    const industries = peers.industries.length
    const { from, to } = span ?? { from: 0, to: industries }
    const [start, end] = [peers.industries[from]!.start, peers.industries[to - 1]!.end]
    for (const name of ['parts', 'origins'] as const) {
      const run = ranks[name].subarray(column * companies + start, column * companies + end)
      own[name].set(run, indicator * companies + start)
    }
    for (const name of ['units', 'sizes', 'references', 'gaps'] as const) {
      own[name].set(
        ranks[name].subarray(column * industries + from, column * industries + to),
        indicator * industries + from,
      )
    }
  }

  #copyScores(key: ScoreKey): void {
    const { panel, scores, year } = this.#market
    const { companies } = this.#input
    const row = keyAt.get(key)!
    for (const name of ['values', 'coverage', 'means', 'figures'] as const) {
      this.#scores[name].set(
        runOf(scores[name], shapeOf(panel), row, year),
        cellIndex({ years: 1, companies }, row, 0, 0),
      )
    }
  }
}
