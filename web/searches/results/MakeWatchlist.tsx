import { formatNumber } from '../../format.ts'
import { useDisplayQuery } from '../../scoring/displays.ts'
import { tip } from '../../ui/floating/tip.ts'
import { Icon } from '../../ui/icons.tsx'
import { Gate } from '../../ui/states/Gate.tsx'
import { useSearchQuery, useSearchState } from '../state.ts'
import { makingRefusal, useMakeWatchlist } from './make-watchlist.ts'
import { makeWatchlistMessages } from './make-watchlist-messages.ts'
import classes from './results.module.css'

/** A watchlist of the whole result, whatever page is shown. */
export function MakeWatchlist({ total }: { total: number }) {
  const m = makeWatchlistMessages()
  const make = useMakeWatchlist()
  const query = { ...useSearchQuery(), ...useDisplayQuery() }
  const { sort } = useSearchState().state
  const refusal = makingRefusal(total)
  return (
    <Gate isClosed={refusal !== null} reason={refusal ?? ''} isTight>
      <button
        type="button"
        className="act"
        {...tip(m.make(formatNumber(total)))}
        onClick={() => void make({ ...query, ...(sort && { sort }) })}
      >
        <Icon name="star" />
        <span className={classes.makeWord}>{m.make(formatNumber(total))}</span>
      </button>
    </Gate>
  )
}
