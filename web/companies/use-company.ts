import { useQuery } from '@tanstack/react-query'
import { getCompany } from '#contract/market/companies.ts'
import { call } from '../app/call.ts'

/** One company; the same answer for every tab of its page. */
export function useCompany(companyId: number) {
  return useQuery({
    queryKey: ['company', companyId],
    queryFn: ({ signal }) => call(getCompany, { params: { companyId } }, signal),
  })
}
