import type { StoredPassage } from '#server/db/import-columns.ts'
import type { Figure } from './records.ts'

/** A figure that the words of a filing say, with those words. */
export interface ReadFigureRecord extends Figure {
  readonly value: number
  readonly state: 'read-from-text'
  /** Rule that read it. */
  readonly reader: string
  readonly passages: readonly StoredPassage[]
  /** Whether it counts without a decision. */
  readonly isUnasked: boolean
}

/** What the words of a filing say. */
export interface Reading {
  /** Of two readings of a filing the one with the higher number stands: by newer rules, or from the form that has tables. */
  readonly revision: number
  readonly figures: readonly ReadFigureRecord[]
  /** Elements of the chapters that were read. */
  readonly chapters: readonly string[]
  /** Addresses of the company's own reports that the chapter on sustainability names. */
  readonly links: readonly string[]
}
