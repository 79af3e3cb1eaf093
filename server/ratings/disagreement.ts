import type { OpenVendor, Ratings } from '#contract/scores/ratings.ts'
import { disagreementOf, type RaterView } from '#methodology/ratings/disagreement.ts'
import type { RatingVendor } from '#methodology/ratings/vendor-scales.ts'
import type { Universe } from '#server/market/ratings/universe.ts'

const pillars = ['E', 'S', 'G'] as const

interface Candidate {
  readonly vendor: RatingVendor
  readonly total: number
  readonly view: RaterView
  readonly weights: readonly number[]
  readonly n: number
}

/** The two vendors that lie furthest apart, of those whose pillars are known, and why. */
export function widestDisagreement(vendors: readonly OpenVendor[], universe: Universe): Ratings['disagreement'] {
  const candidates = vendors.flatMap((vendor) => candidateOf(vendor, universe)).sort((a, b) => b.total - a.total)
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

/** Vendors that look at one pillar alone: their total is what they say of it, and of the others they say nothing. */
const solePillar: Partial<Record<RatingVendor, (typeof pillars)[number]>> = { cdp: 'E' }

function candidateOf({ vendor, rating, pillars: pillarRatings }: OpenVendor, universe: Universe): Candidate[] {
  const total = rating?.axis ?? null
  if (total === null) return []
  const sole = solePillar[vendor]
  const scores = pillars.map((pillar) =>
    sole ? (pillar === sole ? total : null) : (pillarRatings[pillar]?.axis ?? null),
  )
  if (!sole && scores.some((score) => score === null)) return []
  const implied = sole
    ? { weights: pillars.map((pillar) => (pillar === sole ? 1 : 0)), n: universe.columns.get(vendor)!.rated }
    : universe.weights(vendor)
  if (!implied) return []
  const view = Object.fromEntries(
    pillars.map((pillar, k) => [pillar, { score: scores[k]!, weight: implied.weights[k]! }]),
  )
  return [{ vendor, total, view, weights: implied.weights, n: implied.n }]
}
