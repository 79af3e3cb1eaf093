import { type Scale, type Suspicion, suspicionOf } from './suspicion.ts'

/** A vintage of a figure, as far as its doubts need it. */
export interface DoubtableVintage {
  readonly fiscalYear: number
  /** In the indicator's unit; null for one that says that there is no figure. */
  readonly value: number | null
  /** Day from which it is public, `YYYY-MM-DD`. */
  readonly knownFrom: string
  /** Of two vintages of one day the one with the greater number stands. */
  readonly importId: number
  /** Whether a person has looked at it: it is never doubted again. */
  readonly isSettled: boolean
}

/** Days on which a vintage was doubted: from the first up to, and without, the second; null while it still is. */
export interface DoubtedDays {
  readonly from: string
  readonly until: string | null
}

export interface Doubt<V extends DoubtableVintage> {
  readonly vintage: V
  /** As it was on the first of the days. */
  readonly suspicion: Suspicion
  /** Ascending, apart from each other, at least one. */
  readonly days: readonly DoubtedDays[]
}

/**
 * On which days each vintage of a series was doubted, with what was known on that day and nothing later: the other years stand at
 * the vintages that were public then. A vintage that a later one replaces is doubted no longer.
 *
 * @param series every vintage of one indicator, boundary and part of a company, in any order
 */
export function doubtsOf<V extends DoubtableVintage>(series: readonly V[], scale: Scale): Doubt<V>[] {
  const doubts = new Map<V, { suspicion: Suspicion; days: { from: string; until: string | null }[] }>()
  for (const day of [...new Set(series.map(({ knownFrom }) => knownFrom))].sort()) {
    const suspicions = suspicionsOn(series, day, scale)
    for (const [vintage, { days }] of doubts) {
      const last = days.at(-1)!
      if (last.until === null && !suspicions.has(vintage)) last.until = day
    }
    for (const [vintage, suspicion] of suspicions) {
      const doubt = doubts.get(vintage)
      if (!doubt) doubts.set(vintage, { suspicion, days: [{ from: day, until: null }] })
      else if (doubt.days.at(-1)!.until !== null) doubt.days.push({ from: day, until: null })
    }
  }
  return [...doubts].map(([vintage, doubt]) => ({ vintage, ...doubt }))
}

/** What is doubted among the vintages that stand on a day. */
function suspicionsOn<V extends DoubtableVintage>(series: readonly V[], day: string, scale: Scale): Map<V, Suspicion> {
  const standing = new Map<number, V>()
  for (const vintage of series) {
    const other = standing.get(vintage.fiscalYear)
    if (vintage.knownFrom <= day && (!other || isLater(vintage, other))) standing.set(vintage.fiscalYear, vintage)
  }
  const years = [...standing.values()].filter(({ value }) => value !== null).sort((a, b) => a.fiscalYear - b.fiscalYear)
  const values = years.map(({ value }) => value!)
  const suspicions = new Map<V, Suspicion>()
  for (const [index, vintage] of years.entries()) {
    if (vintage.isSettled) continue
    const others = { earlier: values.slice(0, index), later: values.slice(index + 1) }
    const suspicion = suspicionOf(vintage.value!, others, scale)
    if (suspicion) suspicions.set(vintage, suspicion)
  }
  return suspicions
}

const isLater = (one: DoubtableVintage, other: DoubtableVintage) =>
  one.knownFrom === other.knownFrom ? one.importId > other.importId : one.knownFrom > other.knownFrom
