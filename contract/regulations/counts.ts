import type { GapCounts } from './regulations.ts'

/** Figures that could have been disclosed: with a report whose form has a place for them, and not said to be none. */
export function expectedOf(counts: GapCounts): number {
  return (
    counts.disclosed +
    counts.estimated +
    counts['not-disclosed'] +
    counts['not-stated'] +
    counts['other-boundary'] +
    counts['under-review']
  )
}

/** Share that is disclosed of what could have been; null where nothing could. An estimate is no disclosure. */
export function disclosedShare(counts: GapCounts): number | null {
  const expected = expectedOf(counts)
  return expected === 0 ? null : counts.disclosed / expected
}
