import { totals } from '../hierarchy.ts'
import { type Expected, ofExpected, ofFigure } from './percentile.ts'
import { ofTransform, type Transformed } from './transform.ts'

/** Least disclosure below which there is no score. */
interface Minimum {
  readonly weight: number
  readonly count: number
}

/** One indicator in a bundle, as far as its percentile goes. */
interface BundleIndicator {
  readonly code: string
  readonly category: string
  readonly direction: 'higher_better' | 'lower_better'
  /** Weight inside its category, above 0. */
  readonly weight: number
  readonly origin: 'disclosed' | 'estimated' | 'inferred' | 'worst-value'
  /** What is ranked; null for the worst value, and for what counts as expected without anything that could be ranked. */
  readonly ranked: number | null
  /** How it counts where it is not ranked as it stands. */
  readonly expected: Expected | null
  /** What its percentile becomes; left out where it stays what it is. */
  readonly transform?: Transformed | undefined
  /** What is ranked of its peer group. */
  readonly figures: readonly { readonly value: number }[]
}

interface BundleMean {
  readonly coverage: number
  /** Weight of indicators that nobody of the industry is ranked in. */
  readonly unranked: number
  readonly minimum: Minimum | null
  readonly ranking: { readonly means: readonly { readonly company: number; readonly mean: number }[] } | null
}

/** The rows a score was made from, as anybody may download them. */
interface BundleRows {
  readonly company: { readonly id: number }
  /** Weight of each category in the score. */
  readonly weights: Readonly<Record<string, number>>
  readonly indicators: readonly BundleIndicator[]
  /** By category, or by the score's own name. */
  readonly means: Readonly<Record<string, BundleMean>>
  readonly total: { readonly coverage: number; readonly minimum: MinimumOfTotal | null } | null
  /** Which indicators are in use; left out where all weigh. */
  readonly use?: Use | undefined
}

interface MinimumOfTotal extends Minimum {
  readonly pillars?: number | undefined
  readonly figures?: number | undefined
}

interface Use {
  readonly companies: number
  readonly share: number
  readonly reported: number
  readonly indicators: readonly { readonly code: string; readonly figures: number }[]
}

/** A number that was made again is the one stated when they differ by less: sums in another order end in other digits. */
const tolerance = 1e-9

/**
 * A score made again from its rows alone, by the method's words and none of its engine: percentile → mean → rank among the peers'
 * means → weighted mean, and nothing where less than the minimum is disclosed. docs/methodology/recipes.md.
 *
 * @returns 0 to 1; null without a score, and where the rows contradict each other
 */
export function recomputeBundle({ company, weights, indicators, means, total, use }: BundleRows): number | null {
  if (use && !areInUse(indicators, use)) return null
  const rowsOf = Map.groupBy(indicators, ({ category }) => category)
  let [sum, whole, disclosed, all, count, figures] = [0, 0, 0, 0, 0, 0]
  const pillars = new Set<number>()
  for (const [category, weight] of Object.entries(weights)) {
    if (weight === 0) continue
    const stated = means[category]
    if (!stated) return null
    all += weight
    disclosed += weight * stated.coverage
    const score = scoreOfMean(rowsOf.get(category) ?? [], stated, company.id)
    if (score === undefined) return null
    if (score === null) continue
    sum += weight * score
    whole += weight
    figures += (rowsOf.get(category) ?? []).filter(isDisclosedRow).length
    pillars.add(pillarCategories.findIndex((names) => names.includes(category)))
    count++
  }
  if (whole === 0) return null
  if (total) {
    const min = Math.min(total.minimum?.count ?? 0, Object.keys(weights).length)
    const isKnown = isNear(total.coverage, disclosed / all)
    if (!isKnown || count < min || isBelow(total.coverage, total.minimum?.weight ?? 0)) return null
    if (pillars.size < (total.minimum?.pillars ?? 0) || figures < (total.minimum?.figures ?? 0)) return null
  }
  return Math.min(1, sum / whole)
}

/** Categories of environment, social and governance. */
const pillarCategories: readonly (readonly string[])[] = [totals.e_score, totals.s_score, totals.g_score]

/** Whether every indicator that counts has figures enough, and as many as its row says at least. */
function areInUse(rows: readonly BundleIndicator[], { companies, share, reported, indicators }: Use): boolean {
  const figuresOf = new Map(indicators.map(({ code, figures }) => [code, figures]))
  return rows.every((row) => {
    const figures = figuresOf.get(row.code) ?? 0
    return figures >= companies && figures + tolerance >= share * reported && figures >= row.figures.length
  })
}

/** Shares are compared to 30 binary digits, so that what reaches the least share has it in whatever order it was added up. */
const isBelow = (share: number, min: number) => Math.round(share * 2 ** 30) < Math.round(min * 2 ** 30)

const isNear = (one: number, other: number) => Math.abs(one - other) <= tolerance

/** Null for a mean without a score, undefined for rows that contradict what is stated. */
function scoreOfMean(
  rows: readonly BundleIndicator[],
  { coverage, unranked, minimum, ranking }: BundleMean,
  company: number,
): number | null | undefined {
  if (rows.length === 0) return null
  const disclosedRows = rows.filter(isDisclosedRow)
  const weight = sumOf(rows, (row) => row.weight)
  if (!isNear(coverage, sumOf(disclosedRows, (row) => row.weight) / (weight + unranked))) return undefined
  if (minimum && (isBelow(coverage, minimum.weight) || disclosedRows.length < minimum.count)) return null
  const mean = sumOf(rows, (row) => row.weight * percentileOf(row)) / weight
  if (!ranking) return mean
  const own = ranking.means.find((peer) => peer.company === company)?.mean
  if (own === undefined || !isNear(own, mean)) return undefined
  return ofFigure(
    own,
    ranking.means.map((peer) => peer.mean),
    true,
  )
}

const isDisclosedRow = ({ origin }: BundleIndicator) => origin === 'disclosed' || origin === 'estimated'

const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number) => rows.reduce((sum, row) => sum + of(row), 0)

function percentileOf({ ranked, direction, expected, transform, figures }: BundleIndicator): number {
  if ((ranked === null && !expected) || figures.length === 0) return 0
  const values = figures.map(({ value }) => value)
  const isHigher = direction === 'higher_better'
  const percentile = expected
    ? ofExpected(ranked, values, { ...expected, isHigher })
    : ofFigure(ranked!, values, isHigher)
  return transform ? ofTransform(transform, percentile, isHigher ? values : values.map((value) => -value)) : percentile
}
