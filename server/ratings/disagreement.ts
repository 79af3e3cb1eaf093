import type { OpenVendor, Ratings } from '#contract/scores/ratings.ts'
import { disagreementOf, type RaterView } from '#methodology/ratings/disagreement.ts'
import type { RatingVendor } from '#methodology/ratings/vendor-scales.ts'
import type { Universe } from '#server/market/ratings/universe.ts'

const pillars = ['E', 'S', 'G'] as const

interface Candidate {
  /** Key of the vendor. */
  readonly vendor: string
  readonly total: number
  readonly view: RaterView
  readonly weights: readonly number[]
  readonly n: number
}

interface Among {
  readonly vendors: readonly RatingVendor[]
  readonly universe: Universe
}

/** The two vendors that lie furthest apart, of those whose pillars are known, and why. */
export function widestDisagreement(open: readonly OpenVendor[], among: Among): Ratings['disagreement'] {
  const candidates = open.flatMap((vendor) => candidateOf(vendor, among)).sort((a, b) => b.total - a.total)
  const [a, b] = [candidates[0], candidates.at(-1)]
  if (!a || !b || a === b) return null
  const disagreement = disagreementOf(a.view, b.view)
  if (disagreement.kind === 'not-available') return null
  const { measurement, scope, weight, difference, parts } = disagreement
  const gap = a.total - b.total
  return {
    a: a.vendor,
    b: b.vendor,
    gap,
    measurement,
    scope,
    weight,
    rest: gap - difference,
    weights: { a: [...a.weights], b: [...b.weights] },
    n: { a: a.n, b: b.n },
    parts: parts.map((part) => ({ ...part, category: part.category as (typeof pillars)[number] })),
  }
}

function candidateOf(
  { vendor, rating, pillars: pillarRatings }: OpenVendor,
  { vendors, universe }: Among,
): Candidate[] {
  const total = rating?.axis ?? null
  const definition = vendors.find(({ key }) => key === vendor)
  if (total === null || !definition) return []
  // Of a vendor that looks at one pillar alone the total is what it says of it, and of the others it says nothing.
  const sole = definition.pillar
  const scores = pillars.map((pillar) =>
    sole ? (pillar === sole ? total : null) : (pillarRatings[pillar]?.axis ?? null),
  )
  if (!sole && scores.some((score) => score === null)) return []
  const implied = sole
    ? { weights: pillars.map((pillar) => (pillar === sole ? 1 : 0)), n: universe.columns.get(vendor)!.rated }
    : universe.weights(definition)
  if (!implied) return []
  const view = Object.fromEntries(
    pillars.map((pillar, k) => [pillar, { score: scores[k]!, weight: implied.weights[k]! }]),
  )
  return [{ vendor, total, view, weights: implied.weights, n: implied.n }]
}
