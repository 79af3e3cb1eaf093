import { useRef } from 'react'
import type { Watchlist } from '#contract/watchlists/watchlists.ts'
import { namesOf, shortName } from '../../companies/names.ts'

/** Names of companies that stand in a list, or stood in it while the screen was open. */
export function useCompanyName({ members }: Watchlist): (companyId: number) => string {
  const met = useRef(new Map<number, string>())
  for (const member of members) met.current.set(member.companyId, shortName(namesOf(member).first))
  return (companyId) => met.current.get(companyId) ?? `#${companyId}`
}
