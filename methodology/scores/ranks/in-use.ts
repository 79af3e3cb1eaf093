import { runOf } from '../../panel/layout.ts'
import type { PeerGroups } from '../../panel/peers.ts'
import type { UseRule } from '../method.ts'
import type { Ranks } from './ranks.ts'

/**
 * Whether an indicator is in use in a fiscal year of a market.
 *
 * @param figures companies with a figure of it that can be ranked: disclosed or estimated by the source, and of an amount with a known size
 * @param reported companies with a report of the year
 */
export function isInUse(use: UseRule, figures: number, reported: number): boolean {
  // A share such as 0.05 has no exact binary form: 5 of 100 must reach it.
  return figures >= use.companies && figures + 1e-9 >= use.share * reported
}

/** How many companies have a report of the year, by its position. */
export function reportedIn({ absent }: Ranks, { order }: Pick<PeerGroups, 'order'>, year: number): number {
  const companies = order.length
  let reported = companies
  for (const isAbsent of runOf(absent, { years: absent.length / companies, companies }, 0, year)) reported -= isAbsent
  return reported
}

/**
 * Positions of the scored indicators that are in use in a year, of a method with a use rule. Whoever is in use is ranked in every industry,
 * since the market is the widest group of each: the first one tells.
 */
export function usedIndicators(
  ranks: Pick<Ranks, 'units'>,
  { years, year, industries }: { readonly years: number; readonly year: number; readonly industries: number },
): number[] {
  const indicators = ranks.units.length / years / industries
  return Array.from({ length: indicators }, (_, indicator) => indicator).filter(
    (indicator) => ranks.units[(indicator * years + year) * industries] !== 0,
  )
}
