import { useQuery } from '@tanstack/react-query'
import { getCompanyValue, getValueModel } from '#contract/value-models/value.ts'
import { requestOf } from '../../app/query.ts'
import { useContext } from '../../context/search.ts'

function useDay() {
  const [{ asOf }] = useContext()
  return asOf ? { asOf } : {}
}

export const useValueModel = () => useQuery(requestOf(getValueModel, { query: useDay() }))

export const useCompanyValue = (companyId: number) =>
  useQuery(requestOf(getCompanyValue, { params: { companyId }, query: useDay() }))
