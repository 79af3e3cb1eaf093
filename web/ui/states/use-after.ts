import { useEffect, useState } from 'react'

/** True once so many milliseconds have passed. */
export function useAfter(milliseconds: number): boolean {
  const [isPast, setIsPast] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsPast(true), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return isPast
}
