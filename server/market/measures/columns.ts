import { isOfDay, type Measure } from '#contract/search/measure.ts'
import { printMeasure } from '#contract/search/text.ts'
import { stateCode } from '#methodology/figures/cell-states.ts'
import { counts } from '#methodology/panel/panel.ts'
import { hasConsensus } from '#methodology/ratings/consensus.ts'
import type { RatingVendor } from '#methodology/ratings/vendor-scales.ts'
import type { Rating } from '#methodology/ratings/vendors.ts'
import type { PeerDisplay } from '#methodology/scores/displays.ts'
import type { ScoreKey } from '#methodology/scores/hierarchy.ts'
import { type RankBand, type RankedStanding, rankBands, standingOf } from '#methodology/scores/rank-bands.ts'
import { BoundedCache } from '#server/cache/bounded-cache.ts'
import { once } from '#server/cache/once.ts'
import { readCatalogue } from '#server/catalogue/catalogue.ts'
import type { CompanyFacts } from '#server/market/facts/company-facts.ts'
import { indicatorPosition } from '#server/market/panel/positions.ts'
import { untilOf } from '#server/market/ratings/days.ts'
import type { RatingHistory } from '#server/market/ratings/rating-history.ts'
import { readRating } from '#server/market/ratings/scales.ts'
import { universeOf } from '#server/market/ratings/universe.ts'
import type { MarketSnapshot } from '#server/market/snapshot/market-snapshot.ts'
import { scoreStep } from '#server/market/snapshot/year-steps.ts'
import { type Column, cellClasses, computed, locked, stateAt } from './column.ts'
import { indicatorOf } from './indicator-measure.ts'

interface ColumnSource {
  /** Without scores while they are being worked out: their columns stand empty. */
  readonly snapshot: MarketSnapshot
  readonly companyFacts: CompanyFacts
  readonly ratingHistory: RatingHistory
  /** Vendors that the account may see. */
  readonly allowed: readonly RatingVendor[]
  /** Day by which everything was known. */
  readonly asOf: string
  /** Fiscal year of measures that say none; null in an empty market. */
  readonly year: number | null
  /** Whether the year was asked for, so that ratings are of it too. */
  readonly isYearAsked: boolean
}

/** Columns that are kept, the ones used last. */
const maxColumns = 150

/** Every measure of a market as a column, made when it is first asked for. Names have been checked before. */
export class Columns {
  readonly #source: ColumnSource
  readonly #columns = new BoundedCache<Column>({ name: 'search-columns', max: maxColumns })

  constructor(source: ColumnSource) {
    this.#source = source
  }

  of(measure: Measure): Column {
    return this.#columns.get(printMeasure(measure), () => this.#make(measure))
  }

  #make(measure: Measure): Column {
    const year = measure.year ?? this.#source.year
    if (measure.aspect === 'value') return this.#value(measure, year)
    const { subject, aspect } = measure
    if (subject.kind === 'score' && (aspect === 'percentile' || aspect === 'deviation')) {
      return this.#displayed(subject.name, aspect, year)
    }
    if (aspect === 'deviation') return computed(this.#empty())
    if (aspect === 'percentile') return this.#percentile(measure, year)
    const from = measure.from ?? (year === null ? null : year - 1)
    const isUnlike = this.#unlike(measure, { from, to: year })
    return between(this.#value(measure, year), this.#value(measure, from), { aspect, isUnlike })
  }

  /** A score is compared only with one that rests on like figures. */
  #unlike(measure: Measure, { from, to }: { from: number | null; to: number | null }): (company: number) => boolean {
    const { snapshot } = this.#source
    const { subject } = measure
    if (subject.kind !== 'score' || from === null || to === null) return () => false
    const [first, last] = [from, to].map((year) => snapshot.panel.years.indexOf(year)) as [number, number]
    if (first === -1 || last === -1 || !snapshot.hasScores) return () => true
    return (company) => !scoreStep(snapshot, subject.name, company, { from: first, to: last }).isComparable
  }

