import { useMutation } from '@tanstack/react-query'
import { simulatePbr } from '#contract/value-models/simulation.ts'
import type { Output, Request } from '#contract/wire/endpoint.ts'
import { call } from '../../app/call.ts'
import { useScopeQuery } from '../use-address.ts'

export type SimulationResult = Output<typeof simulatePbr>

/** Calculates what the fields say, in the scope of the screen. */
export function useSimulation() {
  const scope = useScopeQuery()
  return useMutation({
    mutationFn: (
      body: Omit<Request<typeof simulatePbr>['body'], 'asOf' | 'industry' | 'companyId'>,
    ): Promise<SimulationResult> => call(simulatePbr, { body: { ...scope, ...body } }),
  })
}
