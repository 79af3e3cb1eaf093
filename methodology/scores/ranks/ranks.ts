import type { ErrorScale } from '../../inference/scale.ts'
import type { ScoredIndicator } from '../hierarchy.ts'

/** Where a percentile comes from. */
export const origins = ['none', 'disclosed', 'estimated', 'inferred', 'worst-value'] as const
export type Origin = (typeof origins)[number]
export const originCode = Object.fromEntries(origins.map((origin, code) => [origin, code])) as Record<Origin, number>

/**
 * Percentile ranks of all scored indicators, fiscal years and companies.
 *
 * A percentile is kept as a whole number over a whole number: `parts ÷ units`. Of a figure that is ranked, parts ÷ units is
 * (2 × worse + same) ÷ 2n exactly; an expected percentile is rounded to the nearest part. Cell (indicator i, year y, place p in the order of the peers) stands at `(i × years + y) × companies + p`;
 * an industry's companies lie side by side.
 */
export interface Ranks {
  readonly parts: Uint16Array | Uint32Array
  /** Codes of `origins`; where it is none there is no percentile. */
  readonly origins: Uint8Array
  /** By (indicator × years + year) × industries + industry: parts of a whole, a multiple of twice `sizes`; 0 without a group. */
  readonly units: Int32Array
  /** By the same: figures in the group that the rank was taken in; 0 without one. */
  readonly sizes: Int32Array
  /** By the same: position of that group in `peers.groups`. */
  readonly references: Uint16Array
  /** By the same: companies of the industry that have no percentile though they reported that year. */
  readonly gaps: Uint16Array
  /** By year × companies + place: 1 for a company without a report of the year, which has no percentile at all. */
  readonly absent: Uint8Array
}

interface RankShape {
  readonly indicators: number
  readonly years: number
  readonly companies: number
  readonly industries: number
}

/** Empty ranks in shared memory, for threads to fill. Parts go up to twice the companies at least. */
export function emptyRanks({ indicators, years, companies, industries }: RankShape): Ranks {
  const cells = indicators * years * companies
  const columns = indicators * years * industries
  return {
    parts:
      companies < 32_768
        ? new Uint16Array(new SharedArrayBuffer(cells * 2))
        : new Uint32Array(new SharedArrayBuffer(cells * 4)),
    origins: new Uint8Array(new SharedArrayBuffer(cells)),
    units: new Int32Array(new SharedArrayBuffer(columns * 4)),
    sizes: new Int32Array(new SharedArrayBuffer(columns * 4)),
    references: new Uint16Array(new SharedArrayBuffer(columns * 2)),
    gaps: new Uint16Array(new SharedArrayBuffer(columns * 2)),
    absent: new Uint8Array(new SharedArrayBuffer(years * companies)),
  }
}

/** Values put in the place of missing ones; NaN where nothing was inferred. In the panel's order of companies. */
export interface Imputed {
  readonly values: Float64Array
  /** On `scale`; NaN where none was measured. Only the expected percentile asks for them. */
  readonly standardErrors?: Float64Array
  readonly scale?: ErrorScale
}

/** What stands for missing figures of an indicator of which nothing is inferred. */
export const nothingInferred = (companies: number): Imputed => ({
  values: new Float64Array(companies).fill(Number.NaN),
  standardErrors: new Float64Array(companies).fill(Number.NaN),
})

export type Imputation = (indicator: ScoredIndicator, year: number) => Imputed | 'worst-value'
