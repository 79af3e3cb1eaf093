import type { Query, QueryClient } from '@tanstack/react-query'

/** Beginnings of the paths whose answers change with what is known of the market. */
const ofMarket =
  /^\/(companies|comparisons|documents|indicators|industries|market|news|portfolios?|regulations|scores|search|taxonomy|watchlists)\b/

let newest = 0
const listeners = new Set<() => void>()

/** What an answer says of the market in the server’s memory; a server that is behind another one says nothing new. */
export function noteRevision(text: string | null): void {
  const revision = Number(text ?? 0)
  if (!(revision > newest)) return
  const isFirst = newest === 0
  newest = revision
  if (!isFirst) for (const listener of listeners) listener()
}

/** Ask again for whatever is shown of a market once a newer one stands: the head of a company follows an import as its news do. Returns how to stop. */
export function followMarket(queries: QueryClient): () => void {
  const listener = () => void queries.invalidateQueries({ predicate: changes })
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Not what is fetched once for good, such as the names of industries. */
function changes(query: Query): boolean {
  const isLasting = query.observers.some(({ options }) => options.staleTime === Number.POSITIVE_INFINITY)
  return !isLasting && ofMarket.test(String(query.queryKey[0]))
}
