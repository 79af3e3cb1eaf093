import { readSearch } from '../../app/address.ts'
import { formatNumber } from '../../format.ts'
import { useScoreContext } from '../../scoring/use-scores.ts'
import { SearchState } from '../address.ts'
import { useCount } from '../use-searches.ts'

/** How many companies a saved search finds today; nothing while it loads, or when it can no longer be read. */
export function SavedCount({ search }: { search: string }) {
  const { q, where } = SearchState.parse(readSearch(search))
  const { data, isError } = useCount({ ...useScoreContext(), ...(q && { q }), ...(where && { where }) })
  if (!data || isError) return null
  return <span className="num">{formatNumber(data.total)}</span>
}
