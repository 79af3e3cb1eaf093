import { cellIndex, runOf } from '#methodology/panel/layout.ts'
import { type Decomposed, decompose } from '#methodology/scores/decomposition.ts'
import { displayed, type PeerDisplay, type PeerScores, peerScoresOf } from '#methodology/scores/displays.ts'
import type { FamilyInput } from '#methodology/scores/family/family.ts'
import type { ScoreKey } from '#methodology/scores/hierarchy.ts'
import { type RankedStanding, rankedStanding } from '#methodology/scores/rank-bands.ts'
import { type Remembered, rememberedOf } from '#methodology/scores/ranks/remembered.ts'
import { keyAt } from '#methodology/scores/standard/market-scores.ts'
import { rankAmong } from '#methodology/scores/standard/standard.ts'
import { isDisclosed } from '#methodology/scores/standard/sums.ts'
import { meanWithoutGaps } from '#methodology/statistics/mean.ts'
import type { Caller } from '#server/http/turns/caller.ts'
import { ForecastEngine } from '../forecast/forecast-engine.ts'
import type { InferenceName } from '../scores/imputation.ts'
import type { ScoredMarket, ScoreEngine } from '../scores/score-engine.ts'
import { defaultYearOf } from './default-year.ts'
import { FigureSnapshot, type SnapshotRequest } from './figure-snapshot.ts'
import { type IndicatorCounts, knownOf, originsOf } from './known.ts'
import { ownPercentiles, partsAt } from './own-percentiles.ts'
import { type Places, rankingOf, scoredCounts, sortedScores } from './places.ts'
import { WhatIf } from './what-if.ts'

/** One score of one year, of the company at a place. */
interface ScoreCell {
  readonly key: ScoreKey
  readonly year: number
  readonly place: number
}

/** One score of one year, of a company. */
export interface CompanyScore {
  readonly key: ScoreKey
  readonly year: number
  readonly company: number
}

const unscored: Decomposed = { score: null, leaves: [], isRanked: false, parts: new Map() }

/** A market with its scores under one rule. It is a view of arrays that never change, so making one costs nothing. */
export class MarketSnapshot extends FigureSnapshot {
  readonly #scored: ScoredMarket | null
  #yearCounts: readonly number[] | undefined
  readonly #peerScores = new Map<string, PeerScores>()

  constructor(engine: ScoreEngine, request: SnapshotRequest, scored: ScoredMarket | null) {
    super(engine, request)
    this.#scored = scored
  }

  /** Without scores it has figures and peers, and every score in it is missing. */
  get hasScores(): boolean {
    return this.#scored !== null
  }

  /** The same object for every snapshot of the same scores, for caches that go with them. */
  get identity(): object {
    return this.#scored?.scores ?? this.engine
  }

  /** The market under another rule for missing figures; null while that is being worked out, which begins now. */
  async under(inference: InferenceName, caller: Caller): Promise<MarketSnapshot | null> {
    const rule = { ...this.rule, inference }
    if (this.isReady(inference))
      return new MarketSnapshot(this.engine, { ...this.request, inference }, await this.engine.scored(rule, caller))
    this.engine.scores(rule, caller).catch(() => {})
    return null
  }

  /** One score of one year of all companies, by place; NaN where there is none. */
  scores(key: ScoreKey, year: number): Float64Array {
    return this.#run(this.#scored?.scores.values, key, year)
  }

  /** Shares of the weight that rests on disclosed figures, by place. */
  coverages(key: ScoreKey, year: number): Float64Array {
    return this.#run(this.#scored?.scores.coverage, key, year)
  }

  /** Means of indicators before they were ranked again, of companies that have a score, by place. */
  means(key: ScoreKey, year: number): Float64Array {
    return this.#run(this.#scored?.scores.means, key, year)
  }

