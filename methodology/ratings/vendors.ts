import { type Band, bandOf, type RatingClass, type RatingDirection, type RatingVendor } from './vendor-scales.ts'

/** A vendor's rating, read. */
export interface Rating {
  /** Key of the vendor. */
  readonly vendor: string
  /** As the vendor writes it. */
  readonly value: string
  /** The vendor's band: AA, B+, Low; null where it names none (S&P, FTSE and MSCI's figures 0 to 10). */
  readonly level: string | null
  /** Null for items that have no classes. */
  readonly class: RatingClass | null
  /** Place on the common axis, 0 worst to 1 best; null for CDP's F, which is no place. For display: vendors stay incomparable. */
  readonly axis: number | null
}

/** Which way ratings run when they are ranked: figures as the vendor's do, letters by their place on the common axis. */
export const rankedDirection = ({ notation, direction }: RatingVendor): RatingDirection =>
  notation === 'numbers' ? direction : 'higher_better'

/**
 * What is ranked, in the vendor's own figures where it writes figures: a risk as it stands, since the axis may end before the
 * scale does. Else the place on the common axis.
 *
 * @param axis place on the common axis, 0 worst to 1 best
 */
export function rankedFigure(vendor: RatingVendor, value: string, axis: number): number {
  if (vendor.notation !== 'numbers') return axis
  const figure = Number(value)
  if (!Number.isNaN(figure)) return figure
  return figureAt(vendor, axis)
}

/** The figure on the vendor's own scale that stands at a place of the common axis. */
function figureAt(vendor: RatingVendor, axis: number): number {
  const { least, end } = axisOf(vendor)
  return least + (vendor.direction === 'lower_better' ? 1 - axis : axis) * (end - least)
}

/**
 * The rating at a place of the common axis, as the vendor writes it: the letter whose share of the axis holds the place, or the figure
 * there, rounded to a decimal, with the band that it falls into. What `ratingOf` places is found again.
 *
 * @param axis 0 worst to 1 best
 */
export function ratingAt(
  vendor: RatingVendor,
  axis: number,
): { readonly value: string; readonly level: string | null } {
  if (vendor.notation === 'numbers') {
    const figure = Number(figureAt(vendor, axis).toFixed(1))
    const level = vendor.namesBands ? (bandOf(vendor.bands, figure)?.level ?? null) : null
    return { value: String(figure), level }
  }
  const rated = vendor.bands.filter((band) => band.class !== 'not-disclosed')
  const best = vendor.direction === 'lower_better' ? rated.toReversed() : rated
  const { level } = best[Math.min(rated.length - 1, Math.floor(axis * rated.length))]!
  return { value: level, level }
}

/**
 * A vendor's value, letter or number, as class and place on the common axis.
 *
 * Letters stand in the middle of their band, `(2 × place − 1) ÷ 2n` counted from the worst. Numbers are held against the ends of
 * their scale; of a scale on which lower is better, less is more: a risk `x` of Sustainalytics is `1 − min(x, 40) ÷ 40`. Classes
 * follow decision 15 and the table of scales.
 *
 * @param item what is rated; `management` of Sustainalytics is a quality of 0 to 100 without classes
 * @returns null when the value is none of this vendor's
 */
export function ratingOf(
  vendor: RatingVendor,
  entry: { readonly value: string; readonly item?: string | undefined },
): Rating | null {
  const value = entry.value.trim()
  const read = { vendor: vendor.key, value }
  if (entry.item !== undefined && vendor.qualities.includes(entry.item)) {
    const quality = numberIn(value)
    return quality >= 0 && quality <= 100 ? { ...read, level: null, class: null, axis: quality / 100 } : null
  }
  const band = vendor.bands.find(({ level }) => level === value)
  if (band && vendor.notation !== 'numbers') {
    return { ...read, level: band.level, class: band.class, axis: letterAxis(vendor, band) }
  }
  if (band && vendor.namesBands) {
    return { ...read, level: band.level, class: band.class, axis: placeOf(vendor, (band.min + band.max) / 2) }
  }
  return numberRating(vendor, read)
}

/** How high a rating stands on the vendor's own scale: a letter by its place from the lowest, a number as it is; null for neither. */
export function figureOf(vendor: RatingVendor, value: string, item?: string): number | null {
  if (ratingOf(vendor, { value, item }) === null) return null
  const place = vendor.notation === 'numbers' ? -1 : vendor.bands.findIndex(({ level }) => level === value)
  if (place !== -1) return place
  const figure = numberIn(value)
  return Number.isNaN(figure) ? null : figure
}

function letterAxis({ bands, direction }: RatingVendor, band: Band): number | null {
  if (band.class === 'not-disclosed') return null
  const rated = bands.filter((other) => other.class !== 'not-disclosed')
  const place = (2 * rated.indexOf(band) + 1) / (2 * rated.length)
  return direction === 'lower_better' ? 1 - place : place
}

/** Where the common axis begins and ends, in the vendor's figures. */
function axisOf({ bands, axisEnd }: RatingVendor): { least: number; end: number } {
  return { least: bands[0]!.min, end: axisEnd ?? bands.at(-1)!.max }
}

function placeOf(vendor: RatingVendor, value: number): number {
  const { least, end } = axisOf(vendor)
  const place = Math.min(1, (value - least) / (end - least))
  return vendor.direction === 'lower_better' ? 1 - place : place
}

function numberRating(vendor: RatingVendor, read: { readonly vendor: string; readonly value: string }): Rating | null {
  const value = numberIn(read.value)
  if (vendor.notation === 'letters' || Number.isNaN(value)) return null
  const band = bandOf(vendor.bands, value)
  if (!band) return null
  return { ...read, level: vendor.namesBands ? band.level : null, class: band.class, axis: placeOf(vendor, value) }
}

const numberIn = (text: string) => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN)