  #value({ subject, year: ownYear }: Measure, year: number | null): Column {
    const { snapshot, companyFacts } = this.#source
    if (subject.kind === 'vendor') return this.#vendor(subject.name, ownYear)
    if (subject.kind === 'own' && isOfDay(subject)) {
      if (subject.name === 'market_cap') return computed(companyFacts.marketCap)
      if (subject.name === 'volume') return computed(companyFacts.volume)
      if (subject.name === 'sentiment') return computed(companyFacts.sentiment)
      if (subject.name === 'scandal') return scandals(companyFacts.scandals)
      return this.#consensus()
    }
    const position = year === null ? -1 : snapshot.panel.years.indexOf(year)
    if (position === -1) return computed(this.#empty())
    if (subject.kind === 'score') return this.#score(subject.name, position)
    if (subject.kind === 'own') {
      const shares = snapshot.panel.companies.map((_, at) =>
        snapshot.knownCoverage('sustainability_score', position, at),
      )
      return computed(Float64Array.from(shares, (share) => share ?? Number.NaN))
    }
    const { code, isBoolean } = indicatorOf(subject)!
    return this.#indicator(code, isBoolean, position)
  }

  #empty(): Float64Array {
    return new Float64Array(this.#source.snapshot.panel.companies.length).fill(Number.NaN)
  }

  #score(key: ScoreKey, year: number): Column {
    const { snapshot } = this.#source
    const values = snapshot.inPanelOrder(snapshot.scores(key, year))
    const standings = this.#standings(key, year)
    return {
      ...computed(values),
      names: standings.map((standing) => namesOfBand(standing?.band ?? null)),
      classes: Uint8Array.from(standings, (one) => (one === null ? 0 : 1 + cellClasses.indexOf(one.standing))),
      basisOf: (company) => {
        const coverage = snapshot.knownCoverage(key, year, company)
        if (coverage === null) return {}
        const indicatorCounts = Number.isNaN(values[company]!) ? snapshot.known(key, year, company) : null
        return { coverage, ...(indicatorCounts && { known: indicatorCounts }) }
      },
    }
  }

  /** A score among the peers of each company; what it rests on is the same. */
  #displayed(key: ScoreKey, display: PeerDisplay, fiscalYear: number | null): Column {
    const { snapshot } = this.#source
    const year = fiscalYear === null ? -1 : snapshot.panel.years.indexOf(fiscalYear)
    if (year === -1) return computed(this.#empty())
    const { names: _, ...score } = this.#score(key, year)
    const values = score.values.map(
      (value, company) =>
        (Number.isNaN(value) ? null : snapshot.displayed(value, display, { key, year, company })) ?? Number.NaN,
    )
    return { ...score, values }
  }

  /** Of each company where it stands in its industry. */
  #standings(key: ScoreKey, year: number): (RankedStanding | null)[] {
    const { snapshot } = this.#source
    const { order, industries } = snapshot.peers
    const standings: (RankedStanding | null)[] = new Array(order.length).fill(null)
    for (const places of industries) {
      for (const [at, standing] of snapshot.standings(key, year, places).entries()) {
        standings[order[places.start + at]!] = standing
      }
    }
    return standings
  }

  #indicator(code: string, isBoolean: boolean, year: number): Column {
    const { snapshot } = this.#source
    const { panel } = snapshot
    const position = indicatorPosition(panel, code)
    if (position === undefined) return computed(this.#empty())
    const { values, states: rawStates } = snapshot.column(position, year)
    const states = isInAnnualReports(code) ? this.#unread(rawStates, year) : rawStates
    const { direction } = panel.indicators[position]!
    const figures = values.map((value, company) => (counts(states[company]!) ? value : Number.NaN))
    if (!isBoolean) return { values: figures, states, direction }
    const names = Array.from(figures, (value) => (Number.isNaN(value) ? unanswered : value === 1 ? yes : no))
    return { values: figures, states, direction, names, isBoolean: true }
  }

  /** What only an annual report carries is not called undisclosed where that report was not imported. */
  #unread(states: Uint8Array, year: number): Uint8Array {
    const { snapshot, companyFacts } = this.#source
    const { years, companies } = snapshot.panel
    const { unreadReports } = companyFacts
    if (unreadReports.size === 0) return states
    return states.map((state, at) =>
      state === stateCode['not-disclosed'] && unreadReports.get(companies[at]!.id)?.has(years[year]!)
        ? stateAt['not-imported']
        : state,
    )
  }

  #percentile({ subject, year: ownYear }: Measure, year: number | null): Column {
    if (subject.kind === 'vendor') {
      const { allowed } = this.#source
      if (!allowed.some(({ key }) => key === subject.name)) return locked(this.#source.snapshot.panel.companies.length)
      return computed(this.#universe(ownYear).columns.get(subject.name)!.percentiles)
    }
    const { snapshot } = this.#source
    const { indicators, panel } = snapshot
    const figureCode = indicatorOf(subject)?.code
    const indicator = indicators.findIndex(({ code }) => code === figureCode)
    const position = year === null ? -1 : panel.years.indexOf(year)
    if (!snapshot.hasScores || indicator === -1 || position === -1) return computed(this.#empty())
    return computed(snapshot.percentiles(indicator, position))
  }

  #universe(year: number | undefined) {
    const { ratingHistory, snapshot, asOf, isYearAsked } = this.#source
    const fiscalYear = year ?? (isYearAsked ? this.#source.year : null)
    return universeOf(ratingHistory, snapshot.panel, {
      asOf,
      until: untilOf(fiscalYear ?? undefined, asOf),
    })
  }

  #vendor(name: string, year: number | undefined): Column {
    const { allowed, snapshot, ratingHistory } = this.#source
    const { companies } = snapshot.panel
    const vendor = allowed.find(({ key }) => key === name)
    if (!vendor) return locked(companies.length)
    const universe = this.#universe(year)
    const vintages = companies.map(({ id }) => ratingHistory.newest(id, vendor.key, 'total', universe.day))
    const ratings = vintages.map((one) => (one ? readRating(vendor, 'total', one.value) : null))
    const values = Float64Array.from(ratings, (rating) => numberOf(vendor, rating))
    return {
      values,
      states: Uint8Array.from(ratings, (rating) => (rating === null ? stateAt.none : stateAt.computed)),
      texts: ratings.map((rating) => rating?.value ?? null),
      names: ratings.map((rating) =>
        rating === null ? [] : [...new Set([rating.value, rating.level, rating.class].filter((name) => name !== null))],
      ),
      classes: Uint8Array.from(ratings, (rating) => (rating?.class ? 1 + cellClasses.indexOf(rating.class) : 0)),
      direction: isOnAxis(vendor) ? 'higher_better' : vendor.direction,
    }
  }

  #consensus(): Column {
    const { allowed, snapshot } = this.#source
    if (!hasConsensus(allowed)) return locked(snapshot.panel.companies.length)
    return computed(this.#universe(undefined).consensus(allowed.map(({ key }) => key)).mean)
  }
}

