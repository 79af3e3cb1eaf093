import type { SavedSearch } from '#contract/search/saved-searches.ts'
import { readSearch } from '../../app/address.ts'
import { Act } from '../../saved-searches/ManagedRow.tsx'
import { SavedSearches } from '../../saved-searches/SavedSearches.tsx'
import { SavedSearchList } from '../../saved-searches/SavedSearchList.tsx'
import { useScoreContext } from '../../scoring/use-scores.ts'
import { SearchState } from '../address.ts'
import { useMakeWatchlist } from '../results/make-watchlist.ts'
import { makeWatchlistMessages } from '../results/make-watchlist-messages.ts'
import { SavedCount } from './SavedCount.tsx'

interface Props {
  /** The present conditions. */
  readonly text: string
  readonly onOpen?: (text: string) => void
}

const moreActs = (search: SavedSearch) => <MakeOfSaved search={search} />

/** Opens the manager from the company search. */
export function CompanySearches(props: Props) {
  return <SavedSearches kind="companies" moreActs={moreActs} {...props} />
}

/** The saved company searches in the left column, each with how many companies it finds. */
export function CompanySearchList(props: Props) {
  return (
    <SavedSearchList
      kind="companies"
      moreActs={moreActs}
      count={({ search }) => <SavedCount search={search} />}
      {...props}
    />
  )
}

/** A watchlist of what a saved search finds today, in its own order. */
function MakeOfSaved({ search: { name, search } }: { readonly search: SavedSearch }) {
  const words = makeWatchlistMessages()
  const make = useMakeWatchlist()
  const context = useScoreContext()
  function makeList(): void {
    const { q, where, sort } = SearchState.parse(readSearch(search))
    void make({ ...context, ...(q && { q }), ...(where && { where }), ...(sort && { sort }) }, name)
  }
  return <Act label={words.short} name={words.ofSearch(name)} onClick={makeList} />
}
