/** The six vendors, as ratings are stored. */
export const ratingVendors = ['msci', 'sp', 'refinitiv', 'sustainalytics', 'cdp', 'ftse'] as const
export type RatingVendor = (typeof ratingVendors)[number]

/** How a table of scales calls them. */
const namesInTable: Readonly<Record<string, RatingVendor>> = {
  MSCI: 'msci',
  'S&P CSA': 'sp',
  Refinitiv: 'refinitiv',
  Sustainalytics: 'sustainalytics',
  CDP: 'cdp',
  'FTSE Russell': 'ftse',
}

/** `not-disclosed`: CDP's F, a company that was asked and did not answer enough to be rated. */
export type RatingClass = 'strength' | 'average' | 'issue' | 'not-disclosed'

/** A row of `data/vendor_scales.csv`. */
export interface ScaleRow {
  readonly vendor: string
  /** Letter, or name of the band. */
  readonly level: string
  /** Bounds on the vendor's own scale; of CDP, the place from the worst. */
  readonly min: number
  readonly max: number
  /** Which bound belongs to the band. */
  readonly interval: string
  readonly class: string
}

export interface Band {
  readonly level: string
  readonly min: number
  readonly max: number
  readonly hasMin: boolean
  readonly class: RatingClass
}

/** Bands of each vendor, from the lowest figures up. */
export type VendorScales = Readonly<Record<RatingVendor, readonly Band[]>>

/** Scales out of the rows of the table; rows of vendors or classes we do not know are left out. */
export function toVendorScales(rows: readonly ScaleRow[]): VendorScales {
  const scales = Object.fromEntries(ratingVendors.map((vendor) => [vendor, [] as Band[]])) as Record<
    RatingVendor,
    Band[]
  >
  for (const row of rows) {
    const vendor = Object.hasOwn(namesInTable, row.vendor) ? namesInTable[row.vendor] : undefined
    if (!vendor || !isClass(row.class)) continue
    const { level, min, max } = row
    const isSilent = vendor === 'cdp' && level === 'F' // the table calls it an issue, decision 15 sets it apart
    scales[vendor].push({
      level,
      min,
      max,
      hasMin: !row.interval.startsWith('('),
      class: isSilent ? 'not-disclosed' : row.class,
    })
  }
  for (const bands of Object.values(scales)) bands.sort((a, b) => a.min - b.min)
  return scales
}

function isClass(text: string): text is 'strength' | 'average' | 'issue' {
  return text === 'strength' || text === 'average' || text === 'issue'
}

/**
 * The band that a figure falls into; the ends of the scale belong to it.
 *
 * @returns undefined outside the scale, or in a gap between two bands
 */
export function bandOf(bands: readonly Band[], value: number): Band | undefined {
  const [lowest, highest] = [bands[0], bands.at(-1)]
  if (value === lowest?.min) return lowest
  if (value === highest?.max) return highest
  return bands.find(({ min, max, hasMin }) => (hasMin ? value >= min && value < max : value > min && value <= max))
}
