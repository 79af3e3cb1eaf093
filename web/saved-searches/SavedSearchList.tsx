import type { ReactNode } from 'react'
import type { SavedSearch } from '#contract/search/saved-searches.ts'
import { formatNumber } from '../format.ts'
import { tipOnText } from '../ui/floating/tip.ts'
import { savedSearchMessages } from './messages.ts'
import { openSavedSearches } from './SavedSearches.tsx'
import { SearchLink } from './SearchLink.tsx'
import type { SavedSearchesProps } from './saved-searches-props.ts'
import { useSavedSearches } from './use-saved-searches.ts'
import './saved.module.css'

/** How many stand in the left column; the rest is one press away. */
const maxRows = 8

interface Props extends SavedSearchesProps {
  /** How much a search finds today. */
  readonly count: (search: SavedSearch) => ReactNode
}

/** The saved searches of the screen’s kind in the left column, the last changed first. Where they cannot be had, it leaves its place empty. */
export function SavedSearchList({ count, ...screen }: Props) {
  const m = savedSearchMessages()
  const { kind, text, onOpen } = screen
  const { data } = useSavedSearches(kind)
  if (!data) return null
  return (
    <nav className="saved-list" aria-labelledby="saved-list">
      <h3 id="saved-list">{m.title}</h3>
      {data.length === 0 && <p className="note">{m.none}</p>}
      <ol>
        {data.slice(0, maxRows).map((saved) => (
          <li key={saved.id}>
            <SearchLink
              search={saved}
              onOpen={onOpen}
              isPresent={saved.search === text}
              className={saved.search === text ? 'on' : ''}
            >
              <span {...tipOnText(saved.name)}>{saved.name}</span>
              {count(saved)}
            </SearchLink>
          </li>
        ))}
      </ol>
      {data.length > 0 && (
        <button type="button" onClick={() => openSavedSearches(screen)}>
          {data.length > maxRows ? m.all(formatNumber(data.length)) : m.manage}
        </button>
      )}
    </nav>
  )
}
