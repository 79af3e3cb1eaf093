import { useCallback, useRef } from 'react'

/** The newest of a function that is made anew each time, under one name: components that receive it need not render again. */
export function useSteady<Args extends readonly unknown[]>(act: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(act)
  latest.current = act
  return useCallback((...args) => latest.current(...args), [])
}
