import { BoundedCache } from './bounded-cache.ts'

/** What was looked up within the last milliseconds, or is being looked up now: many who ask at once cost as much as one. */
export function recently<T>(milliseconds: number, name: string, lookUp: () => Promise<T>): () => Promise<T> {
  const cache = new BoundedCache<Promise<T>>({ name, max: 1, milliseconds })
  return () => cache.get('', lookUp)
}
