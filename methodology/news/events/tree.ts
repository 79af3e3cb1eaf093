import type { Features } from './features.ts'
import type { EventLink, LinkReason } from './link.ts'

/** An article's place behind another, by that one's id. */
export interface Join {
  readonly to: number
  readonly reason: LinkReason
}

/** What a repeat or a translation may still be new by, at most: its words may differ, what it tells does not. */
const repeated = 0.1
/** Reports of one event at most so many minutes after the first stand beside it, later ones follow it up. */
const besideFirst = 2 * 24 * 60

/** Events from joins, for articles in order of time: what hangs together is one event, its earliest article the first. */
export function linksOf(
  features: readonly Features[],
  joins: readonly (Join | null)[],
  splits: ReadonlySet<number>,
): EventLink[] {
  const firsts = firstsOf(features, joins)
  const wordsByEvent = new Map<number, Set<string>>()
  return features.map((own, index): EventLink => {
    const { id, at } = own.article
    const first = features[firsts[index]!]!.article
    const before = wordsByEvent.get(first.id)
    const share = before ? repeatedShare(own.all, before) : 0
    wordsByEvent.set(first.id, before ? new Set([...before, ...own.all]) : new Set(own.all))
    if (!before) {
      const reason: LinkReason = { kind: splits.has(id) ? 'by-hand' : 'first' }
      return { id, event: id, joinedTo: null, role: 'first', reason, novelty: 1 }
    }
    // The first of an event that a person joined to this one has no join of its own.
    const { to, reason } = joins[index] ?? { to: first.id, reason: { kind: 'by-hand' } as const }
    const novelty = isRepeat(reason) ? Math.min(repeated, 1 - share) : 1 - share
    return { id, event: first.id, joinedTo: to, role: roleOf(own, reason, at - first.at), reason, novelty }
  })
}

const repeats: readonly LinkReason['kind'][] = ['same-text', 'told-at-once', 'translation']
const isRepeat = ({ kind }: LinkReason) => repeats.includes(kind)

function roleOf({ article }: Features, reason: LinkReason, age: number): EventLink['role'] {
  if (article.isCorrection) return 'correction'
  if (isRepeat(reason) || reason.kind === 'by-hand') return 'report'
  return reason.kind !== 'names-earlier' && age <= besideFirst ? 'report' : 'follow-up'
}

/** Share of an article's words and amounts that were told before, 0 to 1; an article without any tells nothing new. */
function repeatedShare(own: ReadonlySet<string>, before: ReadonlySet<string>): number {
  if (own.size === 0) return 1
  let repeatedCount = 0
  for (const word of own) if (before.has(word)) repeatedCount++
  return repeatedCount / own.size
}

/** For each article the position of its event's first. */
function firstsOf(features: readonly Features[], joins: readonly (Join | null)[]): number[] {
  const places = new Map(features.map(({ article }, index) => [article.id, index]))
  const firsts = features.map((_, index) => index)
  const rootOf = (index: number): number => {
    let root = index
    while (firsts[root] !== root) root = firsts[root]!
    firsts[index] = root
    return root
  }
  for (const [index, join] of joins.entries()) {
    if (!join) continue
    const [a, b] = [rootOf(index), rootOf(places.get(join.to)!)]
    firsts[Math.max(a, b)] = Math.min(a, b)
  }
  return features.map((_, index) => rootOf(index))
}
