import { cellIndex, runOf } from '#methodology/panel/layout.ts'
import type { ScoreKey } from '#methodology/scores/hierarchy.ts'
import { type Remembered, rememberedOf } from '#methodology/scores/ranks/remembered.ts'
import { keyAt } from '#methodology/scores/standard/market-scores.ts'
import { isDisclosed } from '#methodology/scores/standard/sums.ts'
import type { ScoredMarket, ScoreEngine } from '../scores/score-engine.ts'
import { FigureSnapshot, type SnapshotRequest } from './figure-snapshot.ts'
import { Reliance } from './reliance.ts'

/** One score of one year, of the company at a place. */
interface ScoreCell {
  readonly key: ScoreKey
  readonly year: number
  readonly place: number
}

/** A figure snapshot with the ranks and scores under one rule, as they lie in memory. */
export class ScoredSnapshot extends FigureSnapshot {
  protected readonly scored: ScoredMarket | null

  constructor(engine: ScoreEngine, request: SnapshotRequest, scored: ScoredMarket | null) {
    super(engine, request)
    this.scored = scored
  }

  /** Without scores it has figures and peers, and every score in it is missing. */
  get hasScores(): boolean {
    return this.scored !== null
  }

  /** One score of one year of all companies, by place; NaN where there is none. */
  scores(key: ScoreKey, year: number): Float64Array {
    return this.run(this.scored?.scores.values, key, year)
  }

  /** Shares of the weight that rests on disclosed figures, by place. */
  coverages(key: ScoreKey, year: number): Float64Array {
    return this.run(this.scored?.scores.coverage, key, year)
  }

  /** Means of indicators before they were ranked again, of companies that have a score, by place. */
  means(key: ScoreKey, year: number): Float64Array {
    return this.run(this.scored?.scores.means, key, year)
  }

  protected run(values: Float64Array | undefined, key: ScoreKey, year: number): Float64Array {
    if (!values || year < 0) return new Float64Array(this.shape.companies).fill(Number.NaN)
    return runOf(values, this.shape, keyAt.get(key)!, year)
  }

  /** Where the percentiles of the scored indicators come from: codes of `origins`, by place. */
  origins(indicator: number, year: number): Uint8Array {
    return runOf(this.ranks.origins, this.shape, indicator, year)
  }

  /** Whether enough companies disclose a scored indicator for those of an industry to be ranked. */
  isRanked(indicator: number, year: number, industry: number): boolean {
    const groups = { years: this.shape.years, companies: this.peers.industries.length }
    return this.ranks.units[cellIndex(groups, indicator, year, industry)]! > 0
  }

  /** Figures of a scored indicator in the whole market that can be ranked. */
  rankedFigureCount(indicator: number, year: number): number {
    const origins = this.origins(indicator, year)
    return origins.reduce((count, origin) => count + isDisclosed[origin]!, 0)
  }

  /** What holds an inferred figure down: the last one that the company disclosed; null for a method without a memory. */
  remembered(at: { readonly indicator: number; readonly year: number; readonly company: number }): Remembered | null {
    const { inferred } = this.method
    if (inferred.as === 'visitor') return null
    const { memory } = inferred
    return rememberedOf(
      { ranks: this.whole.percentiles, peers: this.peers, years: this.shape.years },
      { ...at, memory },
    )
  }

  /** By place, 1 for a company without a report of the year. */
  absent(year: number): Uint8Array {
    return runOf(this.ranks.absent, this.shape, 0, year)
  }

  /** One of them, of the company at a place; a single cell is read where it stands, since a run would be made for it each time. */
  origin(indicator: number, year: number, place: number): number {
    return this.ranks.origins[cellIndex(this.shape, indicator, year, place)]!
  }

  /** Null where there is none, and before the first year. */
  score(key: ScoreKey, year: number, company: number): number | null {
    return this.scoreAt(key, year, this.peers.placeOf[company]!)
  }

  /** Of the company at a place in the order of the peers. */
  scoreAt(key: ScoreKey, year: number, place: number): number | null {
    const score = this.cell(this.scored?.scores.values, { key, year, place })
    return Number.isNaN(score) ? null : score
  }

  coverage(key: ScoreKey, year: number, company: number): number {
    return this.cell(this.scored?.scores.coverage, { key, year, place: this.peers.placeOf[company]! })
  }

  protected cell(values: Float64Array | Uint16Array | undefined, { key, year, place }: ScoreCell): number {
    return !values || year < 0 ? Number.NaN : values[cellIndex(this.shape, keyAt.get(key)!, year, place)]!
  }

  /** Disclosed figures that a score rests on. */
  figureCount(key: ScoreKey, year: number, company: number): number {
    const count = this.cell(this.scored?.scores.figures, { key, year, place: this.peers.placeOf[company]! })
    return Number.isNaN(count) ? 0 : count
  }

  /** How far the scores can be relied on; null without scores, and under weights of one's own. */
  get reliance(): Reliance | null {
    if (!this.scored || this.own) return null
    return new Reliance(this.scored.scores, this.method, this.shape.years)
  }

  protected get ranks() {
    return this.whole.ranks
  }

  protected get whole(): ScoredMarket {
    if (!this.scored) throw new Error('This snapshot was asked for without scores.')
    return this.scored
  }
}
