import { useQuery } from '@tanstack/react-query'
import { getCompany } from '#contract/market/companies.ts'
import { leaveIfAbsent } from '../app/not-found.ts'
import { requestOf } from '../app/query.ts'
import { useContext } from '../context/search.ts'

/** One company as it was known on the day; the same answer for every tab of its page. */
export function useCompany(companyId: number) {
  const [{ asOf }] = useContext()
  const company = useQuery({
    ...requestOf(getCompany, { params: { companyId }, query: { asOf } }),
    // Another day of the same company does not empty the screen.
    placeholderData: (before) => (before?.id === companyId ? before : undefined),
  })
  leaveIfAbsent(company.error)
  return company
}
