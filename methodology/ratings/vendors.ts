import type { Badge } from '../scores/hierarchy.ts'
import { type Band, bandOf, type RatingClass, type RatingVendor, type VendorScales } from './vendor-scales.ts'

/** A vendor's rating, read. */
export interface Rating {
  readonly vendor: RatingVendor
  /** As the vendor writes it. */
  readonly value: string
  /** The vendor's band: AA, B+, Low; null where it names none (S&P, FTSE and MSCI's figures 0 to 10). */
  readonly level: string | null
  /** Null for items that have no classes. */
  readonly class: RatingClass | null
  /** Place on the common axis, 0 worst to 1 best; null for CDP's F, which is no place. For display: vendors stay incomparable. */
  readonly axis: number | null
}

/** Which way a vendor's own numbers run. Sustainalytics rates risk, all others quality. */
export function directionOf(vendor: RatingVendor, item = 'total'): 'higher_better' | 'lower_better' {
  return vendor === 'sustainalytics' && item !== 'management' ? 'lower_better' : 'higher_better'
}

/** What a vendor's total speaks of, so that nobody reads a measure of risk or of disclosure as one of performance. Our reading. */
export const measures = {
  msci: 'risk',
  sp: 'performance',
  refinitiv: 'disclosure',
  sustainalytics: 'risk',
  cdp: 'disclosure',
  ftse: 'disclosure',
} as const satisfies Record<RatingVendor, Badge>

/** Greatest figure of the scales that are numbers; of Sustainalytics, where the axis ends, since risk has no top. */
const tops = { msci: 10, sp: 100, refinitiv: 100, sustainalytics: 40, cdp: 1, ftse: 5 } as const

/**
 * A vendor's value, letter or number, as class and place on the common axis.
 *
 * Letters stand in the middle of their band. Numbers are held against the top of their scale; a risk `x` of Sustainalytics is
 * `1 − min(x, 40) ÷ 40`. Classes follow decision 15 and the table of scales.
 *
 * @param item what is rated; `management` of Sustainalytics is a quality of 0 to 100 without classes
 * @returns null when the value is none of this vendor's
 */
export function ratingOf(
  scales: VendorScales,
  entry: { readonly vendor: RatingVendor; readonly value: string; readonly item?: string },
): Rating | null {
  const value = entry.value.trim()
  const read = { vendor: entry.vendor, value }
  const bands = scales[entry.vendor]
  const position = bands.findIndex(({ level }) => level === value)
  if (entry.vendor === 'sp' || position === -1) return numberRating(bands, read, entry.item)
  const band = bands[position]!
  return { ...read, level: band.level, class: band.class, axis: letterAxis(entry.vendor, bands, position) }
}

function letterAxis(vendor: RatingVendor, bands: readonly Band[], position: number): number | null {
  const band = bands[position]!
  if (vendor === 'sustainalytics') return axisOf(vendor, (band.min + band.max) / 2)
  if (band.class === 'not-disclosed') return null
  const rated = bands.filter((other) => other.class !== 'not-disclosed')
  return (2 * rated.indexOf(band) + 1) / (2 * rated.length)
}

function axisOf(vendor: RatingVendor, value: number): number {
  return vendor === 'sustainalytics' ? 1 - Math.min(value, tops[vendor]) / tops[vendor] : value / tops[vendor]
}

function numberRating(
  bands: readonly Band[],
  read: { readonly vendor: RatingVendor; readonly value: string },
  item: string | undefined,
): Rating | null {
  const { vendor } = read
  const value = /^\d+(\.\d+)?$/.test(read.value) ? Number(read.value) : Number.NaN
  if (vendor === 'cdp' || Number.isNaN(value)) return null
  if (directionOf(vendor, item) !== directionOf(vendor))
    return value <= 100 ? { ...read, level: null, class: null, axis: value / 100 } : null

  const isNamed = vendor === 'refinitiv' || vendor === 'sustainalytics'
  const band = vendor === 'sp' ? threeWay(bands, value) : bandOf(bands, value)
  if (!band) return null
  return { ...read, level: isNamed ? band.level : null, class: band.class, axis: axisOf(vendor, value) }
}

/** S&P's bounds leave a gap between whole numbers; what is neither strength nor issue is average. */
function threeWay(bands: readonly Band[], value: number): Band | undefined {
  const of = (ratingClass: RatingClass) => bands.find((band) => band.class === ratingClass)
  const [strength, issue] = [of('strength'), of('issue')]
  if (!strength || !issue || value > strength.max || value < issue.min) return undefined
  return value >= strength.min ? strength : value <= issue.max ? issue : of('average')
}
