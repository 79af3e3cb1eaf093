import { useMemo, useSyncExternalStore } from 'react'
import { z } from 'zod'

const key = 'recent-companies'
const max = 8

const Recent = z.array(
  z.object({
    id: z.int().positive(),
    ticker: z.string().nullable(),
    nameJa: z.string(),
    nameEn: z.string().nullable(),
  }),
)
type Recent = z.infer<typeof Recent>[number]

const listeners = new Set<() => void>()

/** Companies this browser has looked at, the newest first. What does not make sense is forgotten. */
export const recentCompanies = (): readonly Recent[] => readRecent(saved())

/** The same, as it changes here or in another tab. */
export function useRecentCompanies(): readonly Recent[] {
  const text = useSyncExternalStore(subscribe, saved)
  return useMemo(() => readRecent(text), [text])
}

export function rememberCompany({ id, ticker, nameJa, nameEn }: Recent): void {
  const others = recentCompanies().filter((other) => other.id !== id)
  try {
    localStorage.setItem(key, JSON.stringify([{ id, ticker, nameJa, nameEn }, ...others].slice(0, max)))
  } catch {
    // A browser that keeps nothing has none.
  }
  announce()
}

/** Somebody else may sign in here next. */
export function forgetCompanies(): void {
  localStorage.removeItem(key)
  announce()
}

function readRecent(text: string): readonly Recent[] {
  try {
    return Recent.parse(JSON.parse(text))
  } catch {
    return []
  }
}

const saved = () => localStorage.getItem(key) ?? '[]'

function announce(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // Another tab has changed it; one that clears its storage names no key.
  const follow = (event: StorageEvent) => (event.key === null || event.key === key) && listener()
  addEventListener('storage', follow)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', follow)
  }
}
