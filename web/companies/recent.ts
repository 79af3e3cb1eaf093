import { z } from 'zod'

const key = 'recent-companies'
const most = 8

const Recent = z.array(
  z.object({
    id: z.int().positive(),
    ticker: z.string().nullable(),
    nameJa: z.string(),
    nameEn: z.string().nullable(),
  }),
)
type Recent = z.infer<typeof Recent>[number]

/** Companies this browser has looked at, the newest first. What does not make sense is forgotten. */
export function recentCompanies(): readonly Recent[] {
  try {
    return Recent.parse(JSON.parse(localStorage.getItem(key) ?? '[]'))
  } catch {
    return []
  }
}

export function rememberCompany({ id, ticker, nameJa, nameEn }: Recent): void {
  const others = recentCompanies().filter((other) => other.id !== id)
  localStorage.setItem(key, JSON.stringify([{ id, ticker, nameJa, nameEn }, ...others].slice(0, most)))
}

/** Somebody else may sign in here next. */
export function forgetCompanies(): void {
  localStorage.removeItem(key)
}
