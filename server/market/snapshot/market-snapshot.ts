import { cellIndex } from '#methodology/panel/layout.ts'
import { type Decomposed, decompose } from '#methodology/scores/decomposition.ts'
import { displayed, type PeerDisplay, type PeerScores, peerScoresOf } from '#methodology/scores/displays.ts'
import type { FamilyInput } from '#methodology/scores/family/family.ts'
import type { ScoreKey } from '#methodology/scores/hierarchy.ts'
import { type RankedStanding, rankedStanding } from '#methodology/scores/rank-bands.ts'
import type { RankInterval } from '#methodology/scores/reliability/interval.ts'
import { keyAt } from '#methodology/scores/standard/market-scores.ts'
import { rankAmong } from '#methodology/scores/standard/standard.ts'
import { isDisclosed } from '#methodology/scores/standard/sums.ts'
import { meanWithoutGaps } from '#methodology/statistics/mean.ts'
import type { Caller } from '#server/http/turns/caller.ts'
import { ForecastEngine } from '../forecast/forecast-engine.ts'
import type { InferenceName } from '../scores/imputation.ts'
import { defaultYearOf } from './default-year.ts'
import { type IndicatorCounts, knownOf, originsOf } from './known.ts'
import { ownPercentiles, partsAt } from './own-percentiles.ts'
import { type Places, rankingOf, scoredCounts, sortedScores } from './places.ts'
import { ScoredSnapshot } from './scored-snapshot.ts'
import { WhatIf } from './what-if.ts'

/** One score of one year, of a company. */
export interface CompanyScore {
  readonly key: ScoreKey
  readonly year: number
  readonly company: number
}

const unscored: Decomposed = { score: null, leaves: [], isRanked: false, parts: new Map() }

/** A market with its scores under one rule. It is a view of arrays that never change, so making one costs nothing. */
export class MarketSnapshot extends ScoredSnapshot {
  #yearCounts: readonly number[] | undefined
  readonly #peerScores = new Map<string, PeerScores>()

  /** The same object for every snapshot of the same scores, for caches that go with them. */
  get identity(): object {
    return this.scored?.scores ?? this.engine
  }

  /** The market under another rule for missing figures; null while that is being worked out, which begins now. */
  async under(inference: InferenceName, caller: Caller): Promise<MarketSnapshot | null> {
    const rule = { ...this.rule, inference }
    if (this.isReady(inference))
      return new MarketSnapshot(this.engine, { ...this.request, inference }, await this.engine.scored(rule, caller))
    this.engine.scores(rule, caller).catch(() => {})
    return null
  }

  /** The same as lists and searches show it: null without a report of the year, and while scores are being worked out. */
  knownCoverage(key: ScoreKey, year: number, company: number): number | null {
    const isKnown = this.scored !== null && year >= 0 && this.absent(year)[this.peers.placeOf[company]!] === 0
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

  /** Whether ranks and bands of a score are given in a year. */
  hasRanks(key: ScoreKey, year: number): boolean {
    return year >= 0 && (this.reliance?.hasRanks(key, year) ?? true)
  }

  /** Where the rank of a total in its industry may lie; null where that is not measured. */
  interval(key: ScoreKey, year: number, company: number): RankInterval | null {
    const sorted = this.peerScores(key, year, this.peers.industryOf[company]!).sorted
    const place = this.peers.placeOf[company]!
    const figures = this.figureCount(key, year, company)
    return this.reliance?.interval(key, year, { sorted, score: this.scoreAt(key, year, place), figures }) ?? null
  }

  /**
   * Rank among its industry, or among other places; null without a score, where nothing of it was disclosed, and where the scores of the
   * year are not reliable enough to be ranked.
   */
  rank(key: ScoreKey, year: number, company: number, places: Places = this.peersOf(company)) {
    if (!this.scored || !this.hasRanks(key, year) || !(this.coverage(key, year, company) > 0)) return null
    const start = cellIndex(this.shape, keyAt.get(key)!, year, 0)
    return rankAmong(this.scored.scores.values, start, this.peers.placeOf[company]!, places)
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
    const hasRanks = this.hasRanks(key, year)
    return Array.from(ranks, (rank, at) =>
      hasRanks && coverages[places.start + at]! > 0 ? rankedStanding(rank, of) : null,
    )
  }

  /** What a score is made of. */
  decompose(key: ScoreKey, at: { readonly year: number; readonly company: number }): Decomposed {
    const { peers } = this
    const indicators = this.engine.standardIndicators(this.rule.version)
    if (this.own && this.score(key, at.year, at.company) === null) return unscored
    const members = this.membersOf(peers.industryOf[at.company]!)
    const weights = this.own ? null : this.engine.weights
    const scores = this.method.ranksMeans ? this.scored?.scores : undefined
    const input = { indicators, peers, ranks: this.ranks, weights, years: this.shape.years, members, scores }
    return decompose(input, key, at)
  }

  /** What scores of families of indicators are made from. */
  get familyInput(): FamilyInput {
    const { peers, weights } = this.engine
    const { version } = this.rule
    const indicators = this.engine.standardIndicators(version)
    const years = this.shape.years
    return { indicators, members: this.engine.members(this.period, version), peers, ranks: this.ranks, weights, years }
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
    return new ForecastEngine(this.engine, this.scored?.scores ?? null)
  }

  /** What would come out with other weights, or other figures. */
  get whatIf(): WhatIf {
    return new WhatIf(this.engine, { rule: this.rule, scored: this.whole, asOf: this.request.asOf ?? null })
  }

  /** A percentile as whole parts of a whole, before a method transforms it. */
  percentile(at: { readonly indicator: number; readonly year: number; readonly company: number }) {
    return partsAt(this.whole.percentiles, this.peers, { shape: this.shape, ...at })
  }

  /** Percentiles of the figures that companies disclosed or their source estimated, in the panel's order; NaN without one. */
  percentiles(indicator: number, year: number): Float64Array {
    const at = { indicator, year, shape: this.shape }
    return this.inPanelOrder(ownPercentiles(this.whole.percentiles, this.peers, at))
  }
}
