import type { ReactNode } from 'react'
import type { SavedSearch, SavedSearchKind } from '#contract/search/saved-searches.ts'

export interface SavedSearchesProps {
  /** What the screen searches for; its own searches can be overwritten with the present conditions. */
  readonly kind: SavedSearchKind
  /** The present conditions: what overwriting takes. */
  readonly text: string
  /** Takes conditions over where the search screen is open already; otherwise it is gone to. */
  readonly onOpen?: ((text: string) => void) | undefined
  /** What else can be done with a search of the screen's kind. */
  readonly moreActs?: (search: SavedSearch) => ReactNode
}
