import { formatNumber } from '../../format.ts'
import { useDisplayQuery } from '../../scoring/displays.ts'
import { Gate } from '../../ui/states/Gate.tsx'
import { useSearchQuery, useSearchState } from '../state.ts'
import { makingRefusal, useMakeWatchlist } from './make-watchlist.ts'
import { makeWatchlistMessages } from './make-watchlist-messages.ts'

/** A watchlist of the whole result, whatever page is shown. */
export function MakeWatchlist({ total }: { total: number }) {
  const m = makeWatchlistMessages()
  const make = useMakeWatchlist()
  const query = { ...useSearchQuery(), ...useDisplayQuery() }
  const { sort } = useSearchState().state
  const refusal = makingRefusal(total)
  return (
    <Gate isClosed={refusal !== null} reason={refusal ?? ''} isTight>
      <button type="button" className="act" onClick={() => void make({ ...query, ...(sort && { sort }) })}>
        {m.make(formatNumber(total))}
      </button>
    </Gate>
  )
}
