import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { searchCompanies } from '#contract/market/companies.ts'
import { requestOf } from '../app/query.ts'

/** Companies for what is typed; the last answer stays until the next is there, and an answer nobody waits for is called off. */
export function useCompanySearch(q: string, page = 1, perPage = 50, enabled = true) {
  return useQuery({
    ...requestOf(searchCompanies, { query: { q, page, perPage } }),
    placeholderData: keepPreviousData,
    enabled,
  })
}
