import type { Source } from '../source.ts'

/** A source that no program may fetch, or can: a person downloads it and puts it into the folder `by-hand`. */
export const neverFetched = (source: Pick<Source, 'name' | 'title' | 'fills' | 'termsUrl'>): Source => ({
  ...source,
  terms: 'by-hand',
  hosts: [],
  pace: 0,
  next: (now) => now,
  estimate: async () => ({ requests: 0, bytes: 0 }),
  fetch: async () => {},
})
