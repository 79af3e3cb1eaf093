import type { Feature } from './features.ts'
import type { Part } from './parts.ts'
import {
  contribution,
  hypothetical,
  otherAsSubject,
  others,
  own,
  past,
  product,
  undecided,
  withdrawn,
} from './phrases.ts'

/** What in a sentence speaks against a target of the company’s own, or for the company. */
export function warningsIn({ start, end, amount }: Part, text: string): Feature[] {
  const part = text.slice(start, end)
  const until = text.slice(0, end)
  const other = lastIn(part, others)
  const ownAt = lastIn(part, own)
  const otherBefore = otherAsSubject.exec(text.slice(0, start))
  const isOthers = other >= 0 ? ownAt < other : otherBefore !== null && ownAt < 0
  const featureTests: readonly (readonly [Feature, boolean])[] = [
    ['own-company', !isOthers && lastIn(until, own) >= 0],
    ['past', past.test(part)],
    ['others', isOthers],
    ['hypothetical', hypothetical.test(text)],
    ['undecided', undecided.test(text)],
    ['withdrawn', withdrawn.test(text)],
    ['contribution', amount.unit === 'net-zero' && contribution.test(part)],
    ['product', product.test(text) || /\bless\b/i.test(text.slice(amount.end, amount.end + 8))],
  ]
  return featureTests.flatMap(([feature, holds]) => (holds ? [feature] : []))
}

function lastIn(text: string, pattern: RegExp): number {
  let at = -1
  for (const match of text.matchAll(pattern)) at = match.index
  return at
}
