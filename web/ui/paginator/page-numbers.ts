export const pageLinks = 9
export const pageMargin = 2
export const pageSizes = [50, 100] as const

/** The last page there is; an empty list has one as well. */
export function lastPage(total: number, perPage: number): number {
  return Math.max(1, Math.ceil(total / perPage))
}

/** Numbers to link to, null for a gap: both ends, and the neighbours of the present page; nine numbers in all. */
export function pageNumbers(page: number, last: number): (number | null)[] {
  if (last <= pageLinks) return Array.from({ length: last }, (_, index) => index + 1)
  const inner = pageLinks - 2 * pageMargin
  const start = Math.min(Math.max(page - Math.floor(inner / 2), pageMargin + 1), last - pageMargin - inner + 1)
  const middle = Array.from({ length: inner }, (_, index) => start + index)
  const before = start > pageMargin + 1 ? [null] : []
  const after = start + inner - 1 < last - pageMargin ? [null] : []
  return [1, 2, ...before, ...middle, ...after, last - 1, last]
}
