/**
 * The first period end for which Japan's filing taxonomy has an element for an indicator. A gap in an earlier report is no silence:
 * there was nowhere to report it. Staff figures are tagged from the start; the sustainability and staff section since the Cabinet
 * Office Order of 31 January 2023.
 */
export const taggedSince: readonly { readonly periodEnd: string; readonly indicators: readonly string[] }[] = [
  { periodEnd: '2019-03-31', indicators: ['S-LR-004', 'S-LR-005', 'S-LR-006', 'F-GV-001'] },
  { periodEnd: '2023-03-31', indicators: ['S-DV-002', 'S-DV-008', 'S-DV-009', 'S-DV-010', 'S-DV-011'] },
]

const sinceByCode: ReadonlyMap<string, string> = new Map(
  taggedSince.flatMap(({ periodEnd, indicators }) => indicators.map((code) => [code, periodEnd])),
)

/** Period end from which an indicator's element exists; null for one that always had it, or never. */
export function taggedFrom(indicator: string): string | null {
  return sinceByCode.get(indicator) ?? null
}

/**
 * Whether the form of a period had an element for the indicator.
 *
 * @param periodEnd last day of the period, `YYYY-MM-DD`
 */
export function isTagged(indicator: string, periodEnd: string): boolean {
  const since = taggedFrom(indicator)
  return since === null || periodEnd >= since
}
