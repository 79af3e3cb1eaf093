import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'

/**
 * A part of the address, and how to change it in place, so that the back button leads to the view before.
 *
 * @param read the part, out of what the address says; a function of the module, since each new one reads again
 * @param write a change as parameters of the address, with what it says so far; as it is unless given
 */
export function useAddress<State, Change = Partial<State>>(
  read: (search: Readonly<Record<string, unknown>>) => State,
  write?: (next: Change, old: Readonly<Record<string, unknown>>) => object,
): readonly [State, (next: Change) => void] {
  const search: object = useSearch({ strict: false })
  const navigate = useNavigate()
  const state = useMemo(() => read(search as Record<string, unknown>), [read, search])
  const change = useCallback(
    (next: Change) =>
      void navigate({
        to: '.',
        search: (old) => ({ ...old, ...(write ? write(next, old as Record<string, unknown>) : next) }) as typeof old,
        replace: true,
        resetScroll: false,
      }),
    [navigate, write],
  )
  return [state, change]
}

/** A change that leads back to the first page of what it changes. */
export const toFirstPage = <Change extends object>(next: Change) => ({ page: undefined, ...next })
