import { z } from 'zod'
import { useProfile } from '../app/use-profile.ts'
import { createStore, type Store, useStore } from '../ui/store.ts'

/** Most companies that are compared at once. */
export const comparisonLimit = 50
/** Most of them that are drawn side by side, and printed. */
export const displayLimit = 5

const ComparedCompany = z.object({
  id: z.int().positive(),
  ticker: z.string().nullable(),
  nameJa: z.string(),
  nameEn: z.string().nullable(),
})
export type ComparedCompany = z.infer<typeof ComparedCompany>

interface Tray {
  readonly companies: readonly ComparedCompany[]
  /** What was there before the last removal, as long as that can be undone. */
  readonly before: readonly ComparedCompany[] | null
}

/** The companies that an account has put aside to compare, the same in every tab of a browser. */
export interface Comparison extends Tray {
  /** How many more there is room for. */
  readonly placesLeft: number
  readonly has: (id: number) => boolean
  /** Adds all of them, or none when there is no room for all; says which. Those already there take no room. */
  readonly add: (companies: readonly ComparedCompany[]) => boolean
  readonly remove: (id: number) => void
  readonly clear: () => void
  readonly undo: () => void
  /** Lets the last removal stand. */
  readonly forget: () => void
}

/** How many of some companies are not in a comparison yet. */
export function newcomers(
  list: readonly ComparedCompany[],
  { companies }: Pick<Comparison, 'companies'>,
): ComparedCompany[] {
  const ids = new Set(companies.map(({ id }) => id))
  return list.filter(({ id }) => !ids.has(id) && ids.add(id))
}

const emptyTray: Tray = { companies: [], before: null }
const stores = new Map<string, Store<Tray>>()
const keyOf = (owner: string) => `comparison:${owner}`

function readSaved(owner: string): readonly ComparedCompany[] {
  try {
    return z
      .array(ComparedCompany)
      .parse(JSON.parse(localStorage.getItem(keyOf(owner)) ?? '[]'))
      .slice(0, comparisonLimit)
  } catch {
    return []
  }
}

function storeOf(owner: string): Store<Tray> {
  const existing = stores.get(owner)
  if (existing) return existing
  const created = createStore<Tray>({ companies: owner === '' ? [] : readSaved(owner), before: null })
  stores.set(owner, created)
  return created
}

// Another tab has changed it; a cleared storage changes every one.
addEventListener('storage', ({ key }) => {
  for (const [owner, store] of stores) {
    if (key === null || key === keyOf(owner)) store.set({ companies: readSaved(owner), before: null })
  }
})

/** The comparison of one account as it is now; what it does is done to what is there then. */
export function comparisonOf(owner: string): Comparison {
  const store = storeOf(owner)
  const current = () => store.get().companies
  const replaceCompanies = (
    companies: readonly ComparedCompany[],
    before: readonly ComparedCompany[] | null = null,
  ) => {
    store.set({ companies, before })
    save(owner, companies)
  }
  return {
    ...store.get(),
    placesLeft: comparisonLimit - current().length,
    has: (id) => current().some((company) => company.id === id),
    add(list) {
      const added = newcomers(list, { companies: current() })
      if (owner === '' || added.length > comparisonLimit - current().length) return false
      const plain = added.map(({ id, ticker, nameJa, nameEn }) => ({ id, ticker, nameJa, nameEn }))
      if (plain.length > 0) replaceCompanies([...current(), ...plain])
      return true
    },
    remove: (id) =>
      replaceCompanies(
        current().filter((company) => company.id !== id),
        current(),
      ),
    clear: () => replaceCompanies([], current()),
    undo() {
      const { before } = store.get()
      if (before) replaceCompanies(before)
    },
    forget() {
      if (store.get().before) store.set({ companies: current(), before: null })
    },
  }
}

function save(owner: string, companies: readonly ComparedCompany[]): void {
  try {
    localStorage.setItem(keyOf(owner), JSON.stringify(companies))
  } catch {
    // A browser that keeps nothing has it as long as the page.
  }
}

/** The comparison of whoever is signed in; empty and closed while the profile loads. */
export function useComparison(): Comparison {
  const owner = useProfile().data?.email ?? ''
  useStore(owner === '' ? empty : storeOf(owner))
  return comparisonOf(owner)
}

const empty = createStore(emptyTray)

/** `12-7-40`, as the comparison screens have it in their address. */
export const comparisonText = (companies: readonly ComparedCompany[]) => companies.map(({ id }) => id).join('-')
