import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { z } from 'zod'
import { ScenarioPart } from './address.ts'

const ScenarioSearch = z.object(ScenarioPart)
export type ScenarioAddress = z.infer<typeof ScenarioSearch>

/** The part of the address that is the scenario's, and how to change it in place. */
export function useScenarioAddress(): [ScenarioAddress, (next: Partial<ScenarioAddress>) => void] {
  const address = ScenarioSearch.parse(useSearch({ strict: false }))
  const navigate = useNavigate()
  const change = useCallback(
    (next: Partial<ScenarioAddress>) =>
      void navigate({
        to: '.',
        search: (old) => ({ ...old, page: undefined, ...next }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  )
  return [address, change]
}
