import { pearson, spearman } from '../statistics/correlation.ts'
import type { RaterColumn } from './consensus.ts'

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

/**
 * Correlations between the ratings of six raters, and their mean, that a study of another sample reports: no benchmark.
 *
 * Source: Berg, Kölbel and Rigobon, Aggregate Confusion, Review of Finance 26 (2022), abstract and introduction.
 */
export const publishedCorrelations = { raters: 6, least: 0.38, most: 0.71, mean: 0.54 } as const
