/**
 * From which period end on Japan's filing taxonomy has an element for an indicator; a gap in a report of an earlier period is no
 * silence. The annual report carries staff figures as data, and since the Cabinet Office Order of 31 January 2023 its section on
 * sustainability and staff, for fiscal years that ended on these days or later.
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
