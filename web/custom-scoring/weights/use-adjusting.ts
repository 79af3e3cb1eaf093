import { useMemo } from 'react'
import type { OwnMethod } from '#contract/scores/own-methods.ts'
import { useCustomAddress } from '../address.ts'
import { type Adjusted, adjustedOf, adjustmentsOf, formatAdjusted, parseAdjusted } from './adjustments.ts'
import { formatGroups, type Group, parseGroups } from './groups.ts'
import type { Start } from './model.ts'

/** Directions, transforms and groups as the address has them, or as the method does that one starts with. */
export function useAdjusting(start: Start, method: OwnMethod | undefined) {
  const [{ a, g }, change] = useCustomAddress()
  const savedAdjustments = useMemo(() => adjustedOf(method?.adjustments ?? []), [method])
  const savedGroups = useMemo(() => method?.groups ?? [], [method])
  const adjusted = useMemo(() => (a === undefined ? savedAdjustments : parseAdjusted(a)), [a, savedAdjustments])
  const groups = useMemo(() => (g === undefined ? savedGroups : parseGroups(g)), [g, savedGroups])
  const adjustments = useMemo(() => adjustmentsOf(adjusted, start), [adjusted, start])
  return {
    adjusted,
    adjustments,
    groups,
    setAdjusted: (next: Adjusted) => change({ a: formatAdjusted(next, savedAdjustments), page: undefined }),
    setGroups: (next: readonly Group[]) => change({ g: formatGroups(next, savedGroups) }),
    /** Whether they are others than the method has. */
    isOther: a !== undefined || g !== undefined,
  }
}
