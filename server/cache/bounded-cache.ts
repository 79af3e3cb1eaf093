import { LRUCache } from 'lru-cache'

interface CacheOptions {
  /** Under which the metrics show it; many caches may share one name. */
  readonly name: string
  /** Entries at most; the one used longest ago goes first. */
  readonly max: number
  /** How long an entry is good; for ever when left out. */
  readonly milliseconds?: number
}

interface Entry<V> {
  readonly value: V
}

/** A cache of results that can be recomputed, with a maximum number of entries. */
export class BoundedCache<V, K extends string | number = string> {
  readonly #entries: LRUCache<K, Entry<V>>

  constructor({ name, max, milliseconds }: CacheOptions) {
    this.#entries = new LRUCache({
      max: max,
      ...(milliseconds !== undefined && { ttl: milliseconds, ttlResolution: 0 }),
    })
    register(name, this)
  }

  get size(): number {
    return this.#entries.size
  }

  has(key: K): boolean {
    return this.#entries.has(key)
  }

  /** The entry, made when it is not there. What is asked for while a promise is pending waits for it; one that fails is forgotten. */
  get(key: K, make: () => V): V {
    const existing = this.#entries.get(key)
    if (existing) return existing.value
    const entry = { value: make() }
    this.#entries.set(key, entry)
    if (entry.value instanceof Promise) entry.value.catch(() => this.#forget(key, entry))
    return entry.value
  }

  /** The entry, made when it is not there. Only what was made is kept: who waits for it, and how long, is up to whoever makes it. */
  async getMade(key: K, make: () => Promise<V>): Promise<V> {
    const existing = this.#entries.get(key)
    if (existing) return existing.value
    const value = await make()
    this.#entries.set(key, { value })
    return value
  }

  #forget(key: K, entry: Entry<V>): void {
    if (this.#entries.peek(key) === entry) this.#entries.delete(key)
  }
}

const caches = new Map<string, Set<WeakRef<{ readonly size: number }>>>()

function register(name: string, cache: { readonly size: number }): void {
  const refs = caches.get(name) ?? new Set()
  caches.set(name, refs)
  refs.add(new WeakRef(cache))
}

/** Entries of all caches that live, by name. */
export function cacheSizes(): Map<string, number> {
  return new Map([...caches].map(([name, refs]) => [name, sizeOf(refs)]))
}

function sizeOf(refs: Set<WeakRef<{ readonly size: number }>>): number {
  let size = 0
  for (const ref of refs) {
    const cache = ref.deref()
    if (cache) size += cache.size
    else refs.delete(ref)
  }
  return size
}
