import type { Part } from './parts.ts'

/** A figure that an invented report says, in the catalogue's unit; a yes is 1. */
export interface Answer {
  readonly indicator: string
  readonly value: number
  readonly kind: 'actual' | 'target' | 'yes-no'
  /** Null: the report does not say whose figure it is. */
  readonly boundary: 'consolidated' | 'parent' | null
  /** Null: a state on the day of filing. */
  readonly yearsBack: number | null
  readonly targetYear?: number
  /** Half a step of the last digit that the report prints, where another place says it more exactly. */
  readonly tolerance?: number
}

/** What must not be read from a report that tempts to it. */
export interface Trap {
  readonly indicator: string
  /** Null: no value at all. */
  readonly value: number | null
  readonly why: string
}

type Draft = Partial<Answer> & { readonly indicator: string; readonly value: number }

/** Chapters of a report as they are written, with what they say. */
export class Ledger {
  readonly answers: Answer[] = []
  readonly traps: Trap[] = []
  readonly #chapters = new Map<string, Part[]>()

  get chapters(): ReadonlyMap<string, readonly Part[]> {
    return this.#chapters
  }

  /** Adds to a chapter, by its element without `TextBlock`. */
  write(chapter: string, ...parts: readonly Part[]): void {
    const all = this.#chapters.get(chapter) ?? []
    all.push(...parts)
    this.#chapters.set(chapter, all)
  }

  answer(draft: Draft): void {
    this.answers.push({ kind: 'actual', boundary: null, yearsBack: 0, ...draft })
  }

  /** A figure of the parent company's on the day of filing. */
  atFiling(indicator: string, value: number, kind: Answer['kind'] = 'actual'): void {
    this.answer({ indicator, value, kind, boundary: 'parent', yearsBack: null })
  }

  yes(indicator: string): void {
    if (!this.answers.some((each) => each.indicator === indicator))
      this.answer({ indicator, value: 1, kind: 'yes-no', yearsBack: null })
  }

  never(indicator: string, why: string, value: number | null = null): void {
    this.traps.push({ indicator, value, why })
  }
}

/** Share in per cent to one digit. */
export const shareOf = (part: number, whole: number) => Math.round((part / whole) * 1000) / 10
