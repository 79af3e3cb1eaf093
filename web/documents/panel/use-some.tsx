import { useState } from 'react'
import { formatNumber } from '../../format.ts'
import { documentMessages } from '../messages.ts'

/** How many more are drawn on each press. */
const step = 200

/** The first of a long list, and the button that brings the next ones. */
export function useSome<T>(all: readonly T[], first: number) {
  const m = documentMessages()
  const [count, setCount] = useState(first)
  const left = all.length - count
  const more = left > 0 && (
    <button type="button" className="act" onClick={() => setCount(count + step)}>
      {m.more(formatNumber(Math.min(step, left)))}
    </button>
  )
  return { some: all.slice(0, count), more }
}
