import type { OpenVendor, Rating, Ratings } from '#contract/scores/ratings.ts'
import { isHighDisagreement } from '#methodology/ratings/consensus.ts'
import { type RatingVendor, ratingVendors } from '#methodology/ratings/vendor-scales.ts'
import { directionOf, measures } from '#methodology/ratings/vendors.ts'
import { rankedStanding } from '#methodology/scores/rank-bands.ts'
import { earlier, firstOf } from '#server/market/ratings/days.ts'
import type { Item, Kept, Ledger, When } from '#server/market/ratings/rating-history.ts'
import { readRating } from '#server/market/ratings/scales.ts'
import { type Universe, universeOf } from '#server/market/ratings/universe.ts'
import type { CompanySnapshot } from '#server/market/snapshot/company-snapshot.ts'
import { widestDisagreement } from './disagreement.ts'
import { Industry } from './industry.ts'

/** Most calendar years of a history. */
const longest = 10

interface RatingsRequest {
  readonly ledger: Ledger
  readonly company: CompanySnapshot
  readonly when: When
  /** Those that the account may see. */
  readonly allowed: readonly RatingVendor[]
}

/** Everything about the company's ratings but news; of vendors that are not allowed only the name. */
export function ratingsOf(request: RatingsRequest): Omit<Ratings, 'scandal'> {
  const { ledger, company, when, allowed } = request
  const { panel } = company.market
  const universe = universeOf(ledger, panel, when)
  const industry = new Industry(company)
  const companyId = panel.companies[company.position]!.id
  const open = new Map(
    allowed.map((vendor) => [vendor, vendorOf({ ledger, universe, industry, companyId, vendor })] as const),
  )
  return {
    day: when.until,
    vendors: ratingVendors.map((vendor) => open.get(vendor) ?? { vendor, locked: true as const }),
    consensus: consensusOf(request, universe, industry),
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
  { ledger, company: { market, position }, when, allowed }: RatingsRequest,
  universe: Universe,
  industry: Industry,
): Ratings['consensus'] {
  const { mean, dispersion } = universe.consensus(allowed)
  const isHigh = isHighDisagreement(dispersion[position] ?? Number.NaN)
  if (isHigh === null) return null
  const on = (until: string) => {
    const past = universeOf(ledger, market.panel, { known: when.known, until }).consensus(allowed)
    const value = past.mean[position]!
    return Number.isNaN(value)
      ? null
      : { mean: value, dispersion: past.dispersion[position]!, vendors: past.vendors[position]! }
  }
  const rank = industry.rank(mean)
  return {
    vendors: allowed.filter((vendor) => !Number.isNaN(universe.columns.get(vendor)!.percentiles[position]!)),
    mean: mean[position]!,
    dispersion: dispersion[position]!,
    isHigh,
    rank,
    standing: rank && (rankedStanding(rank.rank, rank.of)?.standing ?? null),
    previous: on(earlier(when.until, 12))?.mean ?? null,
    average: industry.average(mean),
    peers: industry.peers(mean),
    history: yearEnds({ ledger, companyId: market.panel.companies[position]!.id, when, allowed }).flatMap(
      ({ year, until }) => {
        const past = on(until)
        return past ? [{ year, ...past }] : []
      },
    ),
  }
}

/** The last day of each calendar year in which a vendor rated the company, the current year up to its day. */
function yearEnds({
  ledger,
  companyId,
  when,
  allowed,
}: Pick<Place, 'ledger' | 'companyId'> & Pick<RatingsRequest, 'when' | 'allowed'>): { year: number; until: string }[] {
  const days = allowed.flatMap((vendor) =>
    ledger.standing(companyId, vendor, 'total', when).map(({ ratedOn }) => ratedOn),
  )
  const years = [...new Set(days.map((day) => Number(day.slice(0, 4))))].sort((a, b) => a - b).slice(-longest)
  return years.map((year) => ({ year, until: firstOf(`${year}-12-31`, when.until) }))
}
