import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getImpact } from '#contract/scores/impact.ts'
import { requestOf } from '../app/query.ts'
import { useStandardContext } from '../scoring/use-scores.ts'
import { useOwnParameters } from './address.ts'

/** The employment impact of a company in the context and with the parameters of the address. */
export function useImpact(companyId: number) {
  const { asOf, year, peers } = useStandardContext()
  const [{ values, jobs }] = useOwnParameters()
  const query = {
    ...(asOf && { asOf }),
    ...(year && { year }),
    ...(peers && { peers }),
    ...values,
    ...(jobs !== 'growth' && { jobs }),
  }
  return useQuery({ ...requestOf(getImpact, { params: { companyId }, query }), placeholderData: keepPreviousData })
}
