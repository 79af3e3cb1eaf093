import type { Company } from '#contract/market/companies.ts'
import type { OpenVendor, Rating, Ratings } from '#contract/scores/ratings.ts'
import type { CompanyScores } from '#contract/scores/scores.ts'
import type { Badge } from '#methodology/scores/hierarchy.ts'
import { ownRating, vendorName } from '../../app/vendors.ts'
import type { Band } from '../../charts/Band.tsx'
import { formatScore } from '../../format.ts'
import { scoreOf } from '../../scoring/use-scores.ts'
import { evaluationMessages } from './evaluation-messages.ts'

/** One line of the comparison. */
export interface Rater {
  readonly key: string | 'consensus'
  readonly name: string
  readonly measures: Badge | 'blend'
  readonly isLowerBetter: boolean
  /** From the lowest to the highest that the rater gives. */
  readonly scale: string
  /** As the rater writes it; null when it has not rated. */
  readonly value: string | null
  readonly level: string | null
  /** 0 to 1. */
  readonly axis: number | null
  readonly average: number | null
  readonly peers: readonly number[]
  readonly band: Band | 'silent'
  readonly rank: { readonly rank: number; readonly of: number } | null
  readonly before: string | null
  readonly updated: string | null
  readonly history: readonly { readonly year: number; readonly text: string; readonly axis: number | null }[]
}

/** Our own total as a rater among the others. */
export function ownRater(scores: CompanyScores, company: Company, peers: readonly number[]): Rater {
  const score = scoreOf(scores.scores, 'sustainability_score')
  const text = (share: number | null | undefined) => (share == null ? null : formatScore(share))
  return {
    key: 'satoyama',
    name: vendorName(ownRating),
    measures: 'performance',
    isLowerBetter: false,
    scale: evaluationMessages().scales.satoyama,
    value: text(score?.value),
    level: null,
    axis: score?.value ?? null,
    average: score?.average ?? null,
    peers,
    band: score?.standing ?? 'none',
    rank: score?.rank ?? null,
    before: text(score?.previous),
    updated: company.updatedOn,
    history: [],
  }
}

export function consensusRater({ consensus, vendors }: Ratings): Rater | null {
  if (!consensus) return null
  const days = vendors.flatMap((vendor) => (vendor.locked ? [] : (vendor.rating?.ratedOn ?? [])))
  return {
    key: 'consensus',
    name: evaluationMessages().consensus,
    measures: 'blend',
    isLowerBetter: false,
    scale: evaluationMessages().scales.consensus,
    value: formatScore(consensus.mean),
    level: null,
    axis: consensus.mean,
    average: consensus.average,
    peers: consensus.peers,
    band: consensus.standing ?? 'none',
    rank: consensus.rank,
    before: consensus.previous === null ? null : formatScore(consensus.previous),
    updated: days.sort().at(-1) ?? null,
    history: consensus.history.map(({ year, mean }) => ({ year, text: formatScore(mean), axis: mean })),
  }
}

export function vendorRater(vendor: OpenVendor): Rater {
  const { rating, previous } = vendor
  return {
    key: vendor.vendor,
    name: vendorName(vendor.vendor),
    measures: vendor.measures,
    isLowerBetter: vendor.direction === 'lower_better',
    scale: scaleText(vendor),
    value: rating && written(rating.value),
    level: rating && rating.level !== rating.value ? rating.level : null,
    axis: rating?.axis ?? null,
    average: vendor.average,
    peers: vendor.peers,
    band: bandOf(rating),
    rank: vendor.rank,
    before: previous && written(previous.value),
    updated: rating?.ratedOn ?? null,
    history: vendor.history.map(({ year, rating: of }) => ({ year, text: written(of.value), axis: of.axis })),
  }
}

function scaleText({ scale: { least, most, silent }, direction }: OpenVendor): string {
  const m = evaluationMessages()
  const scale = m.scaleBetween(written(least), written(most))
  const turned = direction === 'lower_better' ? m.scaleLower(scale) : scale
  return silent === null ? turned : m.scaleSilent(turned, silent)
}

/** A minus that is as wide as a plus. */
export const written = (value: string) => value.replace(/-$/, '−')

export function bandOf(rating: Rating | null): Band | 'silent' {
  if (!rating?.class) return 'none'
  return rating.class === 'not-disclosed' ? 'silent' : rating.class
}
