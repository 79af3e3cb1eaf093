import { savedSearchMessages } from '../../saved-searches/messages.ts'
import { SearchLink } from '../../saved-searches/SearchLink.tsx'
import { useLastSearch } from './use-last-search.ts'

interface Props {
  /** The present conditions; they are saved as the last search. */
  readonly text: string
  readonly onOpen?: (text: string) => void
}

/** Leads back to what one searched with on the visit before; nothing where there is no such search. */
export function RestoreLast({ text, onOpen }: Props) {
  const before = useLastSearch(text)
  if (before === null) return null
  return (
    <SearchLink search={{ kind: 'companies', search: before }} onOpen={onOpen} className="act">
      {savedSearchMessages().restoreLast}
    </SearchLink>
  )
}
