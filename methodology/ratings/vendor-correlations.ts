import type { RaterColumn } from './consensus.ts'
import { pearson, spearman } from './correlation.ts'
import type { RatingVendor } from './vendor-scales.ts'

/** Fewest companies in common for a correlation. */
const fewestPairs = 10

/** How closely two vendors' ratings run together, over the companies that both rate. */
export interface Correlation {
  /** Keys of the vendors. */
  readonly a: string
  readonly b: string
  /** Companies rated by both. */
  readonly n: number
  /** Of the values, −1 to 1, both turned so that more is better; null under ten companies or when either does not vary. */
  readonly pearson: number | null
  /** Of the ranks among the common companies, ties sharing the middle. Letters are ordinal, so this is the one to read. */
  readonly spearman: number | null
}

/** Correlations of every pair of vendors, in the order given. */
export function correlationsOf(universe: readonly RaterColumn[]): Correlation[] {
  return universe.flatMap((first, position) => universe.slice(position + 1).map((second) => correlation(first, second)))
}

function correlation(first: RaterColumn, second: RaterColumn): Correlation {
  const common = [...first.values.keys()].filter(
    (company) => !Number.isNaN(first.values[company]!) && !Number.isNaN(second.values[company] ?? Number.NaN),
  )
  const [x, y] = [turned(first, common), turned(second, common)]
  const n = common.length
  const isEnough = n >= fewestPairs
  return {
    a: first.vendor,
    b: second.vendor,
    n,
    pearson: isEnough ? pearson(x, y) : null,
    spearman: isEnough ? spearman(x, y) : null,
  }
}

function turned({ values, direction }: RaterColumn, common: readonly number[]): Float64Array {
  const sign = direction === 'lower_better' ? -1 : 1
  return Float64Array.from(common, (company) => sign * values[company]!)
}

/** A row of `data/berg_rating_correlations.csv`. */
export interface PublishedCorrelation {
  readonly rater_a: string
  readonly rater_b: string
  readonly ESG: number
  readonly E: number
  readonly S: number
  readonly G: number
  /** How far the row was checked: `verified`, `recalled`, `proposed`. */
  readonly status: string
}

/** A correlation beside the published one. */
export interface ComparedCorrelation extends Correlation {
  /** −1 to 1; null when the study has not the pair. */
  readonly published: number | null
  /** Pearson less published; null when either is missing. */
  readonly difference: number | null
  /** Status of the published figure; null without one. */
  readonly status: string | null
}

/** Correlations beside those of Berg, Kölbel and Rigobon (2022). Another sample, so no benchmark: a difference is no error. */
export function compareWithPublished(
  correlations: readonly Correlation[],
  {
    vendors,
    published,
  }: { readonly vendors: readonly RatingVendor[]; readonly published: readonly PublishedCorrelation[] },
  pillar: 'ESG' | 'E' | 'S' | 'G' = 'ESG',
): ComparedCorrelation[] {
  const inStudy = (key: string) => vendors.find((vendor) => vendor.key === key)?.study ?? undefined
  return correlations.map((own) => {
    const [a, b] = [inStudy(own.a), inStudy(own.b)]
    const row = published.find(
      ({ rater_a, rater_b }) => (rater_a === a && rater_b === b) || (rater_a === b && rater_b === a),
    )
    const value = row?.[pillar] ?? null
    const difference = value === null || own.pearson === null ? null : own.pearson - value
    return { ...own, published: value, difference, status: row?.status ?? null }
  })
}
