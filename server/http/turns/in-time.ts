import { setTimeout } from 'node:timers/promises'
import { Refusal } from '../refusal.ts'

/** How long a call waits for scores that are being worked out, as those of a past day are when they are first asked for. */
const patience = 20_000

/** What is being made, or the refusal that asks to come back for it. */
export async function inTime<T>(making: Promise<T>): Promise<T> {
  making.catch(() => {}) // What fails after its call was answered fails again for the next one.
  const late = setTimeout(patience, 'late' as const, { ref: false })
  const first = await Promise.race([making, late])
  if (first === 'late') throw new Refusal('market.preparing', { retryAfter: 2 })
  return first
}
