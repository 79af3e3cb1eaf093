import { setTimeout } from 'node:timers/promises'
import { Refusal } from '../refusal.ts'
import { usualPatience } from './patience.ts'

/** What is being made, or the refusal that asks to come back for it: however it waits, no call waits longer than for the present market. */
export function inTime<T>(making: Promise<T>): Promise<T> {
  return before(making, usualPatience.present, () => new Refusal('market.preparing', { retryAfter: 2 }))
}

/** Answers a call, or refuses with a retry once the work takes longer than a browser waits. */
export function beforeLong<T>(making: Promise<T>, milliseconds = 28_000): Promise<T> {
  return before(making, milliseconds, () => new Refusal('request.too-long', { retryAfter: 5 }))
}

async function before<T>(making: Promise<T>, milliseconds: number, late: () => Refusal): Promise<T> {
  making.catch(() => {}) // What fails after its call was answered fails again for the next one.
  const answered = new AbortController()
  const clock = setTimeout(milliseconds, 'late' as const, { ref: false, signal: answered.signal })
  clock.catch(() => {}) // It was in time.
  try {
    const first = await Promise.race([making, clock])
    if (first === 'late') throw late()
    return first
  } finally {
    answered.abort()
  }
}
