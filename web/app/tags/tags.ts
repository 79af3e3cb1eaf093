import type { QueryClient } from '@tanstack/react-query'

/** What a person changes and other answers are made of. */
export type Tag = 'portfolio' | 'watchlist' | 'own-method'

interface Naming {
  /** Paths of endpoints that answer with them. */
  readonly path: RegExp
  /** How a text of a request names one: in a field of its own, or within a condition of a search. */
  readonly name: RegExp
}

const naming: Record<Tag, Naming> = {
  portfolio: { path: /^\/portfolios?\//, name: /\bportfolio-\d/ },
  watchlist: { path: /^\/(watchlists|portfolio\/sources)\b/, name: /\bwatchlist/ },
  'own-method': { path: /^\/own-methods\b/, name: /^own-\d/ },
}
const tags = Object.keys(naming) as Tag[]

/** What an answer depends on, by its key in the query cache: the path of its endpoint, and what the request names. */
export function tagsOf([path, ...request]: readonly unknown[]): Tag[] {
  const texts = textsIn(request)
  return tags.filter((tag) => naming[tag].path.test(String(path)) || texts.some((text) => naming[tag].name.test(text)))
}

/** After a change: ask again for everything that depends on it. */
export function invalidate(queries: QueryClient, tag: Tag): Promise<void> {
  return queries.invalidateQueries({ predicate: ({ queryKey }) => tagsOf(queryKey).includes(tag) })
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
