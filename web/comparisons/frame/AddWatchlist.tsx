import { useState } from 'react'
import { formatNumber } from '../../format.ts'
import { FloatingPanel } from '../../ui/floating/FloatingPanel.tsx'
import { ErrorState, Skeleton } from '../../ui/states/ErrorState.tsx'
import { Gate } from '../../ui/states/Gate.tsx'
import { WatchlistChoice } from '../../watchlists/add/WatchlistChoice.tsx'
import { byStake, setOf } from '../../watchlists/set.ts'
import { useWatchlist, useWatchlists } from '../../watchlists/use-watchlists.ts'
import { useComparisonAddress } from '../address.ts'
import { comparisonPageMessages } from '../messages.ts'
import { limits, useComparedIds } from '../use-comparison.ts'
import classes from './comparisons.module.css'
import { useCompanyChoice } from './use-company-choice.ts'

/** Companies of a watchlist: the list in place of what is compared, or beside it. */
export function AddWatchlist() {
  const m = comparisonPageMessages()
  return (
    <FloatingPanel
      label={m.fromList}
      width={360}
      target={
        <button type="button" className="act">
          {m.fromList}
        </button>
      }
    >
      {(close) => <Pane close={close} />}
    </FloatingPanel>
  )
}

function Pane({ close }: { close: () => void }) {
  const m = comparisonPageMessages()
  const lists = useWatchlists()
  const [chosen, choose] = useState<number>()
  const [error, setError] = useState<string>()
  const [, change] = useComparisonAddress()
  if (lists.isError) return <ErrorState error={lists.error} retry={() => void lists.refetch()} />
  if (!lists.data) return <Skeleton rows={3} />
  if (lists.data.length === 0) return <p className="note">{m.noLists}</p>
  function show(): void {
    if (chosen === undefined) {
      setError(m.chooseList)
      return
    }
    const nobody = { companies: undefined, five: undefined, pins: undefined, other: undefined, why: undefined }
    change({ ...nobody, set: setOf(chosen) })
    close()
  }
  return (
    <>
      <WatchlistChoice
        lists={lists.data}
        last={undefined}
        count={0}
        chosen={chosen}
        choose={(id) => {
          choose(id)
          setError(undefined)
        }}
        error={error}
      />
      <p className={classes.listActs}>
        <AddAll watchlistId={chosen} onMissing={() => setError(m.chooseList)} close={close} />
        <button type="button" className="btn go" onClick={show}>
          {m.compareList}
        </button>
      </p>
    </>
  )
}

interface AddAllProps {
  readonly watchlistId: number | undefined
  readonly onMissing: () => void
  readonly close: () => void
}

/** All of the list beside those that are compared, as long as there is room for all. */
function AddAll({ watchlistId, onMissing, close }: AddAllProps) {
  const m = comparisonPageMessages()
  const { ids } = useComparedIds()
  const { addAll } = useCompanyChoice(undefined)
  const list = useWatchlist(watchlistId)
  const members = byStake(list.data?.members ?? []).filter(({ companyId }) => !ids.includes(companyId))
  if (ids.length === 0) return null
  const isOver = ids.length + members.length > limits.companies
  return (
    <Gate isClosed={isOver} reason={m.listOver(formatNumber(limits.companies - ids.length))} isTight>
      <button
        type="button"
        className="btn"
        disabled={watchlistId !== undefined && !list.data}
        onClick={() => {
          if (watchlistId === undefined) return onMissing()
          addAll(members.map(({ companyId, ...company }) => ({ ...company, id: companyId })))
          close()
        }}
      >
        {m.addList}
      </button>
    </Gate>
  )
}
