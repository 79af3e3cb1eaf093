import type { Boundary } from '#methodology/figures/boundary.ts'
import type { SourceLine, StoredPassage } from '#server/db/import-columns.ts'

/** A figure on its way to becoming an observation. */
export interface Figure {
  /** Line of the first source line, for the rejection list. */
  readonly line: number
  /** Code of the catalogue. */
  readonly indicator: string
  readonly fiscalYear: number
  readonly boundary: Boundary
  /** Name of the subsidiary or part; empty otherwise. */
  readonly part: string
  readonly periodStart: string
  readonly periodEnd: string
  /** In the catalogue's unit; null exactly when `state` is `not-applicable`. A yes is 1, a no is 0. */
  readonly value: number | null
  readonly state: 'disclosed' | 'read-from-text' | 'estimated' | 'not-applicable'
  readonly lines: readonly SourceLine[]
  /** Codes of remarks whose words the web owns: `own-element`, `leave-method-71-4-1`, `sum`, `months-added`… */
  readonly notes: readonly string[]
}

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
  /** Those of them that have no picture and refer to no other place. */
  readonly wholeChapters: readonly string[]
  /** Codes of yes/no indicators that such chapters do not state. */
  readonly notStated: readonly string[]
  /** Addresses of the company's own reports that the chapter on sustainability names. */
  readonly links: readonly string[]
}
