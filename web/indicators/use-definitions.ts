import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listCoverage, listDefinitions } from '#contract/market/indicators.ts'
import { getTaxonomy } from '#contract/market/taxonomy.ts'
import { call } from '../app/call.ts'

/** The catalogue with everything that uses it; it changes with the product only. */
export function useDefinitions() {
  return useQuery({
    queryKey: ['definitions'],
    queryFn: ({ signal }) => call(listDefinitions, {}, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Themes, objectives of the EU taxonomy, and SDGs; likewise. */
export function useTaxonomy() {
  return useQuery({
    queryKey: ['taxonomy'],
    queryFn: ({ signal }) => call(getTaxonomy, {}, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** How many companies disclose each indicator in each year. */
export function useCoverages(asOf: string | undefined) {
  return useQuery({
    queryKey: ['coverages', asOf],
    queryFn: ({ signal }) => call(listCoverage, { query: { asOf } }, signal),
    placeholderData: keepPreviousData,
  })
}
