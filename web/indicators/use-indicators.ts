import { useQuery } from '@tanstack/react-query'
import { type Indicator, listIndicators } from '#contract/market/indicators.ts'
import { requestOf } from '../app/query.ts'

const catalogue = { ...requestOf(listIndicators, {}), staleTime: Number.POSITIVE_INFINITY }

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
