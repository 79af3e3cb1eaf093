import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listCoverage, listDefinitions } from '#contract/market/indicators.ts'
import { getTaxonomy } from '#contract/taxonomy/taxonomy.ts'
import { requestOf } from '../app/query.ts'

/** The catalogue with everything that uses it; it changes with the product only. */
export function useDefinitions() {
  return useQuery({
    ...requestOf(listDefinitions, {}),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Themes, objectives of the EU taxonomy, and SDGs; likewise. */
export function useTaxonomy() {
  return useQuery({
    ...requestOf(getTaxonomy, {}),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** How many companies disclose each indicator in each year. */
export function useCoverages(asOf: string | undefined) {
  return useQuery({
    ...requestOf(listCoverage, { query: { asOf } }),
    placeholderData: keepPreviousData,
  })
}
