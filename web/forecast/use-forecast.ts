import { useQuery } from '@tanstack/react-query'
import { getForecast } from '#contract/forecast/forecast.ts'
import { previousOf, requestOf } from '../app/query.ts'
import { useScoreContext } from '../scoring/use-scores.ts'

/** The forecast of a score, an indicator or emissions; the last one stays while another is on its way. */
export function useForecast(companyId: number, key: string) {
  const { year: _, ...context } = useScoreContext()
  return useQuery({
    ...requestOf(getForecast, { params: { companyId }, query: { ...context, key } }),
    placeholderData: previousOf(companyId),
  })
}
