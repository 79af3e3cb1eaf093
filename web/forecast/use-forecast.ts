import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getForecast } from '#contract/forecast/forecast.ts'
import { requestOf } from '../app/query.ts'
import { useScoreContext } from '../scoring/use-scores.ts'
import { useForecastAddress } from './address.ts'

/** The forecast of the address; the last one stays while another is on its way. */
export function useForecast(companyId: number) {
  const { year: _, ...context } = useScoreContext()
  const [{ key }] = useForecastAddress()
  return useQuery({
    ...requestOf(getForecast, { params: { companyId }, query: { ...context, key } }),
    placeholderData: keepPreviousData,
  })
}
