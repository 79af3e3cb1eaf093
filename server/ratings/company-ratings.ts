import type { OpenVendor, Rating, Ratings } from '#contract/scores/ratings.ts'
import { isHighDisagreement } from '#methodology/ratings/consensus.ts'
import { type RatingVendor, ratingVendors } from '#methodology/ratings/vendor-scales.ts'
import { directionOf, measures } from '#methodology/ratings/vendors.ts'
import { rankBand } from '#methodology/scores/rank-bands.ts'
import { earlier, firstOf } from '#server/market/ratings/days.ts'
import type { Item, Kept, Ledger, When } from '#server/market/ratings/rating-history.ts'
import { readRating } from '#server/market/ratings/scales.ts'
import { type Universe, universeOf } from '#server/market/ratings/universe.ts'
import type { Book } from '#server/market/scores/score-engine.ts'
import { widestDisagreement } from './disagreement.ts'
import { Industry } from './industry.ts'

/** Most calendar years of a history. */
const longest = 10

interface Asked {
  readonly ledger: Ledger
  readonly book: Book
  /** Position in the panel. */
  readonly company: number
  readonly when: When
  /** Those that the account may see. */
  readonly allowed: readonly RatingVendor[]
}

/** Everything about the company's ratings but news; of vendors that are not allowed only the name. */
export function ratingsOf(asked: Asked): Omit<Ratings, 'scandal'> {
  const { ledger, book, company, when, allowed } = asked
  const universe = universeOf(ledger, book.panel, when)
  const industry = new Industry(book, company)
  const companyId = book.panel.companies[company]!.id
  const open = new Map(
    allowed.map((vendor) => [vendor, vendorOf({ ledger, universe, industry, companyId, vendor })] as const),
  )
  return {
    day: when.until,
    vendors: ratingVendors.map((vendor) => open.get(vendor) ?? { vendor, locked: true as const }),
    consensus: consensusOf(asked, universe, industry),
    correlations: universe.correlations(allowed).map(({ a, b, n, pearson, spearman, published, status }) => ({
      ...{ a, b, n, pearson, spearman, published },
      status: status as Ratings['correlations'][number]['status'],
    })),
    disagreement: widestDisagreement([...open.values()], universe),
  }
}

interface Place {
  readonly ledger: Ledger
  readonly universe: Universe
  readonly industry: Industry
  readonly companyId: number
  readonly vendor: RatingVendor
}

function vendorOf({ ledger, universe, industry, companyId, vendor }: Place): OpenVendor {
  const { when, columns } = universe
  const column = columns.get(vendor)!
  const pillar = (item: Item) => toRating(vendor, item, ledger.newest(companyId, vendor, item, when))
  const all = ledger.standing(companyId, vendor, 'total', when)
  const newest = ledger.newest(companyId, vendor, 'total', when)
  const percentile = column.percentiles[industry.company]!
  return {
    vendor,
    locked: false,
    measures: measures[vendor],
    direction: directionOf(vendor),
    rating: toRating(vendor, 'total', newest),
    previous: newest ? toRating(vendor, 'total', yearBefore(all, newest.ratedOn)) : null,
    rank: industry.rank(column.values, column.direction),
    percentile: Number.isNaN(percentile) ? null : percentile,
    rated: column.rated,
    peers: industry.peers(column.axes),
    average: industry.average(column.axes),
    pillars: { E: pillar('environment'), S: pillar('social'), G: pillar('governance') },
    history: historyOf(vendor, all),
  }
}

/** Vendors rate about once a year, not on one day of it. */
function yearBefore(all: readonly Kept[], day: string): Kept | undefined {
  const [latest, oldest] = [earlier(day, 9), earlier(day, 18)]
  return all.find(({ ratedOn }) => ratedOn <= latest && ratedOn >= oldest)
}

function toRating(vendor: RatingVendor, item: Item, kept: Kept | undefined): Rating | null {
  const read = kept && readRating(vendor, item, kept.value)
  if (!kept || !read) return null
  const { value, level, class: band, axis } = read
  return { value, level, class: band, axis, ratedOn: kept.ratedOn, isSimulated: kept.isSimulated }
}

/** From the newest first to a rating a year, ascending. */
function historyOf(vendor: RatingVendor, all: readonly Kept[]): OpenVendor['history'] {
  const last = new Map<number, Rating>()
  for (const kept of all) {
    const [year, rating] = [Number(kept.ratedOn.slice(0, 4)), toRating(vendor, 'total', kept)]
    if (rating && !last.has(year)) last.set(year, rating)
  }
  return [...last]
    .map(([year, rating]) => ({ year, rating }))
    .slice(0, longest)
    .reverse()
}

function consensusOf(
  { ledger, book, company, when, allowed }: Asked,
  universe: Universe,
  industry: Industry,
): Ratings['consensus'] {
  const { mean, dispersion } = universe.consensus(allowed)
  const isHigh = isHighDisagreement(dispersion[company] ?? Number.NaN)
  if (isHigh === null) return null
  const on = (until: string) => {
    const past = universeOf(ledger, book.panel, { known: when.known, until }).consensus(allowed)
    const value = past.mean[company]!
    return Number.isNaN(value)
      ? null
      : { mean: value, dispersion: past.dispersion[company]!, vendors: past.vendors[company]! }
  }
  const rank = industry.rank(mean)
  return {
    vendors: allowed.filter((vendor) => !Number.isNaN(universe.columns.get(vendor)!.percentiles[company]!)),
    mean: mean[company]!,
    dispersion: dispersion[company]!,
    isHigh,
    rank,
    standing: rank && standingOf(rank),
    previous: on(earlier(when.until, 12))?.mean ?? null,
    average: industry.average(mean),
    peers: industry.peers(mean),
    history: yearEnds({ ledger, book, company, when, allowed }).flatMap(({ year, until }) => {
      const found = on(until)
      return found ? [{ year, ...found }] : []
    }),
  }
}

/** The last day of each calendar year in which a vendor rated the company, the current year up to its day. */
function yearEnds({ ledger, book, company, when, allowed }: Asked): { year: number; until: string }[] {
  const { id } = book.panel.companies[company]!
  const days = allowed.flatMap((vendor) => ledger.standing(id, vendor, 'total', when).map(({ ratedOn }) => ratedOn))
  const years = [...new Set(days.map((day) => Number(day.slice(0, 4))))].sort((a, b) => a - b).slice(-longest)
  return years.map((year) => ({ year, until: firstOf(`${year}-12-31`, when.until) }))
}

/** Upper two fifths, middle, lower two fifths of the industry. */
function standingOf({ rank, of }: { rank: number; of: number }) {
  const band = rankBand(rank, of)
  if (band === 'top-20' || band === 'top-40') return 'strength' as const
  return band === 'top-60' ? ('average' as const) : ('issue' as const)
}
