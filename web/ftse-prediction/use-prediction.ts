import { useQuery } from '@tanstack/react-query'
import { getFtsePrediction } from '#contract/ftse-prediction/company.ts'
import { getFtseModel } from '#contract/ftse-prediction/model.ts'
import { previousOf, requestOf } from '../app/query.ts'
import { useContext } from '../context/search.ts'
import { useAddress } from '../context/use-address.ts'
import { FtseSearch } from './address.ts'

/** The part of the address that is the screen's own, and how to change it in place. */
export function useFtseAddress() {
  const [{ stepsBy = 'ease', card = 'total', ...rest }, change] = useAddress(FtseSearch.parse)
  return { ...rest, stepsBy, card, change }
}

/** Year, day and basis of the context. */
export function useFtseQuery() {
  const [{ asOf, year, peers }] = useContext()
  return { ...(asOf && { asOf }), ...(year && { year }), ...(peers && { peers }) }
}

export const useFtseModel = () => useQuery(requestOf(getFtseModel, { query: useFtseQuery() }))

export function useFtsePrediction(companyId: number) {
  const request = { params: { companyId }, query: useFtseQuery() }
  return useQuery({ ...requestOf(getFtsePrediction, request), placeholderData: previousOf(companyId) })
}
