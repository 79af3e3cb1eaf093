/** A portfolio of the reader's own, which takes further days. */
export interface OwnPortfolio {
  readonly id: number
  readonly name: string
}
