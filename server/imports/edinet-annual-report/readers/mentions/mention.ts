/** A yes that a report says in words. A report that does not say it has said nothing: never a no. */
export interface Mention {
  readonly indicator: string
  /** Chapters in the order in which they are searched. */
  readonly chapters: readonly string[]
  /** All of them stand in one sentence. */
  readonly all: readonly RegExp[]
  /** Words that stand for something else, or for a plan. */
  readonly not?: RegExp
}
