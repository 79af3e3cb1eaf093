import { useQuery } from '@tanstack/react-query'
import { getCompanyValue, getValueModel, getValueProgress } from '#contract/value-models/value.ts'
import { requestOf } from '../../app/query.ts'
import { isBeingMade } from '../../app/send.ts'
import { useContext } from '../../context/search.ts'

function useDay() {
  const [{ asOf }] = useContext()
  return asOf ? { asOf } : {}
}

export const useValueModel = () => useQuery(requestOf(getValueModel, { query: useDay() }))

/** How much of the model is made, 0 to 1; null before that is known. */
export function useValueProgress(): number | null {
  const progress = useQuery({
    ...requestOf(getValueProgress, { query: useDay() }),
    refetchInterval: 1000,
    retry: (count, error) => count < 5 && isBeingMade(error),
  })
  return progress.data?.share || null
}

export const useCompanyValue = (companyId: number) =>
  useQuery(requestOf(getCompanyValue, { params: { companyId }, query: useDay() }))
