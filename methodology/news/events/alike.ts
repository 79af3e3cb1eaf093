import { type Features, overlap } from './features.ts'

/** Both name a category and it is not the same. */
export function areCompatible(a: Features, b: Features): boolean {
  const [one, other] = [a.article.category, b.article.category]
  return one === null || other === null || one === other
}

/** The same topic of our lists or the same category of the source, and no other category. */
export function areOfOneKind(a: Features, b: Features): boolean {
  const isSameTopic = a.topic !== null && a.topic === b.topic
  return areCompatible(a, b) && (isSameTopic || (a.article.category !== null && b.article.category !== null))
}

/** Greatest overlap of two titles of the same language. */
export function titleShare(a: Features, b: Features): number {
  let share = 0
  for (const [at, one] of a.titleShingles.entries())
    for (const [to, other] of b.titleShingles.entries())
      share = Math.max(share, a.titles[at] === b.titles[to] ? 1 : overlap(one, other))
  return share
}

/** Both state amounts, and each one that the other does not. */
export function conflicts(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return [...a].some((one) => !b.has(one)) && [...b].some((one) => !a.has(one))
}