const yes: readonly string[] = ['yes']
const no: readonly string[] = ['no']
const unanswered: readonly string[] = []

const inAnnualReports = once(
  () => new Set(readCatalogue().flatMap(({ code, elements }) => (elements.length > 0 ? [code] : []))),
)
const isInAnnualReports = (code: string) => inAnnualReports().has(code)

/** Thousands of companies share these few lists. */
const bandNames = new Map<RankBand | null, readonly string[]>([
  [null, []],
  ...rankBands.map((band) => [band, [standingOf(band), band]] as const),
])
const namesOfBand = (band: RankBand | null): readonly string[] => bandNames.get(band)!

/** Grades, whose names may look like figures, stand for their place on the common axis, on which more is better. */
const isOnAxis = ({ notation, direction }: RatingVendor) =>
  notation === 'letters' || (notation === 'both' && direction === 'lower_better')

/** A vendor’s own number; of letters, and of figures that are none, the place on the common axis. */
function numberOf(vendor: RatingVendor, rating: Rating | null): number {
  if (rating === null) return Number.NaN
  if (isOnAxis(vendor)) return rating.axis ?? Number.NaN
  const number = Number(rating.value)
  return Number.isNaN(number) ? (rating.axis ?? Number.NaN) : number
}

/** The levels of those that somebody judged; each says what its news are, so that nothing imported and no scandal differ. */
function scandals(of: CompanyFacts['scandals']): Column {
  const column = computed(
    Float64Array.from(of, ({ level }) => level ?? Number.NaN),
    'lower_better',
  )
  return { ...column, newsOf: (company) => newsOf(of[company]!) }
}

const newsOf = ({ state, isByText }: CompanyFacts['scandals'][number]) =>
  state === 'judged' ? (isByText ? 'by-text' : undefined) : state

interface Comparison {
  readonly aspect: 'change' | 'difference'
  readonly isUnlike: (company: number) => boolean
}

function between(now: Column, then: Column, { aspect, isUnlike }: Comparison): Column {
  if (now.isLocked) return now
  const values = now.values.map((value, company) => {
    const old = then.values[company]!
    if (Number.isNaN(value) || Number.isNaN(old) || isUnlike(company)) return Number.NaN
    if (aspect === 'difference') return value - old
    return old === 0 ? Number.NaN : (value - old) / Math.abs(old)
  })
  return computed(values, now.direction)
}
