import { type Finding, finding } from './suspicion.ts'
import type { DoubtTrait } from './trait.ts'

/** Whether a figure is one that no company can have: negative emissions, a part of a person, more than there is in the world. */
export function limitDoubt(value: number, { least, most, isWhole, kind, cap }: DoubtTrait): Finding | null {
  if (value < least) return finding('impossible', { reference: least, candidates: [-value] })
  // A share above its cap is told as one.
  if (value > most && !(kind === 'share' && cap !== null && value > cap && value <= 100 * cap))
    return finding('impossible', { reference: most })
  if (isWhole && !Number.isInteger(value)) return finding('impossible', { reference: Math.round(value) })
  return null
}
