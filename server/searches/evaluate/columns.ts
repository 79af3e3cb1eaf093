import { isOfDay, type Measure } from '#contract/search/measure.ts'
import { printMeasure } from '#contract/search/text.ts'
import { columnAt, counts, stateCode } from '#methodology/panel/panel.ts'
import { hasConsensus } from '#methodology/ratings/consensus.ts'
import { type RatingVendor, ratingVendors } from '#methodology/ratings/vendor-scales.ts'
import { directionOf } from '#methodology/ratings/vendors.ts'
import type { ScoreKey } from '#methodology/scores/hierarchy.ts'
import { type RankBand, rankBand, rankBands } from '#methodology/scores/rank-bands.ts'
import type { Ranks } from '#methodology/scores/ranks.ts'
import { originCode } from '#methodology/scores/ranks.ts'
import { keyAt, type Scores } from '#methodology/scores/standard.ts'
import { readCatalogue } from '#server/catalogue/catalogue.ts'
import { firstOf } from '#server/market/ratings/days.ts'
import type { Ledger } from '#server/market/ratings/rating-history.ts'
import { readRating } from '#server/market/ratings/scales.ts'
import { positionOf } from '#server/market/ratings/theme-terms.ts'
import { universeOf } from '#server/market/ratings/universe.ts'
import type { Book } from '#server/market/scores/score-engine.ts'
import { indicatorOf } from '../parse/measures.ts'
import { type Column, cellClasses, computed, locked, stateAt } from './column.ts'
import type { Sides } from './company-facts.ts'

export interface ColumnSource {
  readonly book: Book
  /** Null while they are being worked out: their columns stand empty. */
  readonly scores: Scores | null
  readonly ranks: Ranks | null
  readonly sides: Sides
  readonly ledger: Ledger
  /** Vendors that the account may see. */
  readonly allowed: readonly RatingVendor[]
  /** Day by which everything was known. */
  readonly known: string
  /** Fiscal year of measures that say none; null in an empty market. */
  readonly year: number | null
  /** Whether the year was asked for, so that ratings are of it too. */
  readonly isYearAsked: boolean
}

/** Columns that are kept, the ones used last. */
const mostColumns = 150

/** Every measure of a market as a column, made when it is first asked for. Names have been checked before. */
export class Columns {
  readonly #source: ColumnSource
  readonly #held = new Map<string, Column>()

  constructor(source: ColumnSource) {
    this.#source = source
  }

  of(measure: Measure): Column {
    const key = printMeasure(measure)
    const column = this.#held.get(key) ?? this.#make(measure)
    this.#held.delete(key)
    this.#held.set(key, column)
    for (const old of this.#held.keys()) {
      if (this.#held.size <= mostColumns) break
      this.#held.delete(old)
    }
    return column
  }

  #make(measure: Measure): Column {
    const year = measure.year ?? this.#source.year
    if (measure.aspect === 'value') return this.#value(measure, year)
    if (measure.aspect === 'percentile') return this.#percentile(measure, year)
    const now = this.#value(measure, year)
    const then = this.#value(measure, measure.from ?? (year === null ? null : year - 1))
    return between(now, then, measure.aspect)
  }

