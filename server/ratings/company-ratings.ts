import type { OpenVendor, Rating, Ratings } from '#contract/scores/ratings.ts'
import { agreementOf } from '#methodology/ratings/consensus.ts'
import type { RatingVendor } from '#methodology/ratings/vendor-scales.ts'
import { rankedStanding } from '#methodology/scores/rank-bands.ts'
import { earlier, firstOf } from '#server/market/ratings/days.ts'
import type { Item, RatingDay, RatingHistory, RatingVintage } from '#server/market/ratings/rating-history.ts'
import { readRating } from '#server/market/ratings/scales.ts'
import { type Universe, universeOf } from '#server/market/ratings/universe.ts'
import type { CompanySnapshot } from '#server/market/snapshot/company-snapshot.ts'
import { widestDisagreement } from './disagreement.ts'
import { Industry } from './industry.ts'

/** Most calendar years of a history. */
const longest = 10

interface RatingsRequest {
  readonly history: RatingHistory
  readonly company: CompanySnapshot
  readonly day: RatingDay
  /** Those that the account may see. */
  readonly allowed: readonly RatingVendor[]
}

/** Everything about the company's ratings but news; of vendors that are not allowed only the name. */
export function ratingsOf(request: RatingsRequest): Omit<Ratings, 'scandal'> {
  const { history, company, day, allowed } = request
  const { panel } = company.market
  const universe = universeOf(history, panel, day)
  const industry = new Industry(company)
  const companyId = panel.companies[company.position]!.id
  const open = new Map(
    allowed.map((vendor) => [vendor.key, vendorOf({ history, universe, industry, companyId, vendor })] as const),
  )
  return {
    day: day.until,
    vendors: history.vendors.map(({ key }) => open.get(key) ?? { vendor: key, locked: true as const }),
    consensus: consensusOf(request, universe, industry),
    correlations: [...universe.correlations(keysOf(allowed))],
    disagreement: widestDisagreement([...open.values()], { vendors: allowed, universe }),
  }
}

const keysOf = (vendors: readonly RatingVendor[]) => vendors.map(({ key }) => key)

function scaleOf({ bands, notation }: RatingVendor): OpenVendor['scale'] {
  const rated = bands.filter((band) => band.class !== 'not-disclosed')
  const [first, last] = [rated[0]!, rated.at(-1)!]
  const [least, most] = notation === 'numbers' ? [String(first.min), String(last.max)] : [first.level, last.level]
  return { least, most, silent: bands.find((band) => band.class === 'not-disclosed')?.level ?? null }
}

interface Place {
  readonly history: RatingHistory
  readonly universe: Universe
  readonly industry: Industry
  readonly companyId: number
  readonly vendor: RatingVendor
}

function vendorOf({ history, universe, industry, companyId, vendor }: Place): OpenVendor {
  const { day, columns } = universe
  const column = columns.get(vendor.key)!
  const pillar = (item: Item) => toRating(vendor, item, history.newest(companyId, vendor.key, item, day))
  const all = history.standing(companyId, vendor.key, 'total', day)
  const newest = history.newest(companyId, vendor.key, 'total', day)
  const percentile = column.percentiles[industry.company]!
  return {
    vendor: vendor.key,
    locked: false,
    measures: vendor.measures,
    direction: vendor.direction,
    scale: scaleOf(vendor),
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
function yearBefore(all: readonly RatingVintage[], day: string): RatingVintage | undefined {
  const [latest, oldest] = [earlier(day, 9), earlier(day, 18)]
  return all.find(({ ratedOn }) => ratedOn <= latest && ratedOn >= oldest)
}

function toRating(vendor: RatingVendor, item: Item, vintage: RatingVintage | undefined): Rating | null {
  const rating = vintage && readRating(vendor, item, vintage.value)
  if (!vintage || !rating) return null
  const { value, level, class: band, axis } = rating
  return { value, level, class: band, axis, ratedOn: vintage.ratedOn, isSimulated: vintage.isSimulated }
}

/** From the newest first to a rating a year, ascending. */
function historyOf(vendor: RatingVendor, all: readonly RatingVintage[]): OpenVendor['history'] {
  const last = new Map<number, Rating>()
  for (const vintage of all) {
    const [year, rating] = [Number(vintage.ratedOn.slice(0, 4)), toRating(vendor, 'total', vintage)]
    if (rating && !last.has(year)) last.set(year, rating)
  }
  return [...last]
    .map(([year, rating]) => ({ year, rating }))
    .slice(0, longest)
    .reverse()
}

function consensusOf(
  { history, company: { market, position }, day, allowed }: RatingsRequest,
  universe: Universe,
  industry: Industry,
): Ratings['consensus'] {
  const keys = keysOf(allowed)
  const { mean, dispersion, vendors } = universe.consensus(keys)
  const agreement = agreementOf(vendors[position] ?? 0, dispersion[position] ?? Number.NaN)
  if (agreement === null) return null
  const on = (until: string) => {
    const past = universeOf(history, market.panel, { asOf: day.asOf, until }).consensus(keys)
    const value = past.mean[position]!
    return Number.isNaN(value)
      ? null
      : { mean: value, dispersion: past.dispersion[position]!, vendors: past.vendors[position]! }
  }
  const rank = industry.rank(mean)
  return {
    vendors: keys.filter((key) => !Number.isNaN(universe.columns.get(key)!.percentiles[position]!)),
    mean: mean[position]!,
    dispersion: dispersion[position]!,
    agreement,
    rank,
    standing: rank && (rankedStanding(rank.rank, rank.of)?.standing ?? null),
    previous: on(earlier(day.until, 12))?.mean ?? null,
    average: industry.average(mean),
    peers: industry.peers(mean),
    history: yearEnds({ history, companyId: market.panel.companies[position]!.id, day, allowed }).flatMap(
      ({ year, until }) => {
        const past = on(until)
        return past ? [{ year, ...past }] : []
      },
    ),
  }
}

/** The last day of each calendar year in which a vendor rated the company, the current year up to its day. */
function yearEnds({
  history,
  companyId,
  day,
  allowed,
}: Pick<Place, 'history' | 'companyId'> & Pick<RatingsRequest, 'day' | 'allowed'>): { year: number; until: string }[] {
  const days = allowed.flatMap((vendor) =>
    history.standing(companyId, vendor.key, 'total', day).map(({ ratedOn }) => ratedOn),
  )
  const years = [...new Set(days.map((day) => Number(day.slice(0, 4))))].sort((a, b) => a - b).slice(-longest)
  return years.map((year) => ({ year, until: firstOf(`${year}-12-31`, day.until) }))
}
