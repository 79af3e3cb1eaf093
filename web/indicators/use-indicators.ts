import { useQuery } from '@tanstack/react-query'
import { type Indicator, listIndicators } from '#contract/market/indicators.ts'
import { call } from '../app/call.ts'

const catalogue = {
  queryKey: ['indicators'],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(listIndicators, {}, signal),
  staleTime: Number.POSITIVE_INFINITY,
}

/** The catalogue in its order, fetched once. */
export function useIndicators() {
  return useQuery(catalogue)
}

/** The same by code. */
export function useIndicatorMap() {
  return useQuery({ ...catalogue, select: byCode })
}

const byCode = (rows: readonly Indicator[]): ReadonlyMap<string, Indicator> =>
  new Map(rows.map((row) => [row.code, row]))
