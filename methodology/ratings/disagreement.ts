/** What a rater says of one category, and how much it counts. */
interface CategoryView {
  /** Any scale, the same in both raters; null when the rater does not rate the category. */
  readonly score: number | null
  /** Weight in the rater's total, 0 or more; not scaled again. */
  readonly weight: number
}

/** One rater: its categories by a code that both raters share, or its pillars E, S and G. */
export type RaterView = Readonly<Record<string, CategoryView>>

/** A category's part in the difference; the three add up to `w_a × s_a − w_b × s_b`. */
interface CategoryPart {
  readonly category: string
  readonly measurement: number
  readonly scope: number
  readonly weight: number
}

/** Why two raters differ, in points of their scale. */
export type Disagreement =
  | {
      readonly kind: 'explained'
      /** Σ w_a s_a − Σ w_b s_b over what each rates. */
      readonly difference: number
      /** Both look at it and see something else: Σ common w̄ (s_a − s_b). */
      readonly measurement: number
      /** Only one looks at it: w_a s_a of the first alone, less w_b s_b of the second alone. */
      readonly scope: number
      /** Both see it and count it differently: Σ common s̄ (w_a − w_b). */
      readonly weight: number
      /** The largest part first. */
      readonly parts: readonly CategoryPart[]
    }
  | { readonly kind: 'not-available'; readonly reason: 'no-categories' | 'no-common-category' | 'not-finite' }

/**
 * The difference between two raters' totals as scope, measurement and weight; the three add up to it exactly.
 *
 * An accounting identity for one company, after the split of Berg, Kölbel and Rigobon, who estimate theirs by regression.
 *
 * Source: Aggregate Confusion, Review of Finance (2022), for the three sources; the midpoint form is ours.
 */
export function disagreementOf(a: RaterView, b: RaterView): Disagreement {
  const isRated = (rater: RaterView, category: string) => (rater[category]?.score ?? null) !== null
  const categories = [...new Set([...Object.keys(a), ...Object.keys(b)])]
  const [ofA, ofB] = [
    categories.filter((category) => isRated(a, category)),
    categories.filter((category) => isRated(b, category)),
  ]
  if (ofA.length === 0 || ofB.length === 0) return { kind: 'not-available', reason: 'no-categories' }
  if (!ofA.some((category) => isRated(b, category))) return { kind: 'not-available', reason: 'no-common-category' }

  const parts = categories
    .filter((category) => isRated(a, category) || isRated(b, category))
    .map((category) => partOf(category, a[category], b[category]))
    .sort((first, second) => sizeOf(second) - sizeOf(first))
  const sum = (of: 'measurement' | 'scope' | 'weight') => parts.reduce((total, part) => total + part[of], 0)
  const [measurement, scope, weight] = [sum('measurement'), sum('scope'), sum('weight')]
  const difference = total(a) - total(b)
  if (!Number.isFinite(difference)) return { kind: 'not-available', reason: 'not-finite' }
  return { kind: 'explained', difference, measurement, scope, weight, parts }
}

function partOf(category: string, a: CategoryView | undefined, b: CategoryView | undefined): CategoryPart {
  const [ownA, ownB] = [a?.score ?? null, b?.score ?? null]
  if (ownA === null || ownB === null) {
    const scope = (ownA ?? 0) * (a?.weight ?? 0) - (ownB ?? 0) * (b?.weight ?? 0)
    return { category, measurement: 0, scope, weight: 0 }
  }
  return {
    category,
    measurement: ((a!.weight + b!.weight) / 2) * (ownA - ownB),
    scope: 0,
    weight: ((ownA + ownB) / 2) * (a!.weight - b!.weight),
  }
}

const sizeOf = ({ measurement, scope, weight }: CategoryPart) => Math.abs(measurement + scope + weight)

function total(rater: RaterView): number {
  return Object.values(rater).reduce((sum, { score, weight }) => sum + (score ?? 0) * weight, 0)
}
