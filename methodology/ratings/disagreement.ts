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
      /** Both look at it and see something else: Σ common w̄ (s_a − s_b), weights scaled to what each rater counts in all. */
      readonly measurement: number
      /** Only one looks at it: how far it pulls that rater's total from what it sees in common, w_a (s_a − m_a), the second's with a minus. */
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
  const common = ofA.filter((category) => isRated(b, category))
  if (common.length === 0) return { kind: 'not-available', reason: 'no-common-category' }
  const [first, second] = [commonOf(a, ofA, common), commonOf(b, ofB, common)]
  const parts = categories
    .filter((category) => isRated(a, category) || isRated(b, category))
    .map((category) => partOf(category, { view: a[category], ...first }, { view: b[category], ...second }))
    .sort((one, other) => sizeOf(other) - sizeOf(one))
  const sum = (of: 'measurement' | 'scope' | 'weight') => parts.reduce((total, part) => total + part[of], 0)
  const [measurement, scope, weight] = [sum('measurement'), sum('scope'), sum('weight')]
  const difference = total(a) - total(b)
  if (!Number.isFinite(difference)) return { kind: 'not-available', reason: 'not-finite' }
  return { kind: 'explained', difference, measurement, scope, weight, parts }
}

/** What a rater sees of the categories that both rate. */
interface Common {
  /** Weighted mean of its scores there; 0 where it gives them no weight. */
  readonly mean: number
  /** Weight of all it rates ÷ weight of these. */
  readonly reach: number
}

function commonOf(rater: RaterView, all: readonly string[], common: readonly string[]): Common {
  const weigh = (of: readonly string[]) => of.reduce((sum, category) => sum + rater[category]!.weight, 0)
  const [whole, weight] = [weigh(all), weigh(common)]
  if (weight <= whole * 1e-12) return { mean: 0, reach: 1 }
  const sum = common.reduce((sum, category) => sum + rater[category]!.weight * rater[category]!.score!, 0)
  return { mean: sum / weight, reach: whole / weight }
}

type Side = Common & { readonly view: CategoryView | undefined }

function partOf(category: string, a: Side, b: Side): CategoryPart {
  const [ownA, ownB] = [a.view?.score ?? null, b.view?.score ?? null]
  if (ownA === null || ownB === null) {
    const pull = ({ view, mean }: Side) => (view?.score == null ? 0 : view.weight * (view.score - mean))
    return { category, measurement: 0, scope: pull(a) - pull(b), weight: 0 }
  }
  const [weightA, weightB] = [a.view!.weight * a.reach, b.view!.weight * b.reach]
  return {
    category,
    measurement: ((weightA + weightB) / 2) * (ownA - ownB),
    scope: 0,
    weight: ((ownA + ownB) / 2) * (weightA - weightB),
  }
}

const sizeOf = ({ measurement, scope, weight }: CategoryPart) => Math.abs(measurement + scope + weight)

function total(rater: RaterView): number {
  return Object.values(rater).reduce((sum, { score, weight }) => sum + (score ?? 0) * weight, 0)
}
