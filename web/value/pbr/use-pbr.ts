import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRegression, getRegressionPoint } from '#contract/value-models/one-regression.ts'
import { getRegressionProgress, listRegressions } from '#contract/value-models/regressions.ts'
import { requestOf } from '../../app/query.ts'
import { isBeingMade } from '../../app/send.ts'
import { useContext } from '../../context/search.ts'
import { useScopeQuery, useValueAddress } from '../use-address.ts'

/** Every indicator of the scope; the last scope stays while the next is on its way. */
export function useRegressions() {
  const query = useScopeQuery()
  return useQuery({ ...requestOf(listRegressions, { query }), placeholderData: keepPreviousData })
}

/** How much is made while one waits, 0 to 1; null before that is known. */
export function useProgress(isWaiting: boolean): number | null {
  const query = useScopeQuery()
  const progress = useQuery({
    ...requestOf(getRegressionProgress, { query }),
    enabled: isWaiting,
    refetchInterval: 1000,
    retry: (count, error) => count < 5 && isBeingMade(error),
  })
  return (isWaiting && progress.data?.share) || null
}

/** One indicator unfolded. */
export function useRegression(indicator: string) {
  const scope = useScopeQuery()
  const { lag } = useValueAddress()
  const query = { ...scope, ...(lag !== undefined && { lag }) }
  return useQuery({ ...requestOf(getRegression, { params: { indicator }, query }), placeholderData: keepPreviousData })
}

interface Where {
  readonly indicator: string
  readonly companyId: number
  readonly year: number
  readonly lag: number
}

/** The figures of one point. */
export function usePoint({ lag, ...params }: Where) {
  const [{ asOf }] = useContext()
  return useQuery(requestOf(getRegressionPoint, { params, query: { lag, ...(asOf && { asOf }) } }))
}