  #value({ subject, year: ownYear }: Measure, year: number | null): Column {
    const { book, sides, scores } = this.#source
    if (subject.kind === 'vendor') return this.#vendor(subject.name, ownYear)
    if (subject.kind === 'own' && isOfDay(subject)) {
      if (subject.name === 'market_cap') return computed(sides.marketCap)
      if (subject.name === 'volume') return computed(sides.volume)
      if (subject.name === 'sentiment') return computed(sides.sentiment)
      if (subject.name === 'scandal') return computed(sides.scandal, 'lower_better')
      return this.#consensus()
    }
    const position = year === null ? -1 : book.panel.years.indexOf(year)
    if (position === -1) return computed(this.#empty())
    if (subject.kind === 'score') return this.#score(subject.name, position)
    if (subject.kind === 'own') {
      if (subject.name === 'coverage')
        return computed(this.#inOrder(scores?.coverage, 'sustainability_score', position))
      return computed(this.#disclosureRate(position))
    }
    const { code, isBoolean } = indicatorOf(subject)!
    return this.#indicator(code, isBoolean, position)
  }

  #empty(): Float64Array {
    return new Float64Array(this.#source.book.panel.companies.length).fill(Number.NaN)
  }

  /** Figures of scores stand in the order of the peers; columns in that of the panel. */
  #inOrder(from: Float64Array | undefined, key: ScoreKey, year: number): Float64Array {
    if (!from) return this.#empty()
    const { peers, panel } = this.#source.book
    const at = (keyAt.get(key)! * panel.years.length + year) * panel.companies.length
    return Float64Array.from(panel.companies, (_, company) => from[at + peers.placeOf[company]!]!)
  }

  #score(key: ScoreKey, year: number): Column {
    const values = this.#inOrder(this.#source.scores?.values, key, year)
    const bands = this.#bands(values)
    return {
      ...computed(values),
      names: bands.map(namesOfBand),
      classes: Uint8Array.from(bands, (band) => (band === null ? 0 : 1 + cellClasses.indexOf(standingOf(band)))),
    }
  }

  /** Of each company its band in its industry. */
  #bands(values: Float64Array): (RankBand | null)[] {
    const { peers } = this.#source.book
    const bands: (RankBand | null)[] = new Array(values.length).fill(null)
    for (const { start, end } of peers.industries) {
      const ranked = [...peers.order.subarray(start, end)]
        .filter((company) => !Number.isNaN(values[company]!))
        .sort((a, b) => values[b]! - values[a]!)
      let rank = 0
      for (const [index, company] of ranked.entries()) {
        if (index === 0 || values[company] !== values[ranked[index - 1]!]) rank = index + 1
        bands[company] = rankBand(rank, ranked.length)
      }
    }
    return bands
  }

  #indicator(code: string, isBoolean: boolean, year: number): Column {
    const { panel } = this.#source.book
    const position = positionOf(panel, code)
    if (position === undefined) return computed(this.#empty())
    const { values, states } = columnAt(panel, position, year)
    const { direction } = panel.indicators[position]!
    const counted = values.map((value, company) => (counts(states[company]!) ? value : Number.NaN))
    if (!isBoolean) return { values: counted, states, direction }
    const names = Array.from(counted, (value) => (Number.isNaN(value) ? unanswered : value === 1 ? yes : no))
    return { values: counted, states, direction, names, isBoolean: true }
  }

  #percentile({ subject, year: ownYear }: Measure, year: number | null): Column {
    if (subject.kind === 'vendor') {
      const { allowed } = this.#source
      if (!allowed.includes(subject.name)) return locked(this.#source.book.panel.companies.length)
      return computed(this.#universe(ownYear).columns.get(subject.name)!.percentiles)
    }
    const { book, ranks } = this.#source
    const values = this.#empty()
    const figureCode = indicatorOf(subject)?.code
    const indicator = book.indicators.findIndex(({ code }) => code === figureCode)
    const position = year === null ? -1 : book.panel.years.indexOf(year)
    if (ranks === null || indicator === -1 || position === -1) return computed(values)
    const column = indicator * book.panel.years.length + position
    for (let company = 0; company < values.length; company++) {
      const cell = column * values.length + book.peers.placeOf[company]!
      const origin = ranks.origins[cell]
      const size = ranks.sizes[column * book.peers.industries.length + book.peers.industryOf[company]!]!
      const isOwn = origin === originCode.disclosed || origin === originCode.estimated
      if (isOwn && size > 0) values[company] = ranks.halves[cell]! / (2 * size)
    }
    return computed(values)
  }

  #universe(year: number | undefined) {
    const { ledger, book, known, isYearAsked } = this.#source
    const asked = year ?? (isYearAsked ? this.#source.year : null)
    return universeOf(ledger, book.panel, {
      known,
      until: asked === null ? known : firstOf(`${asked + 1}-12-31`, known),
    })
  }

  #vendor(vendor: RatingVendor, year: number | undefined): Column {
    const { allowed, book, ledger } = this.#source
    const { companies } = book.panel
    if (!allowed.includes(vendor)) return locked(companies.length)
    const universe = this.#universe(year)
    const kept = companies.map(({ id }) => ledger.newest(id, vendor, 'total', universe.when))
    const ratings = kept.map((one) => (one ? readRating(vendor, 'total', one.value) : null))
    const values = Float64Array.from(ratings, (rating) => numberOf(rating))
    return {
      values,
      states: Uint8Array.from(ratings, (rating) => (rating === null ? stateAt.none : stateAt.computed)),
      texts: ratings.map((rating) => rating?.value ?? null),
      names: ratings.map((rating) =>
        rating === null ? [] : [rating.value, rating.level, rating.class].filter((name) => name !== null),
      ),
      classes: Uint8Array.from(ratings, (rating) => (rating?.class ? 1 + cellClasses.indexOf(rating.class) : 0)),
      direction: directionOf(vendor),
    }
  }

  #consensus(): Column {
    const { allowed, book } = this.#source
    if (!hasConsensus(allowed)) return locked(book.panel.companies.length)
    const seen = ratingVendors.filter((vendor) => allowed.includes(vendor))
    return computed(this.#universe(undefined).consensus(seen).mean)
  }

  /** Figures disclosed ÷ figures that could have been, of the catalogue’s own indicators; NaN without a report. */
  #disclosureRate(year: number): Float64Array {
    const { panel } = this.#source.book
    const disclosed = new Float64Array(panel.companies.length)
    const open = new Float64Array(panel.companies.length)
    for (const position of ownIndicators(panel.indicators)) {
      const { states } = columnAt(panel, position, year)
      for (let company = 0; company < states.length; company++) {
        const state = states[company]!
        if (!isOpen[state]) continue
        open[company]!++
        if (state === stateCode.disclosed || state === stateCode['under-review']) disclosed[company]!++
      }
    }
    return disclosed.map((count, company) => (open[company] === 0 ? Number.NaN : count / open[company]!))
  }
}

