const key = (owner: string) => `watchlists-visit:${owner}`
/** Minutes after which coming back is another visit. */
const pause = 30
/** Days of news that a first visit sees. */
const firstDays = 30

interface Visits {
  /** When this visit began to count. */
  readonly latest: string
  /** When the visit before ended; null on the first. */
  readonly before: string | null
}

/** The end of the visit before, of a person in this browser; coming back within half an hour goes on with the same visit. */
export function lastVisit(owner: string, now = new Date()): { readonly since: string; readonly isFirst: boolean } {
  const stored = read(owner)
  const isSame = stored !== null && now.getTime() - Date.parse(stored.latest) < pause * 60_000
  const before = isSame ? stored.before : (stored?.latest ?? null)
  try {
    localStorage.setItem(key(owner), JSON.stringify({ latest: now.toISOString(), before } satisfies Visits))
  } catch {
    // Without a memory every visit is the first.
  }
  const since = before ?? new Date(now.getTime() - firstDays * 86_400_000).toISOString()
  return { since, isFirst: before === null }
}

function read(owner: string): Visits | null {
  try {
    const { latest, before } = JSON.parse(localStorage.getItem(key(owner)) ?? 'null') as Visits
    const isMoment = (text: unknown) => typeof text === 'string' && !Number.isNaN(Date.parse(text))
    return isMoment(latest) && (before === null || isMoment(before)) ? { latest, before } : null
  } catch {
    return null
  }
}
