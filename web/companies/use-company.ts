import { useQuery } from '@tanstack/react-query'
import { getCompany } from '#contract/market/companies.ts'
import { requestOf } from '../app/query.ts'

/** One company; the same answer for every tab of its page. */
export function useCompany(companyId: number) {
  return useQuery(requestOf(getCompany, { params: { companyId } }))
}