const yes: readonly string[] = ['yes']
const no: readonly string[] = ['no']
const unanswered: readonly string[] = []

/** States of a figure that the company could have disclosed. */
const isOpen = Uint8Array.from(Object.values(stateCode), (code) =>
  code === stateCode['not-applicable'] || code === stateCode['not-tagged'] || code === stateCode['no-report'] ? 0 : 1,
)

let esg: ReadonlySet<string> | undefined

function ownIndicators(indicators: readonly { readonly code: string }[]): number[] {
  esg ??= new Set(readCatalogue().flatMap(({ kind, code }) => (kind === 'esg' ? [code] : [])))
  return [...indicators.keys()].filter((position) => esg!.has(indicators[position]!.code))
}

/** Thousands of companies share these few lists. */
const bandNames = new Map<RankBand | null, readonly string[]>([
  [null, []],
  ...rankBands.map((band) => [band, [standingOf(band), band]] as const),
])
const namesOfBand = (band: RankBand | null): readonly string[] => bandNames.get(band)!

function standingOf(band: RankBand): 'strength' | 'average' | 'issue' {
  if (band === 'top-20' || band === 'top-40') return 'strength'
  return band === 'top-60' ? 'average' : 'issue'
}

/** A vendor’s own number; of letters, and of figures that are none, the place on the common axis. */
function numberOf(rating: { readonly value: string; readonly axis: number | null } | null): number {
  if (rating === null) return Number.NaN
  const number = Number(rating.value)
  return Number.isNaN(number) ? (rating.axis ?? Number.NaN) : number
}

function between(now: Column, then: Column, aspect: 'change' | 'difference'): Column {
  if (now.isLocked) return now
  const values = now.values.map((value, company) => {
    const old = then.values[company]!
    if (aspect === 'difference') return value - old
    return old === 0 ? Number.NaN : (value - old) / Math.abs(old)
  })
  return computed(values, now.direction)
}
