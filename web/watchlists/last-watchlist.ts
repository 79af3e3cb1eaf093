const keyOf = (owner: string) => `last-watchlist:${owner}`

/** The list that a person added to last, in this browser; undefined when none is known. */
export function lastWatchlist(owner: string): number | undefined {
  const id = Number(localStorage.getItem(keyOf(owner)))
  return Number.isInteger(id) && id > 0 ? id : undefined
}

export function rememberWatchlist(owner: string, id: number): void {
  try {
    localStorage.setItem(keyOf(owner), String(id))
  } catch {
    // Without a memory the lists stand in their own order.
  }
}
