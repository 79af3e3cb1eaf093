import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { ScoresSearch } from './address.ts'

/** What this view keeps in its address, and how to change it: in place, so that the back button leads to the view before. */
export function useScoresAddress(): [ScoresSearch, (next: Partial<ScoresSearch>) => void] {
  const search: ScoresSearch = useSearch({ strict: false })
  const navigate = useNavigate()
  const change = useCallback(
    (next: Partial<ScoresSearch>) =>
      void navigate({ to: '.', search: (old) => ({ ...old, ...next }), replace: true, resetScroll: false }),
    [navigate],
  )
  return [search, change]
}
