/** Filings of a fiscal year that were public on the day. */
export interface FilingYear {
  readonly year: number
  readonly filings: number
  /** Whether all that was filed in it is public. */
  readonly isPublic: boolean
}

/** What the screen says first of a company's patents. */
export type PatentHeadline =
  /** Nothing is held. */
  | { readonly kind: 'none' }
  /** Every filing with a day is of the months in which not all is public yet. */
  | { readonly kind: 'recent'; readonly filings: number }
  /** No filing has a day. */
  | { readonly kind: 'undated'; readonly filings: number }
  | { readonly kind: 'one'; readonly year: number; readonly class: string | null }
  /** From the first year to the last that is all public; the class that most have, with its share of them. */
  | {
      readonly kind: 'many'
      readonly from: number
      readonly to: number
      readonly filings: number
      readonly top: { readonly code: string; readonly share: number } | null
    }

/** Filings below which no share of a class is put in words. Proposed. */
export const fewestForShare = 10

/**
 * The headline of a company's patents. Years that are not all public are outside of it.
 *
 * @param years ascending
 * @param classes how many filings of the public years have a class, most first
 * @param undated filings without a day
 */
export function patentHeadline(
  years: readonly FilingYear[],
  classes: readonly { readonly code: string; readonly filings: number }[],
  undated: number,
): PatentHeadline {
  const of = (list: readonly FilingYear[]) => list.reduce((sum, { filings }) => sum + filings, 0)
  const all = of(years)
  const publicYears = years.filter(({ isPublic }) => isPublic)
  const filings = of(publicYears)
  if (all + undated === 0) return { kind: 'none' }
  if (all === 0) return { kind: 'undated', filings: undated }
  if (filings === 0) return { kind: 'recent', filings: all }
  const filled = publicYears.filter((year) => year.filings > 0)
  const [first, last] = [filled[0]!.year, publicYears.at(-1)!.year]
  const [top] = classes
  if (filings === 1) return { kind: 'one', year: first, class: top?.code ?? null }
  const hasShare = top !== undefined && filings >= fewestForShare
  return {
    ...{ kind: 'many', from: first, to: last, filings },
    top: hasShare ? { code: top.code, share: top.filings / filings } : null,
  }
}
