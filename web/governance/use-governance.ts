import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getBoard, getGovernanceFigures, getSharedDirectors } from '#contract/governance/governance.ts'
import { requestOf } from '../app/query.ts'
import { useContext } from '../context/search.ts'

/** Officers, shared directors and figures of a company in the context; the last answers stay while the next are on their way. */
export function useGovernance(companyId: number) {
  const [{ asOf, year, peers }] = useContext()
  const params = { companyId }
  const day = asOf ? { asOf } : {}
  const board = useQuery({
    ...requestOf(getBoard, { params, query: day }),
    placeholderData: keepPreviousData,
  })
  const shared = useQuery({
    ...requestOf(getSharedDirectors, { params, query: day }),
    placeholderData: keepPreviousData,
  })
  const figures = useQuery({
    ...requestOf(getGovernanceFigures, { params, query: { ...day, ...(year && { year }), ...(peers && { peers }) } }),
    placeholderData: keepPreviousData,
  })
  return { board, shared, figures }
}
