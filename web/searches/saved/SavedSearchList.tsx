import { formatNumber } from '../../format.ts'
import { tipOnText } from '../../ui/floating/tip.ts'
import { savedSearchMessages } from './messages.ts'
import { SavedCount } from './SavedCount.tsx'
import { openSavedSearches } from './SavedSearches.tsx'
import { SearchLink } from './SearchLink.tsx'
import { useSavedSearches } from './use-saved-searches.ts'
import './saved.module.css'

/** How many stand in the left column; the rest is one press away. */
const mostRows = 8

interface Props {
  /** The present conditions. */
  readonly text: string
  readonly onOpen?: (text: string) => void
}

/** The saved searches in the left column, the last changed first. Where they cannot be had, it leaves its place empty. */
export function SavedSearchList({ text, onOpen }: Props) {
  const m = savedSearchMessages()
  const { data } = useSavedSearches()
  if (!data) return null
  return (
    <nav className="saved-list" aria-labelledby="saved-list">
      <h3 id="saved-list">{m.title}</h3>
      {data.length === 0 && <p className="note">{m.none}</p>}
      <ol>
        {data.slice(0, mostRows).map(({ id, name, search }) => (
          <li key={id}>
            <SearchLink
              text={search}
              onOpen={onOpen}
              isPresent={search === text}
              className={search === text ? 'on' : ''}
            >
              <span {...tipOnText(name)}>{name}</span>
              <SavedCount search={search} />
            </SearchLink>
          </li>
        ))}
      </ol>
      {data.length > 0 && (
        <button type="button" onClick={() => openSavedSearches({ text, onOpen })}>
          {data.length > mostRows ? m.all(formatNumber(data.length)) : m.manage}
        </button>
      )}
    </nav>
  )
}
