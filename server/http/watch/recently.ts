/** What was found out within the last milliseconds, or is being found out now: many who ask at once cost as much as one. */
export function recently<T>(milliseconds: number, find: () => Promise<T>): () => Promise<T> {
  let known: { readonly answer: Promise<T>; readonly since: number } | null = null
  return () => {
    if (known && performance.now() - known.since < milliseconds) return known.answer
    const mine = { answer: find(), since: performance.now() }
    known = mine
    mine.answer.catch(() => {
      if (known === mine) known = null
    })
    return mine.answer
  }
}
