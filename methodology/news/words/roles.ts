/** What a word does in a sentence. */
export type Role =
  /** It is good or bad by itself; weight 0 to 1. */
  | { readonly kind: 'word'; readonly sign: -1 | 1; readonly weight: number }
  /** Something goes up or down; whether that is good, its measure says. Without one: `alone`, −1 to 1. */
  | {
      readonly kind: 'direction'
      readonly up: -1 | 1
      readonly alone: number
      /** Counts beside a measure only. */
      readonly isBare: boolean
      /** Its measure follows: raise, cut. */
      readonly takesNext: boolean
    }
  /** What goes up or down: `good` is the sign of more of it; `alone` what it says without a direction, −1 to 1. */
  | { readonly kind: 'measure'; readonly good: -1 | 1; readonly alone: number; readonly isTarget: boolean }
  /** Not, never, ない: turns its neighbor. */
  | { readonly kind: 'not' }
  /** Failure: turns something good into bad; `alone` what it says without. */
  | { readonly kind: 'failure'; readonly alone: number }
  /** Prevention, remedy: turns something bad into mildly good; `alone` what it says without. */
  | { readonly kind: 'relief'; readonly alone: number }
  /** But, が、: what stands before weighs less. */
  | { readonly kind: 'contrast' }
  /** Although, despite: what follows up to the comma weighs less. */
  | { readonly kind: 'concession' }
  /** As, while: measures and directions do not reach over it. */
  | { readonly kind: 'boundary' }
  /** A longer word that holds one of the list and says nothing. */
  | { readonly kind: 'none' }

/** The tables of a language, by role. */
export interface ToneTable {
  readonly good: readonly (readonly [weight: number, words: string])[]
  readonly bad: readonly (readonly [weight: number, words: string])[]
  /** alone −1 to 1. */
  readonly up: readonly (readonly [alone: number, words: string])[]
  readonly down: readonly (readonly [alone: number, words: string])[]
  /** The same where the measure follows: to raise, to cut. */
  readonly raise: readonly (readonly [alone: number, words: string])[]
  readonly cut: readonly (readonly [alone: number, words: string])[]
  /** Short forms such as 増 and 減, which count beside a measure only. */
  readonly bareUp: string
  readonly bareDown: string
  readonly moreIsGood: readonly (readonly [alone: number, words: string])[]
  readonly moreIsBad: readonly (readonly [alone: number, words: string])[]
  /** Goals: raising them is good, and a figure that falls beside them says nothing of them. */
  readonly targets: string
  readonly not: string
  readonly failure: readonly (readonly [alone: number, words: string])[]
  readonly relief: readonly (readonly [alone: number, words: string])[]
  readonly contrast: string
  readonly concession: string
  readonly boundary: string
  readonly none: string
}
