import type { Boundary } from '#methodology/figures/boundary.ts'
import type { Passage, Report } from './report.ts'

/** A figure read from a sentence or a cell, with the words it was read from. */
export interface ReadFigure {
  readonly indicator: string
  /** In the catalogue's unit; a yes is 1, a no is 0. */
  readonly value: number
  readonly kind: 'actual' | 'target' | 'yes-no'
  /** Null: the text does not say whose figure it is. */
  readonly boundary: Boundary | null
  /** Years before the one reported; null for a state on the day of filing. */
  readonly yearsBack: number | null
  /** Year that a target is set for. */
  readonly targetYear?: number
  /** Whether it is computed from what the passages say: a share, a mean, a sum. */
  readonly isDerived?: boolean
  readonly passages: readonly Passage[]
}

/** Reads a few indicators that stand in the same place. Never throws; what it does not understand it leaves out. */
export interface Reader {
  readonly name: string
  readonly indicators: readonly string[]
  readonly read: (report: Report) => ReadFigure[]
  /** Its yes/no indicators of which silence can be told: see `words/not-stated.ts`. */
  readonly places?: readonly YesPlace[]
}

/** Where a report would say yes, and what it cannot say it without. */
export interface YesPlace {
  readonly indicator: string
  readonly chapters: readonly string[]
  /** Words of which all stand in the paragraph or the table that says it, whatever else stands there. */
  readonly all: readonly RegExp[]
}

type Draft = Omit<ReadFigure, 'passages' | 'kind' | 'boundary' | 'yearsBack'> & Partial<ReadFigure>

export const figure = (draft: Draft & { passages: readonly Passage[] }): ReadFigure => ({
  kind: 'actual',
  boundary: null,
  yearsBack: 0,
  ...draft,
})

export const answer = (indicator: string, is: boolean, passages: readonly Passage[]): ReadFigure =>
  figure({ indicator, value: is ? 1 : 0, kind: 'yes-no', passages })

/** Share in per cent, rounded to one digit, as reports print it. */
export const percent = (part: number, whole: number) => Math.round((part / whole) * 1000) / 10
