/** A score of several companies, 0 to 100; null where a company has none. */
export interface ComparedScores {
  readonly code: string
  readonly values: readonly (number | null)[]
  /** Share of the weight of the whole, 0 to 1; null for what is no category. */
  readonly weight: number | null
  /** Of the whole: whether the rank of a company may lie in so many bands that it cannot be told from the middle; it is not named then. */
  readonly isUnclear?: readonly boolean[]
}

/** What a comparison of companies says first. */
export type ComparisonFinding =
  /** Nobody has a score of the whole. */
  | { readonly kind: 'none' }
  /** One company has a score, and nothing stands beside it. */
  | { readonly kind: 'one' }
  /** One of a few companies leads in most categories. */
  | { readonly kind: 'leads'; readonly company: number; readonly categories: number; readonly of: number }
  /** One of a few companies is last in categories that weigh as much as this. */
  | { readonly kind: 'trails'; readonly company: number; readonly categories: number; readonly weight: number }
  /** The first three of a few lie less apart than the rule for missing figures moves one of them. */
  | { readonly kind: 'close'; readonly apart: number; readonly moved: number }
  /** How far they lie apart, and in which category most. */
  | {
      readonly kind: 'span'
      readonly companies: number
      readonly least: number
      readonly most: number
      readonly widest: { readonly code: string; readonly points: number } | null
    }

/** Up to so many companies one is named that leads or trails. */
const few = 5
/** Share of the categories in which a company leads, or of the weight of those in which it is last, for it to be named. */
const max = 0.6

/**
 * The headline of a comparison: with few companies, which one leads or trails; otherwise whether the top three differ by more than the
 * rules for missing figures move them; otherwise the range.
 *
 * @param total scores of the whole
 * @param categories in any order; one in which fewer than two have a score, or all the same, says nothing
 * @param otherRules scores of the whole under the other rules for missing figures; without any, nothing is said of them
 */
export function comparisonFinding(
  total: ComparedScores,
  categories: readonly ComparedScores[],
  otherRules: readonly ComparedScores['values'][] = [],
): ComparisonFinding {
  const scored = total.values.filter((value) => value !== null)
  if (scored.length === 0) return { kind: 'none' }
  if (scored.length === 1) return { kind: 'one' }
  const differingCategories = categories.filter(({ values }) => spreadOf(values) > 0)
  if (scored.length <= few && differingCategories.length > 0) {
    const named = leaderOf(total, differingCategories) ?? trailerOf(total, differingCategories)
    if (named && !('company' in named && total.isUnclear?.[named.company])) return named
  }
  const close = scored.length <= few ? closeFirstThree(total.values, otherRules) : null
  if (close) return close
  const widest = differingCategories.toSorted((a, b) => spreadOf(b.values) - spreadOf(a.values))[0]
  return {
    kind: 'span',
    companies: scored.length,
    least: Math.min(...scored),
    most: Math.max(...scored),
    widest: widest ? { code: widest.code, points: spreadOf(widest.values) } : null,
  }
}

function closeFirstThree(
  values: ComparedScores['values'],
  otherRules: readonly ComparedScores['values'][],
): ComparisonFinding | null {
  const first = values
    .flatMap((value, company) => (value === null ? [] : [{ value, company }]))
    .sort((a, b) => b.value - a.value)
    .slice(0, 3)
  if (first.length < 3 || otherRules.length === 0) return null
  const apart = first[0]!.value - first[2]!.value
  const moved = Math.max(
    ...first.map(({ value, company }) => spreadOf([value, ...otherRules.map((rule) => rule[company] ?? null)])),
  )
  return apart < moved ? { kind: 'close', apart, moved } : null
}

/** Highest less lowest; 0 below two figures. */
export function spreadOf(values: readonly (number | null)[]): number {
  const present = values.filter((value) => value !== null)
  return present.length < 2 ? 0 : Math.max(...present) - Math.min(...present)
}

function leaderOf(
  { values }: ComparedScores,
  differingCategories: readonly ComparedScores[],
): ComparisonFinding | null {
  const led = values.map(
    (_, company) => differingCategories.filter((row) => row.values[company] === highest(row.values)).length,
  )
  const company = led.indexOf(Math.max(...led))
  return led[company]! >= max * differingCategories.length
    ? { kind: 'leads', company, categories: led[company]!, of: differingCategories.length }
    : null
}

function trailerOf(
  { values }: ComparedScores,
  differingCategories: readonly ComparedScores[],
): ComparisonFinding | null {
  const whole = differingCategories.reduce((sum, { weight }) => sum + (weight ?? 0), 0)
  const last = values.map((_, company) =>
    differingCategories.filter((row) => row.values[company] === lowest(row.values)),
  )
  const weights = last.map((rows) => rows.reduce((sum, { weight }) => sum + (weight ?? 0), 0))
  const company = weights.indexOf(Math.max(...weights))
  if (whole === 0 || weights[company]! < max * whole) return null
  return { kind: 'trails', company, categories: last[company]!.length, weight: weights[company]! / whole }
}

const highest = (values: readonly (number | null)[]) => Math.max(...values.filter((value) => value !== null))
const lowest = (values: readonly (number | null)[]) => Math.min(...values.filter((value) => value !== null))
