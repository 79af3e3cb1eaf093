import { z } from 'zod'
import { useProfile } from '../app/use-profile.ts'
import { createStore, type Store, useStore } from '../ui/store.ts'

/** Most companies that are compared at once. */
export const comparisonLimit = 50
/** Most of them that are drawn side by side, and printed. */
export const displayLimit = 5

const Compared = z.object({
  id: z.int().positive(),
  ticker: z.string().nullable(),
  nameJa: z.string(),
  nameEn: z.string().nullable(),
})
export type Compared = z.infer<typeof Compared>

interface Tray {
  readonly companies: readonly Compared[]
  /** What was there before the last removal, as long as that can be undone. */
  readonly before: readonly Compared[] | null
}

/** The companies that an account has put aside to compare, the same in every tab of a browser. */
export interface Comparison extends Tray {
  /** How many more there is room for. */
  readonly placesLeft: number
  readonly has: (id: number) => boolean
  /** Adds all of them, or none when there is no room for all; says which. Those already there take no room. */
  readonly add: (companies: readonly Compared[]) => boolean
  readonly remove: (id: number) => void
  readonly clear: () => void
  readonly undo: () => void
  /** Lets the last removal stand. */
  readonly forget: () => void
}

/** How many of some companies are not in a comparison yet. */
export function newcomers(list: readonly Compared[], { companies }: Pick<Comparison, 'companies'>): Compared[] {
  const seen = new Set(companies.map(({ id }) => id))
  return list.filter(({ id }) => !seen.has(id) && seen.add(id))
}

const nobody: Tray = { companies: [], before: null }
const stores = new Map<string, Store<Tray>>()
const keyOf = (owner: string) => `comparison:${owner}`

function read(owner: string): readonly Compared[] {
  try {
    return z
      .array(Compared)
      .parse(JSON.parse(localStorage.getItem(keyOf(owner)) ?? '[]'))
      .slice(0, comparisonLimit)
  } catch {
    return []
  }
}

function storeOf(owner: string): Store<Tray> {
  const known = stores.get(owner)
  if (known) return known
  const made = createStore<Tray>({ companies: owner === '' ? [] : read(owner), before: null })
  stores.set(owner, made)
  return made
}

// Another tab has changed it; a cleared storage changes every one.
addEventListener('storage', ({ key }) => {
  for (const [owner, store] of stores) {
    if (key === null || key === keyOf(owner)) store.set({ companies: read(owner), before: null })
  }
})

/** The comparison of one account as it is now; what it does is done to what is there then. */
export function comparisonOf(owner: string): Comparison {
  const store = storeOf(owner)
  const held = () => store.get().companies
  const keep = (companies: readonly Compared[], before: readonly Compared[] | null = null) => {
    store.set({ companies, before })
    save(owner, companies)
  }
  return {
    ...store.get(),
    placesLeft: comparisonLimit - held().length,
    has: (id) => held().some((company) => company.id === id),
    add(list) {
      const added = newcomers(list, { companies: held() })
      if (owner === '' || added.length > comparisonLimit - held().length) return false
      const plain = added.map(({ id, ticker, nameJa, nameEn }) => ({ id, ticker, nameJa, nameEn }))
      if (plain.length > 0) keep([...held(), ...plain])
      return true
    },
    remove: (id) =>
      keep(
        held().filter((company) => company.id !== id),
        held(),
      ),
    clear: () => keep([], held()),
    undo() {
      const { before } = store.get()
      if (before) keep(before)
    },
    forget() {
      if (store.get().before) store.set({ companies: held(), before: null })
    },
  }
}

function save(owner: string, companies: readonly Compared[]): void {
  try {
    localStorage.setItem(keyOf(owner), JSON.stringify(companies))
  } catch {
    // A browser that keeps nothing has it as long as the page.
  }
}

/** The comparison of whoever is signed in; empty and closed until that is known. */
export function useComparison(): Comparison {
  const owner = useProfile().data?.email ?? ''
  useStore(owner === '' ? empty : storeOf(owner))
  return comparisonOf(owner)
}

const empty = createStore(nobody)

/** `12-7-40`, as the comparison screens have it in their address. */
export const comparisonText = (companies: readonly Compared[]) => companies.map(({ id }) => id).join('-')
