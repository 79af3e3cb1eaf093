import { useNavigate, useSearch } from '@tanstack/react-router'

/** Columns that can be shown or not; company, code and stake are always there. */
export const optionalColumns = ['industry', 'score', 'change', 'scandal', 'note', 'added'] as const
const usualColumns: readonly OptionalColumn[] = ['industry', 'score', 'note', 'added']
export type OptionalColumn = (typeof optionalColumns)[number]

export const sortKeys = ['code', 'company', 'industry', 'stake', 'score', 'change', 'scandal', 'added'] as const
export type SortKey = (typeof sortKeys)[number]

export interface ListAddress {
  /** The list's own order when null. */
  readonly sort: { readonly key: SortKey; readonly falls: boolean } | null
  readonly find: string
  readonly columns: readonly OptionalColumn[]
}

/** What the address says of the table; what makes no sense counts as left out. */
export function useListAddress(): [ListAddress, (change: Partial<ListAddress>) => void] {
  const { sort, find, columns } = useSearch({ from: '/app/watchlist/$watchlistId' })
  const navigate = useNavigate()
  const key = sort?.replace(/^-/, '')
  const address: ListAddress = {
    sort: sortKeys.includes(key as SortKey) ? { key: key as SortKey, falls: sort!.startsWith('-') } : null,
    find: find ?? '',
    columns: columns === undefined ? usualColumns : optionalColumns.filter((name) => columns.split(',').includes(name)),
  }
  const change = (next: Partial<ListAddress>) => {
    const all = { ...address, ...next }
    const isUsual = all.columns.join() === usualColumns.join()
    void navigate({
      to: '.',
      search: (old) => ({
        ...old,
        sort: all.sort ? `${all.sort.falls ? '-' : ''}${all.sort.key}` : undefined,
        find: all.find || undefined,
        columns: isUsual ? undefined : all.columns.join(','),
      }),
      replace: true,
      resetScroll: false,
    })
  }
  return [address, change]
}
