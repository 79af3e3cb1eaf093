export interface ValidatedShare {
  /** Share of the known investment, 0 to 1; null where nothing is invested. */
  readonly share: number | null
  /** Numbers of the companies whose investment is unknown or below zero, and which are in neither sum. */
  readonly lost: readonly number[]
}

/**
 * Portfolio coverage: investment in companies with validated targets ÷ total investment.
 *
 * Source: SBTi finance tool 1.2.5, portfolio coverage (MIT).
 */
export function validatedShare(
  holdings: readonly { readonly company: number; readonly investment: number | null; readonly isValidated: boolean }[],
): ValidatedShare {
  let [total, validated] = [0, 0]
  const lost: number[] = []
  for (const { company, investment, isValidated } of holdings) {
    if (investment === null || !(investment >= 0)) {
      lost.push(company)
      continue
    }
    total += investment
    if (isValidated) validated += investment
  }
  return { share: total > 0 ? validated / total : null, lost }
}
