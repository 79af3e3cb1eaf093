import type { ScoreQuery } from '#contract/scores/scores.ts'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import { quantile } from '#methodology/panel/panel.ts'
import type { ScoreKey } from '#methodology/scores/hierarchy.ts'
import { meanOf } from '#methodology/scores/industry-average.ts'
import type { Ranks } from '#methodology/scores/ranks.ts'
import { keyAt, type Scores } from '#methodology/scores/standard.ts'
import type { CallDeps } from '#server/http/caller.ts'
import { inTime } from '#server/http/turns/in-time.ts'
import { recipeName } from '#server/market/scores/recipe-name.ts'
import type { Book } from '#server/market/scores/score-engine.ts'

/** Places of some companies in the order of the peers: from the first to the one after the last. */
export interface Places {
  readonly start: number
  readonly end: number
}

/** The scores of one market under one recipe. */
export class MarketView {
  readonly book: Book
  readonly query: ScoreQuery
  readonly ranks: Ranks
  readonly scores: Scores
  /** Positions of the years with a score. */
  readonly years: readonly number[]
  /** Position of the year asked for, else of the newest that half of the companies have reached; null without one. */
  readonly year: number | null

  constructor(book: Book, query: ScoreQuery, { ranks, scores }: { readonly ranks: Ranks; readonly scores: Scores }) {
    this.book = book
    this.query = query
    this.ranks = ranks
    this.scores = scores
    const scored = book.panel.years.map((_, year) => this.sorted('sustainability_score', year, this.market).length)
    const most = Math.max(0, ...scored)
    this.years = [...scored.keys()].filter((year) => scored[year]! > 0)
    const asked = query.year === undefined ? null : book.panel.years.indexOf(query.year)
    const year = asked ?? scored.findLastIndex((count) => count > 0 && count * 2 >= most)
    this.year = year === -1 ? null : year
  }

  get market(): Places {
    return { start: 0, end: this.book.peers.order.length }
  }

  /** Where a score of a year begins. */
  at(key: ScoreKey, year: number): number {
    const { years, companies } = this.book.panel
    return (keyAt.get(key)! * years.length + year) * companies.length
  }

  /** Of the company at a place; null where there is none, and before the first year. */
  valueAt(key: ScoreKey, year: number, place: number): number | null {
    return year < 0 ? null : orNull(this.scores.values[this.at(key, year) + place]!)
  }

  /** Of a company by its position in the panel. */
  value(key: ScoreKey, year: number, company: number): number | null {
    return this.valueAt(key, year, this.book.peers.placeOf[company]!)
  }

  /** The scores that there are, ascending. */
  sorted(key: ScoreKey, year: number, { start, end }: Places): Float64Array {
    if (year < 0) return new Float64Array()
    const at = this.at(key, year)
    return this.scores.values
      .slice(at + start, at + end)
      .filter((score) => !Number.isNaN(score))
      .sort()
  }

  median(key: ScoreKey, year: number, places: Places): number | null {
    return quantile(this.sorted(key, year, places), 0.5)
  }

  /** Shares of disclosed weight of the companies with a score, ascending. */
  coverages({ start, end }: Places, year: number): Float64Array {
    const at = this.at('sustainability_score', year)
    const { values, coverage } = this.scores
    return coverage
      .slice(at + start, at + end)
      .filter((_, index) => !Number.isNaN(values[at + start + index]!))
      .sort()
  }

  /** Mean of the companies that have a score. */
  average(key: ScoreKey, year: number, companies: Int32Array): number | null {
    return meanOf([...companies].map((company) => this.value(key, year, company) ?? Number.NaN))
  }

  get answer() {
    const { years } = this.book.panel
    return {
      year: this.year === null ? null : years[this.year]!,
      years: this.years.map((year) => years[year]!),
      basis: this.book.peers.basis,
      recipe: recipeName(this.book, this.query),
    }
  }

  get averageBy() {
    const { by, day } = this.book.sizes
    return { by, day }
  }
}

const orNull = (value: number) => (Number.isNaN(value) ? null : value)

export function quartilesOf(sorted: Float64Array) {
  if (sorted.length === 0) return null
  const [least, lower, median, upper, most] = [0, 0.25, 0.5, 0.75, 1].map((share) => quantile(sorted, share)!)
  return { least: least!, lower: lower!, median: median!, upper: upper!, most: most! }
}

/** The market that a request asks for. */
export function openMarket({ market, clock, caller }: CallDeps, query: ScoreQuery): Promise<MarketView> {
  return inTime(
    (async () => {
      const { asOf, peers, inference, period } = query
      const asked = { asOf, basis: peers, today: tokyoDay(clock()), scores: { inference, period } }
      const book = await market.book(asked, caller)
      const ranks = await book.ranks(inference, caller)
      return new MarketView(book, query, { ranks, scores: await book.scores(inference, period, caller) })
    })(),
  )
}
