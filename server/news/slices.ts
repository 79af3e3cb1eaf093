import { maxNewsListed } from '#contract/news/news.ts'
import { facet } from '#server/imports/store/news/index-terms.ts'
import { indexQuery, maxCompanyTerms } from './match.ts'
import { dayNumber, dayOf } from './period.ts'
import type { Scope } from './scope.ts'

/** A stretch of a period that is looked through at once. */
export interface Slice {
  readonly scope: Scope
  /** Terms of the index of which its articles have one; empty where time is no help. */
  readonly quarters: readonly string[]
  /** Days from the period's end to its beginning; null for all that is left. */
  readonly days: number | null
}

/** Days after which slices end. */
const edges = [100, 370] as const
/** Quarters up to which it takes less time to look only among their articles than among all. */
const maxQuarters = 6

/**
 * The newest months of a period. Of what many articles hold there are enough to list and more than are counted, so that no look at all
 * the others is needed; a company's own articles are few.
 */
export const firstSlice = (scope: Scope): Slice =>
  isNarrow(scope) ? sliceOf(scope, scope.period.until, null) : sliceOf(scope, scope.period.until, edgeFrom(scope, 1))

/** Whether an index finds what fits without looking at much else. */
const isNarrow = (scope: Scope) =>
  indexQuery(scope) === null || (scope.companies !== null && scope.companies.length <= maxCompanyTerms)

/** What was counted up to the end of a slice, and how many are to be listed. */
interface Found {
  readonly count: number
  readonly most: number
}

/**
 * As far back as it takes, by what was found up to here: to have a list first, for of a slice with part of the list all is looked at, then
 * to have counted enough. Null behind the last.
 */
export function nextSlice(scope: Scope, { scope: last, days }: Slice, { count, most }: Found): Slice | null {
  if (days === null) return null
  const goal = count < most ? most : maxNewsListed
  return sliceOf(scope, last.period.since!, edgeFrom(scope, Math.max(days + 1, (days * goal) / Math.max(1, count))))
}

/** The first edge that is so many days back or more; null for all that the period has. */
function edgeFrom({ period }: Scope, min: number): number | null {
  const edge = edges.find((days) => days >= min)
  const isWithin = edge !== undefined && (period.since === null || endOf(period.until) - edge > dayNumber(period.since))
  return isWithin ? edge : null
}

const endOf = (until: string) => dayNumber(until.slice(0, 10))

function sliceOf(scope: Scope, until: string, days: number | null): Slice {
  const since = days === null ? scope.period.since : dayOf(endOf(scope.period.until) - days)
  const all = isNarrow(scope) || since === null ? [] : quartersOf(dayNumber(since), endOf(until))
  const quarters = all.length > maxQuarters ? [] : all
  return { scope: { ...scope, period: { ...scope.period, since, until } }, quarters, days }
}

/** Terms of the quarters from one day to another. */
function quartersOf(from: number, to: number): string[] {
  const quarters = new Set<string>()
  for (let day = from; day < to + 92; day += 80) quarters.add(facet.quarter(dayOf(Math.min(day, to))))
  return [...quarters]
}
