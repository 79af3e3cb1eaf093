import type { GapCounts } from '#contract/regulations/regulations.ts'

/** Figures that could have been disclosed: with a report whose form has a place for them, and not said to be none. */
export const expectedOf = (counts: GapCounts): number =>
  counts.disclosed +
  counts.estimated +
  counts['not-disclosed'] +
  counts['not-stated'] +
  counts['other-boundary'] +
  counts['under-review']

/** Share that is disclosed of it; null where nothing could be. */
export function disclosedShare(counts: GapCounts): number | null {
  const expected = expectedOf(counts)
  return expected === 0 ? null : counts.disclosed / expected
}
