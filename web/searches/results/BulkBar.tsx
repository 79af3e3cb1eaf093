import { type ReactElement, useState } from 'react'
import { type ComparedCompany, newcomers, useComparison } from '../../companies/comparison.ts'
import { useAdding } from '../../companies/use-adding.ts'
import { today, useContext } from '../../context/search.ts'
import { openExport } from '../../exports/open-export.tsx'
import { formatNumber } from '../../format.ts'
import { notify } from '../../ui/modals/dialogs.ts'
import { Gate } from '../../ui/states/Gate.tsx'
import { AddToWatchlist } from '../../watchlists/add/AddToWatchlist.tsx'
import classes from './bulk.module.css'
import { bulkMessages } from './bulk-messages.ts'
import { useExports } from './export/use-exports.ts'
import { bulkLimit, useSelection } from './selection.ts'

interface Props {
  /** The companies on the page. */
  readonly page: readonly ComparedCompany[]
  /** Companies that fit. */
  readonly total: number
  /** Fetches them all; offered only when there are few enough for one action. */
  readonly selectAllMatching: () => Promise<readonly ComparedCompany[]>
}

/** Years that a workbook of selected companies holds at first. */
const bulkYears = 5

/** What can be done with the companies selected, and the two ways to select many. */
export function BulkBar({ page, total, selectAllMatching }: Props) {
  const m = bulkMessages()
  const selection = useSelection()
  const count = selection.companies.length
  if (count === 0) return null
  return (
    <section className="bulk-bar" aria-label={m.title}>
      <p role="status">
        <b>{m.chosen(formatNumber(count), formatNumber(bulkLimit))}</b>
      </p>
      <Many {...{ page, total, selectAllMatching }} />
      <div className={classes.bulkActs}>
        <AddChosen companies={selection.companies} />
        <AddToWatchlist companies={selection.companies} />
        <Exports ids={selection.companies.map(({ id }) => id)} />
        <button type="button" className="act" onClick={selection.clear}>
          {m.clear}
        </button>
      </div>
    </section>
  )
}

/** All of the page, or all that fit: two choices that look alike, so their labels differ. */
function Many({ page, total, selectAllMatching }: Props) {
  const m = bulkMessages()
  const selection = useSelection()
  const [isAsking, setAsking] = useState(false)
  const isPageIn = page.every(({ id }) => selection.has(id))
  const isAllIn = selection.companies.length >= total

  async function selectAll(): Promise<void> {
    setAsking(true)
    await selectAllMatching()
      .then((list) => {
        const refusal = selection.refusal(list)
        if (!selection.add(list)) notify({ text: refusal ?? m.failed, tone: 'error' })
      })
      .catch(() => notify({ text: m.failed, tone: 'error' }))
    setAsking(false)
  }

  return (
    <>
      {!isPageIn && (
        <Refusable refusal={selection.refusal(page)} isTight>
          <button type="button" className="act" onClick={() => selection.add(page)}>
            {m.selectPage(formatNumber(page.length))}
          </button>
        </Refusable>
      )}
      {!isAllIn && total > page.length && (
        <Refusable refusal={total > bulkLimit ? m.tooMany(formatNumber(bulkLimit)) : null} isTight>
          <button type="button" className="act" disabled={isAsking} onClick={() => void selectAll()}>
            {m.selectAll(formatNumber(total))}
          </button>
        </Refusable>
      )}
    </>
  )
}

/** Puts the selected companies into the comparison; without room for all of them it says how many fit. */
function AddChosen({ companies }: { companies: readonly ComparedCompany[] }) {
  const m = bulkMessages()
  const comparison = useComparison()
  const { refusal, add } = useAdding(companies)
  const fresh = newcomers(companies, comparison).length
  if (fresh === 0) return <span className="note">{m.inComparison}</span>
  return (
    <Refusable refusal={refusal}>
      <button
        type="button"
        className="btn"
        onClick={() => {
          if (add()) notify({ text: m.added(formatNumber(fresh)) })
        }}
      >
        {m.compare(formatNumber(fresh))}
      </button>
    </Refusable>
  )
}

function Exports({ ids }: { ids: readonly number[] }) {
  const m = bulkMessages()
  const exports = useExports()
  const [{ year }] = useContext()
  const last = Number(year ?? Number(today().slice(0, 4)) - 1)
  return (
    <>
      <Refusable refusal={exports.refusal}>
        <button type="button" className="act" onClick={() => void exports.copyTable(ids)}>
          {m.copy}
        </button>
      </Refusable>
      <Refusable refusal={exports.refusal}>
        <button type="button" className="act" onClick={() => void exports.downloadCsv(ids)}>
          {m.csv}
        </button>
      </Refusable>
      <Refusable refusal={exports.refusal}>
        <button
          type="button"
          className="act"
          onClick={() => void openExport({ companies: ids, from: last - bulkYears + 1, to: last })}
        >
          {m.excel}
        </button>
      </Refusable>
    </>
  )
}

interface RefusableProps {
  /** Null when it can be done. */
  readonly refusal: string | null
  /** Whether the reason comes on pointing and focus, for want of room. */
  readonly isTight?: boolean
  readonly children: ReactElement<{ onClick?: () => void }>
}

function Refusable({ refusal, isTight = false, children }: RefusableProps) {
  return (
    <Gate isClosed={refusal !== null} reason={refusal ?? ''} isTight={isTight}>
      {children}
    </Gate>
  )
}
