import type { Agreement } from '../ratings/consensus.ts'

/** A rating as it stands in a finding. */
interface RatedBy {
  readonly vendor: string
  /** As the vendor writes it. */
  readonly value: string
}

export type Level = 'strength' | 'average' | 'issue'

/** The figures that say in a sentence of their own that there is nothing to show. */
export type FindingKind = 'evaluations' | 'radar' | 'trend' | 'materiality' | 'waterfall' | 'consensus' | 'coverage'

/** Codes named in a sentence, the most telling first, and how many more there are. */
export interface Named {
  readonly codes: readonly string[]
  /** Not named, 0 or more. */
  readonly more: number
}

/**
 * What a figure shows, chosen by rule and free of language; `web/findings` makes the sentence.
 *
 * Rules and thresholds: docs/methodology/findings.md.
 */
export type Finding =
  | { readonly kind: 'no-data'; readonly figure: FindingKind }
  | {
      readonly kind: 'evaluations'
      readonly raters: number
      readonly lowest: RatedBy
      readonly highest: RatedBy
      /** How far they agree, told by the dispersion of their ranks as for the consensus; null without a consensus of them. */
      readonly consensus: { readonly dispersion: number; readonly agreement: Agreement } | null
    }
  | { readonly kind: 'radar'; readonly leading: Named; readonly trailing: Named }
  | {
      readonly kind: 'trend'
      readonly from: number
      readonly to: number
      /** Points of a score of 0 to 100, the last less the first. */
      readonly change: number
      readonly course: 'rising' | 'falling' | 'flat'
    }
  /** Scored years that rest on other figures than the last one. */
  | { readonly kind: 'unlike-years'; readonly last: number }
  | {
      readonly kind: 'materiality'
      readonly themes: number
      /** Themes below the industry's average. */
      readonly below: number
      /** Their share of the weight, 0 to 1. */
      readonly weightShare: number
    }
  | {
      readonly kind: 'waterfall'
      /** Points of a score of 0 to 100 above the reference, one decimal. */
      readonly difference: number
      readonly raising: Named
      readonly lowering: Named
    }
  | {
      readonly kind: 'highlights'
      readonly strengths: Named
      readonly issues: Named
      readonly silent: readonly string[]
    }
  | {
      readonly kind: 'consensus'
      readonly vendors: number
      /** Mean percentile rank, 0 to 1. */
      readonly mean: number
      /** Standard deviation of the ranks, 0 to 0.5. */
      readonly dispersion: number
      readonly agreement: Agreement
    }
  | { readonly kind: 'coverage'; readonly disclosedShare: number; readonly isLow: boolean }

/** The sentence of a figure without data. */
export function noData(figure: FindingKind): Finding {
  return { kind: 'no-data', figure }
}

/**
 * The first few of some codes, and the number of the rest.
 *
 * @param all how many there are, when not all of them are given
 */
export function named(codes: readonly string[], max = 3, all = codes.length): Named {
  // One code left out says less than its name and takes as long.
  const first = codes.length === max + 1 ? codes : codes.slice(0, max)
  return { codes: first, more: all - first.length }
}
