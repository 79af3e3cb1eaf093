import type { WorldDocument } from '../documents.ts'
import { slipped, type Year, yearsOf } from './accounts.ts'
import { boardOf } from './board.ts'

/** What a document says, before it is written down. */
export interface Story {
  readonly document: WorldDocument
  readonly seed: number
  /** Calendar year in which the reported year ends. */
  readonly year: number
  readonly years: ReadonlyMap<number, Year>
  readonly board: ReturnType<typeof boardOf>
}

export function storyOf(document: WorldDocument, seed: number): Story {
  const { filer, periodEnd, kind, isCorrectedLater } = document
  const year = Number(periodEnd.slice(0, 4))
  const years = new Map(yearsOf(filer, seed, year))
  if (kind === 'annual' && isCorrectedLater) years.set(year, slipped(years.get(year)!))
  return { document, seed, year, years, board: boardOf(filer, seed, year) }
}