  #run(values: Float64Array | undefined, key: ScoreKey, year: number): Float64Array {
    if (!values || year < 0) return new Float64Array(this.shape.companies).fill(Number.NaN)
    return runOf(values, this.shape, keyAt.get(key)!, year)
  }

  /** Where the percentiles of the scored indicators come from: codes of `origins`, by place. */
  origins(indicator: number, year: number): Uint8Array {
    return runOf(this.#ranks.origins, this.shape, indicator, year)
  }

  /** Whether enough companies disclose a scored indicator for those of an industry to be ranked. */
  isRanked(indicator: number, year: number, industry: number): boolean {
    const groups = { years: this.shape.years, companies: this.peers.industries.length }
    return this.#ranks.units[cellIndex(groups, indicator, year, industry)]! > 0
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
      { ranks: this.#whole.percentiles, peers: this.peers, years: this.shape.years },
      { ...at, memory },
    )
  }

  /** By place, 1 for a company without a report of the year. */
  absent(year: number): Uint8Array {
    return runOf(this.#ranks.absent, this.shape, 0, year)
  }

  /** One of them, of the company at a place; a single cell is read where it stands, since a run would be made for it each time. */
  origin(indicator: number, year: number, place: number): number {
    return this.#ranks.origins[cellIndex(this.shape, indicator, year, place)]!
  }

  /** Null where there is none, and before the first year. */
  score(key: ScoreKey, year: number, company: number): number | null {
    return this.scoreAt(key, year, this.peers.placeOf[company]!)
  }

  /** Of the company at a place in the order of the peers. */
  scoreAt(key: ScoreKey, year: number, place: number): number | null {
    const score = this.#cell(this.#scored?.scores.values, { key, year, place })
    return Number.isNaN(score) ? null : score
  }

  coverage(key: ScoreKey, year: number, company: number): number {
    return this.#cell(this.#scored?.scores.coverage, { key, year, place: this.peers.placeOf[company]! })
  }

  /** The same as lists and searches show it: null without a report of the year, and while scores are being worked out. */
  knownCoverage(key: ScoreKey, year: number, company: number): number | null {
    const isKnown = this.#scored !== null && year >= 0 && this.absent(year)[this.peers.placeOf[company]!] === 0
    return isKnown ? this.coverage(key, year, company) : null
  }

  /** How many of the indicators of a score the company disclosed; null without a report of the year. */
  known(key: ScoreKey, year: number, company: number): IndicatorCounts | null {
    const found = originsOf(this, { key, year, company })
    return found ? knownOf(found) : null
  }

  /** Positions among the scored indicators of those of a score that the company did not disclose; null without a report of the year. */
  undisclosed(key: ScoreKey, year: number, company: number): number[] | null {
    const found = originsOf(this, { key, year, company })
    return found?.found.flatMap(({ indicator, origin }) => (isDisclosed[origin] === 1 ? [] : [indicator])) ?? null
  }

  #cell(values: Float64Array | undefined, { key, year, place }: ScoreCell): number {
    return !values || year < 0 ? Number.NaN : values[cellIndex(this.shape, keyAt.get(key)!, year, place)]!
  }

  /** Rank among its industry, or among other places; null without a score, and where nothing of it was disclosed. */
  rank(key: ScoreKey, year: number, company: number, places: Places = this.peersOf(company)) {
    if (!this.#scored || year < 0 || !(this.coverage(key, year, company) > 0)) return null
    const start = cellIndex(this.shape, keyAt.get(key)!, year, 0)
    return rankAmong(this.#scored.scores.values, start, this.peers.placeOf[company]!, places)
  }

  /** Rank, band and standing in its industry; null without a score. */
  standing(key: ScoreKey, year: number, company: number): RankedStanding | null {
    const rank = this.rank(key, year, company)
    return rank && rankedStanding(rank.rank, rank.of)
  }

  /** The same of every place; the ranks count everybody who has a score. */
  standings(key: ScoreKey, year: number, places: Places): (RankedStanding | null)[] {
    const ranks = this.ranking(key, year, places)
    const coverages = this.coverages(key, year)
    const of = ranks.reduce((count, rank) => (rank > 0 ? count + 1 : count), 0)
    return Array.from(ranks, (rank, at) => (coverages[places.start + at]! > 0 ? rankedStanding(rank, of) : null))
  }

  /** What a score is made of. */
  decompose(key: ScoreKey, at: { readonly year: number; readonly company: number }): Decomposed {
    const { indicators, peers } = this.engine
    if (this.own && this.score(key, at.year, at.company) === null) return unscored
    const members = this.membersOf(peers.industryOf[at.company]!)
    const weights = this.own ? null : this.engine.weights
    const scores = this.method.ranksMeans ? this.#scored?.scores : undefined
    const input = { indicators, peers, ranks: this.#ranks, weights, years: this.shape.years, members, scores }
    return decompose(input, key, at)
  }

  /** What scores of families of indicators are made from. */
  get familyInput(): FamilyInput {
    const { indicators, peers, weights } = this.engine
    const years = this.shape.years
    return { indicators, members: this.engine.members(this.period), peers, ranks: this.#ranks, weights, years }
  }

  /** Mean of the companies that have a score; null without one. */
  average(key: ScoreKey, year: number, companies: Int32Array): number | null {
    const { placeOf } = this.peers
    const scores = this.scores(key, year)
    return meanWithoutGaps(Array.from(companies, (company) => scores[placeOf[company]!]!))
  }

  /** The scores that there are, ascending. */
  sorted(key: ScoreKey, year: number, places: Places): Float64Array {
    return year < 0 ? new Float64Array() : sortedScores(this.scores(key, year), places)
  }

  /** The same of a whole industry, with their mean and spread; made once, since every company of it is shown by them. */
  peerScores(key: ScoreKey, year: number, industry: number): PeerScores {
    const name = `${key} ${year} ${industry}`
    const peers = this.#peerScores.get(name) ?? peerScoresOf(this.sorted(key, year, this.peers.industries[industry]!))
    this.#peerScores.set(name, peers)
    return peers
  }

  /** A score of the company, or of its year before or its industry, as it reads among the company's peers of that year. */
  displayed(score: number | null, display: PeerDisplay, at: CompanyScore): number | null {
    return displayed(score, display, this.peerScores(at.key, at.year, this.peers.industryOf[at.company]!))
  }

  /** Rank of every place, from 1; 0 without a score. */
  ranking(key: ScoreKey, year: number, places: Places): Int32Array {
    return rankingOf(this.scores(key, year), places)
  }

  /** Positions of the years in which anybody has a score of the whole, or a report where nobody has a score at all. */
  get scoredYears(): readonly number[] {
    const counts = this.#counts
    return [...counts.keys()].filter((year) => counts[year]! > 0)
  }

  /**
   * Position of the newest year that is full enough for this view: at least half as many companies with a score as the fullest year (or
   * with a report, where no company has a score), counting only companies with enough figures. Null without one.
   */
  get defaultYear(): number | null {
    return defaultYearOf(this, () => this.#isUnscored)
  }

  /** Position of the year asked for, else the default; null when there is none. */
  get year(): number | null {
    return this.yearOr(this.defaultYear)
  }

  /** By year, companies with a score of the whole; where too little is known of every company, those with a report. */
  get #counts(): readonly number[] {
    if (this.#yearCounts) return this.#yearCounts
    const years = [...this.panel.years.keys()]
    this.#yearCounts = this.#isUnscored
      ? years.map((year) => this.absent(year).reduce((count, isAbsent) => count - isAbsent, this.shape.companies))
      : this.#scoredCounts
    return this.#yearCounts
  }

  get #scoredCounts(): readonly number[] {
    return scoredCounts([...this.panel.years.keys()].map((year) => this.scores('sustainability_score', year)))
  }

  /** Whether too little is known of every company in every year. */
  get #isUnscored(): boolean {
    return this.hasScores && this.#scoredCounts.every((count) => count === 0)
  }

  /** What may come. */
  get forecasts(): ForecastEngine {
    return new ForecastEngine(this.engine, this.#scored?.scores ?? null)
  }

  /** What would come out with other weights, or other figures. */
  get whatIf(): WhatIf {
    return new WhatIf(this.engine, { rule: this.rule, scored: this.#whole, asOf: this.request.asOf ?? null })
  }

  /** A percentile as whole parts of a whole, before a method transforms it. */
  percentile(at: { readonly indicator: number; readonly year: number; readonly company: number }) {
    return partsAt(this.#whole.percentiles, this.peers, { shape: this.shape, ...at })
  }

  /** Percentiles of the figures that companies disclosed or their source estimated, in the panel's order; NaN without one. */
  percentiles(indicator: number, year: number): Float64Array {
    return this.inPanelOrder(
      ownPercentiles(this.#whole.percentiles, this.peers, { indicator, year, shape: this.shape }),
    )
  }

  get #ranks() {
    return this.#whole.ranks
  }

  get #whole(): ScoredMarket {
    if (!this.#scored) throw new Error('This snapshot was asked for without scores.')
    return this.#scored
  }
}
