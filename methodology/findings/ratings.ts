import { agreementOf } from '../ratings/consensus.ts'
import type { Rating } from '../ratings/vendors.ts'
import { type Finding, noData } from './findings.ts'

/**
 * How several raters see one company; ratings without a class or a place on the axis are left out.
 *
 * @param consensus of these raters; null where there is none, or where it is of others
 */
export function evaluationsFinding(
  ratings: readonly Rating[],
  consensus: { readonly vendors: number; readonly dispersion: number } | null,
): Finding {
  const rated = ratings.flatMap(({ vendor, value, class: level, axis }) =>
    axis === null || level === null || level === 'not-disclosed' ? [] : [{ vendor, value, axis }],
  )
  const sorted = rated.toSorted((a, b) => a.axis - b.axis)
  const [lowest, highest] = [sorted[0], sorted.at(-1)]
  if (!lowest || !highest) return noData('evaluations')

  const agreement = consensus && agreementOf(consensus.vendors, consensus.dispersion)
  return {
    kind: 'evaluations',
    raters: rated.length,
    lowest: { vendor: lowest.vendor, value: lowest.value },
    highest: { vendor: highest.vendor, value: highest.value },
    consensus: agreement && rated.length > 1 ? { dispersion: consensus.dispersion, agreement } : null,
  }
}

/**
 * What the vendors say together of one company.
 *
 * @param mean of the percentile ranks, 0 to 1; NaN without a consensus
 * @param dispersion of the ranks; NaN without a consensus
 */
export function consensusFinding(vendors: number, mean: number, dispersion: number): Finding {
  const agreement = agreementOf(vendors, dispersion)
  if (agreement === null || Number.isNaN(mean)) return noData('consensus')
  return { kind: 'consensus', vendors, mean, dispersion, agreement }
}

/** Share of a score below which disclosed figures are few. Ours, proposed. */
const lowCoverage = 0.5

/**
 * How much of a score rests on what the company disclosed.
 *
 * @param disclosedShare weight of the disclosed figures, 0 to 1; null without a score
 */
export function coverageFinding(disclosedShare: number | null): Finding {
  if (disclosedShare === null || !(disclosedShare >= 0 && disclosedShare <= 1)) return noData('coverage')
  return { kind: 'coverage', disclosedShare, isLow: disclosedShare < lowCoverage }
}
