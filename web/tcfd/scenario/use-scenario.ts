import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listPortfolioSources } from '#contract/portfolio/sources.ts'
import { getScenario } from '#contract/scenario/cost.ts'
import { listPricePaths } from '#contract/scenario/prices.ts'
import { requestOf } from '../../app/query.ts'
import { useContext } from '../../context/search.ts'
import { useScenarioAddress } from './use-scenario-address.ts'

export const usePricePaths = () => useQuery(requestOf(listPricePaths, {}))

export function useSources() {
  const [{ asOf }] = useContext()
  return useQuery({
    ...requestOf(listPortfolioSources, { query: asOf ? { asOf } : {} }),
    placeholderData: keepPreviousData,
  })
}

/** What the address asks of a scenario, without what it leaves to the server. */
export function useScenarioQuery(who: string) {
  const [{ asOf }] = useContext()
  const [{ who: _, page: __, invested: value, ...rest }] = useScenarioAddress()
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)) as typeof rest
  return { ...given, who, ...(value && { value }), ...(asOf && { asOf }) }
}

/** The scenario of the address; the last one stays while another is on its way. */
export function useScenario(who: string | undefined) {
  const [{ page = 1 }] = useScenarioAddress()
  const query = useScenarioQuery(who ?? 'market')
  return useQuery({
    ...requestOf(getScenario, { query: { ...query, page } }),
    placeholderData: keepPreviousData,
    enabled: who !== undefined,
  })
}
