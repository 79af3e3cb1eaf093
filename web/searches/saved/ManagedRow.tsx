import type { SavedSearch } from '#contract/search/saved-searches.ts'
import { readSearch } from '../../app/address.ts'
import { useScoreContext } from '../../scoring/use-scores.ts'
import { SearchState } from '../address.ts'
import { useMakeWatchlist } from '../results/make-watchlist.ts'
import { makeWatchlistMessages } from '../results/make-watchlist-messages.ts'
import { savedSearchMessages } from './messages.ts'
import { SearchLink } from './SearchLink.tsx'
import classes from './saved.module.css'
import type { SavedSearchesProps } from './saved-searches-props.ts'
import { useSaving } from './saving.ts'
import { changedText, useOpenSearch } from './use-saved-searches.ts'

interface Props extends SavedSearchesProps {
  readonly search: SavedSearch
  readonly close: () => void
  readonly onRemoved: () => void
}

export function ManagedRow({ search, text, onOpen, close, onRemoved }: Props) {
  const m = savedSearchMessages()
  const saving = useSaving()
  const open = useOpenSearch()
  const { name } = search
  const isPresent = search.search === text
  const words = makeWatchlistMessages()
  const make = useMakeOfSaved()
  async function remove(): Promise<void> {
    if (await saving.remove(search)) onRemoved()
  }
  function take(conditions: string): void {
    close()
    ;(onOpen ?? open)(conditions)
  }
  return (
    <tr>
      <th scope="row">
        <SearchLink text={search.search} onOpen={take} className={classes.savedName}>
          <span className="sr">{m.openLabel(name)}</span>
          <span aria-hidden="true">{name}</span>
        </SearchLink>
        {isPresent && <span className="tag">{m.present}</span>}
      </th>
      <td>{changedText(search)}</td>
      <td className={classes.savedActs}>
        <Act label={m.rename} name={m.renameLabel(name)} onClick={() => void saving.rename(search)} />
        <Act
          label={m.overwriteShort}
          name={m.overwriteLabel(name)}
          isDisabled={isPresent}
          onClick={() => void saving.overwrite(search, text)}
        />
        <Act label={words.short} name={words.ofSearch(name)} onClick={() => void make(search)} />
        <Act label={m.copy} name={m.copyLabel(name)} onClick={() => void saving.copy(search)} />
        <Act label={m.remove} name={m.removeLabel(name)} onClick={() => void remove()} />
      </td>
    </tr>
  )
}

/** A watchlist of what a saved search finds today, in its own order. */
function useMakeOfSaved(): (search: SavedSearch) => Promise<void> {
  const make = useMakeWatchlist()
  const context = useScoreContext()
  return async ({ name, search }) => {
    const { q, where, sort } = SearchState.parse(readSearch(search))
    await make({ ...context, ...(q && { q }), ...(where && { where }), ...(sort && { sort }) }, name)
  }
}

interface ActProps {
  readonly label: string
  /** The same for who does not see in which row it stands. */
  readonly name: string
  readonly isDisabled?: boolean
  readonly onClick: () => void
}

function Act({ label, name, isDisabled = false, onClick }: ActProps) {
  return (
    <button type="button" className="act" aria-label={name} disabled={isDisabled} onClick={onClick}>
      {label}
    </button>
  )
}
