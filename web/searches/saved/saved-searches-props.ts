export interface SavedSearchesProps {
  /** The present conditions: what overwriting takes. */
  readonly text: string
  /** Takes conditions over where the search screen is open already; otherwise it is gone to. */
  readonly onOpen?: ((text: string) => void) | undefined
}
