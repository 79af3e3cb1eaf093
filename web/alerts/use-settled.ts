import { useEffect, useState } from 'react'

/** How long nothing is typed before the server is asked, in milliseconds. */
const pause = 400

/** A value once it has not changed for a moment. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
