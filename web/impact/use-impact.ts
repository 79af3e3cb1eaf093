import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getImpact } from '#contract/scores/impact.ts'
import { requestOf } from '../app/query.ts'
import { parametersQuery, useOwnParameters } from '../scoring/own-parameters.ts'
import { useStandardContext } from '../scoring/use-scores.ts'

/** The employment impact of a company in the context and with the parameters of the address. */
export function useImpact(companyId: number) {
  const { asOf, year, peers } = useStandardContext()
  const [own] = useOwnParameters()
  const query = {
    ...(asOf && { asOf }),
    ...(year && { year }),
    ...(peers && { peers }),
    ...parametersQuery(own),
  }
  return useQuery({ ...requestOf(getImpact, { params: { companyId }, query }), placeholderData: keepPreviousData })
}
