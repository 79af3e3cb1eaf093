import { type Badge, badges } from '../scores/hierarchy.ts'

/** `not-disclosed`: CDP's F, a company that was asked and did not answer enough to be rated. */
export const ratingClasses = ['strength', 'average', 'issue', 'not-disclosed'] as const
export type RatingClass = (typeof ratingClasses)[number]

export const ratingDirections = ['higher_better', 'lower_better'] as const
export type RatingDirection = (typeof ratingDirections)[number]

/** How a vendor writes its total: grades, figures, or both. */
export const notations = ['letters', 'numbers', 'both'] as const
export type Notation = (typeof notations)[number]

/** Form of a vendor's key: small letters, so that a search tells it from the code of an indicator, which has capitals. */
export const vendorKey = /^[a-z][a-z0-9-]{1,30}$/

/** One band of a scale. */
export interface Band {
  /** Letter, or name of the band. */
  readonly level: string
  /** Bounds on the vendor's own scale; of letters without figures, the place from the lowest. */
  readonly min: number
  readonly max: number
  readonly hasMin: boolean
  readonly hasMax: boolean
  readonly class: RatingClass
}

/** A provider of ratings and its scale: a row of `data/vendors.csv` with its rows of `data/vendor_scales.csv`, or one of the operator's own. */
export interface RatingVendor {
  /** As ratings are stored and searches are written: `msci`. */
  readonly key: string
  readonly nameJa: string
  readonly nameEn: string
  /** What fits above a dot. */
  readonly short: string
  /** Which way its figures run: a risk is better when lower. */
  readonly direction: RatingDirection
  /** What its total speaks of, so that nobody reads a measure of risk or of disclosure as one of performance. Our reading. */
  readonly measures: Badge
  readonly notation: Notation
  /** Whether its total is read as a grade, which nobody compares by amounts. */
  readonly isGrade: boolean
  /** Whether the band of a figure has a name that the vendor uses: `Low`. */
  readonly namesBands: boolean
  /** Figure at which the common axis ends where the scale has no top that is used, as of a risk; null: the end of the scale. */
  readonly axisEnd: number | null
  /** Items that are qualities of 0 to 100 without classes, whichever way the total runs. */
  readonly qualities: readonly string[]
  /** The pillar that it rates alone; null when it rates all. */
  readonly pillar: 'E' | 'S' | 'G' | null
  /** From the lowest figures up. */
  readonly bands: readonly Band[]
}

/** A row of `data/vendors.csv`. */
export interface VendorRow {
  readonly key: string
  readonly name_ja: string
  readonly name_en: string
  readonly short: string
  readonly direction: string
  readonly measures: string
  readonly notation: string
  readonly is_grade: string
  readonly names_bands: string
  readonly axis_end: string
  readonly qualities: string
  readonly pillar: string
}

/** A row of `data/vendor_scales.csv`. */
export interface ScaleRow {
  readonly vendor: string
  readonly level: string
  readonly min: number
  readonly max: number
  /** Which bounds belong to the band: `[min,max)`. */
  readonly interval: string
  readonly class: string
}

/** Vendors out of the rows of the two tables, in the order of the first; what has no scale, or a word we do not know, is left out. */
export function toVendors(rows: readonly VendorRow[], scales: readonly ScaleRow[]): RatingVendor[] {
  return rows.flatMap((row) => {
    const { key, name_ja: nameJa, name_en: nameEn, short, direction, measures, notation } = row
    const bands = toBands(scales.filter(({ vendor }) => vendor === key))
    if (bands.length === 0 || !isOneOf(ratingDirections, direction)) return []
    if (!isOneOf(badges, measures) || !isOneOf(notations, notation)) return []
    return {
      ...{ key, nameJa, nameEn, short, direction, measures, notation, bands },
      isGrade: row.is_grade === '1',
      namesBands: row.names_bands === '1',
      axisEnd: row.axis_end === '' ? null : Number(row.axis_end),
      qualities: row.qualities.split(';').filter((item) => item !== ''),
      pillar: isOneOf(['E', 'S', 'G'] as const, row.pillar) ? row.pillar : null,
    }
  })
}

/** The bands of a scale from the lowest figures up. */
export function toBands(rows: readonly Omit<ScaleRow, 'vendor'>[]): Band[] {
  const bands = rows.flatMap(({ level, min, max, interval, class: band }) =>
    isOneOf(ratingClasses, band)
      ? [{ level, min, max, hasMin: !interval.startsWith('('), hasMax: interval.endsWith(']'), class: band }]
      : [],
  )
  return bands.sort((a, b) => a.min - b.min)
}

const isOneOf = <T extends string>(words: readonly T[], text: string): text is T =>
  (words as readonly string[]).includes(text)

/**
 * The band that a figure falls into; the ends of the scale belong to it.
 *
 * @returns undefined outside the scale, or in a gap between two bands
 */
export function bandOf(bands: readonly Band[], value: number): Band | undefined {
  const [lowest, highest] = [bands[0], bands.at(-1)]
  if (value === lowest?.min) return lowest
  if (value === highest?.max) return highest
  return bands.find(
    ({ min, max, hasMin, hasMax }) => (hasMin ? value >= min : value > min) && (hasMax ? value <= max : value < max),
  )
}
