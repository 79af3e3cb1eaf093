import { useEffect, useState } from 'react'

/**
 * A value once it has not changed for a moment.
 *
 * @param pause milliseconds: how long nothing is typed before the server is asked
 */
export function useSettled<Value>(value: Value, pause = 300): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return settled
}
