import { useCallback } from 'react'
import { maxChanges } from '#contract/value-models/simulation.ts'
import { useValueAddress } from '../use-address.ts'

/** Codes of the indicators in the simulation, and how to change them. */
export function useSimulated(): readonly [codes: readonly string[], change: (codes: readonly string[]) => void] {
  const { sim = '', change } = useValueAddress()
  const codes = sim
    .split(',')
    .filter((code) => /^[EFGS]-[A-Z]{2}-\d{3}$/.test(code))
    .slice(0, maxChanges)
  const save = useCallback(
    (next: readonly string[]) => change({ sim: next.length === 0 ? undefined : next.join(',') }),
    [change],
  )
  return [codes, save]
}
