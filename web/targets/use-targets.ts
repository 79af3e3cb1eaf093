import { useQuery } from '@tanstack/react-query'
import { getForecast } from '#contract/forecast/forecast.ts'
import type { TargetScope } from '#contract/targets/parts.ts'
import { getTargets } from '#contract/targets/targets.ts'
import { previousOf, requestOf } from '../app/query.ts'
import { useContext } from '../context/search.ts'
import { useStandardContext } from '../scoring/use-scores.ts'
import { useTargetsAddress } from './use-address.ts'

/** Targets of the company, of the scopes of the address; the last answer stays while another is on its way. */
export function useTargets(companyId: number) {
  const [{ asOf, peers }] = useContext()
  const [{ valScopes, perScopes, hasAverage, hasIntensityAverage }] = useTargetsAddress()
  const query = {
    ...(asOf && { asOf }),
    ...(peers && { peers }),
    val_scopes: valScopes.join(','),
    per_scopes: perScopes.join(','),
    ...(hasAverage && { set_avg_emissions: 'true' as const }),
    ...(hasIntensityAverage && { set_avg_strength: 'true' as const }),
  }
  return useQuery({
    ...requestOf(getTargets, { params: { companyId }, query }),
    placeholderData: previousOf(companyId),
  })
}

/** The forecast of a scope's emissions; not asked for until somebody wants it. */
export function useEmissionsForecast(companyId: number, scope: TargetScope, isWanted: boolean) {
  const { year: _, ...context } = useStandardContext()
  return useQuery({
    ...requestOf(getForecast, { params: { companyId }, query: { ...context, key: scope } }),
    enabled: isWanted,
    retry: false,
  })
}
