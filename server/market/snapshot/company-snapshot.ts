import type { PeerDisplay, PeerScores } from '#methodology/scores/displays.ts'
import type { ScoreKey } from '#methodology/scores/hierarchy.ts'
import { fullYearsOf } from '../panel/full-years.ts'
import { companyPosition } from '../panel/positions.ts'
import type { MarketSnapshot } from './market-snapshot.ts'

/** A company among its peers; undefined when it is not in the market. */
export function findCompany(market: MarketSnapshot, companyId: number): CompanySnapshot | undefined {
  const position = companyPosition(market.panel, companyId)
  return position === undefined ? undefined : new CompanySnapshot(market, position)
}

/** One company of a snapshot among its peers. */
export class CompanySnapshot {
  readonly market: MarketSnapshot
  /** In the panel. */
  readonly position: number
  readonly industry: number
  #years: readonly number[] | undefined
  #reported: readonly number[] | undefined

  constructor(market: MarketSnapshot, position: number) {
    this.market = market
    this.position = position
    this.industry = market.peers.industryOf[position]!
  }

  /** Positions of the years in which it has a score of the whole. */
  get years(): readonly number[] {
    this.#years ??= [...this.market.panel.years.keys()].filter(
      (year) => this.score('sustainability_score', year) !== null,
    )
    return this.#years
  }

  /** Positions of the years of which it has a report, and in which anybody has a score. */
  get reported(): readonly number[] {
    const place = this.market.peers.placeOf[this.position]!
    this.#reported ??= this.market.scoredYears.filter((year) => this.market.absent(year)[place] === 0)
    return this.#reported
  }

  /**
   * Position of the year asked for, or of the newest reported one that holds at least half as many figures of it as its fullest;
   * null without one. A few figures that arrived early do not lead away from the year that there is something to see of.
   */
  get year(): number | null {
    const newest = fullYearsOf(this.market.panel).newest[this.position]!
    return this.market.yearOr(this.reported.findLast((year) => year <= newest) ?? this.reported.at(-1) ?? null)
  }

  get fiscalYear(): number | null {
    return this.year === null ? null : this.market.panel.years[this.year]!
  }

  /** Of the company itself, or of another. */
  score(key: ScoreKey, year: number, company = this.position): number | null {
    return this.market.score(key, year, company)
  }

  coverage(key: ScoreKey, year: number): number {
    return this.market.coverage(key, year, this.position)
  }

  known(key: ScoreKey, year: number) {
    return this.market.known(key, year, this.position)
  }

  rank(key: ScoreKey, year: number) {
    return this.market.rank(key, year, this.position)
  }

  /** Rank, band and standing in its industry; null without a score. */
  standing(key: ScoreKey, year: number) {
    return this.market.standing(key, year, this.position)
  }

  interval(key: ScoreKey, year: number) {
    return this.market.interval(key, year, this.position)
  }

  /** Scores of the industry's companies that have one. */
  peerScores(key: ScoreKey, year: number): PeerScores {
    return this.market.peerScores(key, year, this.industry)
  }

  /** A score of its own, or what it is read against, as it reads among its peers of the year. */
  displayed(score: number | null, display: PeerDisplay, { key, year }: { key: ScoreKey; year: number }): number | null {
    return this.market.displayed(score, display, { key, year, company: this.position })
  }

  /** Mean of the industry's ten largest that have one. */
  average(key: ScoreKey, year: number): number | null {
    return this.market.average(key, year, this.leaders)
  }

  get leaders(): Int32Array {
    return this.market.leadersOf(this.industry)
  }

  /** Of a scored indicator. */
  figure(indicator: number, year: number) {
    return this.market.figure(this.market.indicators[indicator]!.position, year, this.position)
  }
}
