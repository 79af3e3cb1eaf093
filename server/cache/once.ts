/** A value that is made when it is first asked for. */
export function once<V>(make: () => V): () => V {
  let cached: { readonly value: V } | undefined
  return () => {
    cached ??= { value: make() }
    return cached.value
  }
}

/** A value that belongs to an object that never changes: made once for each, it goes when the object does. A promise that fails is forgotten. */
export function oncePer<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const values = new WeakMap<K, { readonly value: V }>()
  return (key) => {
    const existing = values.get(key)
    if (existing) return existing.value
    const entry = { value: make(key) }
    values.set(key, entry)
    if (entry.value instanceof Promise) {
      entry.value.catch(() => {
        if (values.get(key) === entry) values.delete(key)
      })
    }
    return entry.value
  }
}
