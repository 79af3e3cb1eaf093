import type { NewsText } from '../article.ts'

/** An article as the grouping of events needs it; all of one company. */
export interface EventArticle extends NewsText {
  readonly id: number
  /** Minutes since 1970-01-01 00:00, Tokyo wall-clock. */
  readonly at: number
  readonly publisher: string
  /** Key by which the source itself says that articles tell of one event; null when it says nothing. */
  readonly story: string | null
  readonly isCorrection: boolean
  readonly category: string | null
}

/** Why an article belongs to an event. */
export type LinkReason =
  /** It is the first report. */
  | { readonly kind: 'first' }
  /** The source gave both the same key. */
  | { readonly kind: 'source' }
  /** The same text under another publisher or moment; `share` of the pairs of characters (or words) that both hold, 0 to 1. */
  | { readonly kind: 'same-text'; readonly share: number }
  /** Another publisher on the same topic or category within hours, in its own words; `share` of the title that both hold, 0 to 1. */
  | { readonly kind: 'told-at-once'; readonly share: number }
  /** A later notice whose title names the earlier one: 「開示事項の経過」, 第３報, 訂正. */
  | { readonly kind: 'names-earlier'; readonly words: string }
  /** Rare words, names, amounts and days that both hold, within the days allowed. */
  | { readonly kind: 'follow-up'; readonly words: readonly string[] }
  /** Another language: the same amounts, days and names. */
  | { readonly kind: 'translation'; readonly words: readonly string[] }
  /** A person put it here, or took it apart. */
  | { readonly kind: 'by-hand' }

/** An article's place in an event. */
export interface EventLink {
  readonly id: number
  /** Article that is the event's first report, its own id for the first. */
  readonly event: number
  /** Article it was joined to, null for the first. */
  readonly joinedTo: number | null
  readonly role: 'first' | 'report' | 'follow-up' | 'correction'
  readonly reason: LinkReason
  /** 0 to 1: 1 for what was not told before, near 0 for a repeat; falls with what the event's earlier reports hold already. */
  readonly novelty: number
}

/** What a person decided about an article's place: it stands alone from here on, or belongs to another article's event. */
export interface EventDecision {
  readonly id: number
  /** The article whose event it belongs to; null: it begins an event of its own. */
  readonly joinTo: number | null
}
