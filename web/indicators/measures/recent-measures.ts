import { z } from 'zod'

const key = 'recent-measures'
const max = 6

/** Measures this browser has chosen, the newest first. What does not make sense is forgotten. */
export function recentMeasures(): readonly string[] {
  try {
    return z.array(z.string().max(80)).parse(JSON.parse(localStorage.getItem(key) ?? '[]'))
  } catch {
    return []
  }
}

export function rememberMeasure(of: string): void {
  const others = recentMeasures().filter((other) => other !== of)
  try {
    localStorage.setItem(key, JSON.stringify([of, ...others].slice(0, max)))
  } catch {
    // Without a memory the list only begins elsewhere.
  }
}
