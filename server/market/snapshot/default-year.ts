import { newestFullYear } from '#methodology/panel/disclosure-rate.ts'
import { cellIndex } from '#methodology/panel/layout.ts'
import { shapeOf } from '#methodology/panel/panel.ts'
import type { PeerGroups } from '#methodology/panel/peers.ts'
import type { LoadedPanel } from '../panel/build.ts'
import { fullYearsOf } from '../panel/full-years.ts'

interface ScoredYears {
  readonly panel: LoadedPanel
  readonly peers: PeerGroups
  /** The same object for whatever has the same scores. */
  readonly identity: object
  scores(key: 'sustainability_score', year: number): Float64Array
}

/** Every call asks for the default year, and to count it takes longer than many of their answers. */
const yearCache = new WeakMap<object, { readonly year: number | null }>()

/**
 * Position of the newest year with half as many companies as the fullest, only those counted that the year holds enough figures of.
 *
 * @param isUnscored whether nobody has a score in any year; those with a report are counted then
 */
export function defaultYearOf(snapshot: ScoredYears, isUnscored: () => boolean): number | null {
  const entry = yearCache.get(snapshot.identity) ?? { year: countedYear(snapshot, isUnscored()) }
  yearCache.set(snapshot.identity, entry)
  return entry.year
}

function countedYear(snapshot: ScoredYears, isUnscored: boolean): number | null {
  const { panel, peers } = snapshot
  const { isFull } = fullYearsOf(panel)
  const counts = [...panel.years.keys()].map((year) => {
    const scores = snapshot.scores('sustainability_score', year)
    const isIn = (company: number) =>
      isFull[cellIndex(shapeOf(panel), 0, year, company)] === 1 &&
      (isUnscored || !Number.isNaN(scores[peers.placeOf[company]!]!))
    return panel.companies.reduce((count, _, company) => count + Number(isIn(company)), 0)
  })
  return newestFullYear(counts)
}
