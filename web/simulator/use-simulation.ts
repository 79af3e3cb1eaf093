import { useQuery } from '@tanstack/react-query'
import { formatChanges } from '#contract/simulator/changes.ts'
import { listLevers, simulateScores } from '#contract/simulator/simulator.ts'
import { previousOf, requestOf } from '../app/query.ts'
import { useStandardContext } from '../scoring/use-scores.ts'
import { useSimulatorAddress } from './address.ts'

/** The company with the figures of the address; the last answer stays while a slider moves. */
export function useSimulation(companyId: number) {
  const context = useStandardContext()
  const [{ changes, key, beside }] = useSimulatorAddress()
  const query = {
    ...context,
    ...(changes.length > 0 && { set: formatChanges(changes) }),
    ...(key !== 'sustainability_score' && { key }),
    ...(beside !== undefined && { against: beside }),
  }
  // The contract reads the plan from its text, as an address holds it.
  const request = { params: { companyId }, query: query as never }
  return useQuery({ ...requestOf(simulateScores, request), placeholderData: previousOf(companyId) })
}

export function useLevers(companyId: number) {
  const context = useStandardContext()
  const [{ to }] = useSimulatorAddress()
  const query = { ...context, ...(to !== 'median' && { step: to }) }
  return useQuery({
    ...requestOf(listLevers, { params: { companyId }, query }),
    placeholderData: previousOf(companyId),
  })
}
