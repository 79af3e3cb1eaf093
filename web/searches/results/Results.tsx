import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { usePeerBases } from '../../app/peer-groups.ts'
import { peerMessages } from '../../app/peer-messages.ts'
import { useContext } from '../../context/search.ts'
import { formatNumber } from '../../format.ts'
import { useMeasureWords } from '../../indicators/measures/measures.ts'
import { useOwnPeers } from '../../scoring/own-methods.ts'
import { scoredCount } from '../../scoring/score-messages.ts'
import { Paginator } from '../../ui/paginator/Paginator.tsx'
import { useSearchState } from '../state.ts'
import type { SearchResult } from '../use-searches.ts'
import { BulkBar } from './BulkBar.tsx'
import { ExportMenu } from './export/ExportMenu.tsx'
import { MakeWatchlist } from './MakeWatchlist.tsx'
import { ResultMap } from './map/ResultMap.tsx'
import { resultMessages } from './messages.ts'
import classes from './results.module.css'
import { useAllMatching, useSelection } from './selection.ts'
import { ColumnChooser } from './table/ColumnChooser.tsx'
import { toColumns } from './table/columns.ts'
import { Legend } from './table/Legend.tsx'
import { ResultTable } from './table/ResultTable.tsx'

/** The answer: how many, the table, the map. */
export function Results({ result, isOutdated }: { result: SearchResult; isOutdated: boolean }) {
  const m = resultMessages()
  const { state } = useSearchState()
  const words = useMeasureWords()
  const columns = useMemo(() => toColumns(result, words), [result, words])
  const selection = useSelection()
  const selectAllMatching = useAllMatching()
  const view = state.view ?? 'table'
  const without = result.isPreparing ? undefined : scoredCount(result.scored, result.total)
  return (
    <section className="result-part">
      <div className="bar-top">
        <p role="status" className={isOutdated ? 'is-stale' : undefined}>
          <b className={classes.big}>{formatNumber(result.total)}</b> {m.companies(formatNumber(result.total))}{' '}
          {m.of(formatNumber(result.universe))}
          {without && <small className="note"> {without}</small>}
          {result.unlike !== undefined && <small className="note"> {m.unlike(formatNumber(result.unlike))}</small>}{' '}
          <PeerGroup />
        </p>
        <Views />
        <span className="sp" />
        <Densities />
        <ColumnChooser columns={columns} />
        <MakeWatchlist total={result.total} />
        <ExportMenu result={result} />
      </div>
      <div className={`${classes.views} ${view}`}>
        {view !== 'map' && result.rows.length > 0 && (
          <ResultTable
            result={result}
            columns={columns}
            isOutdated={isOutdated}
            isSelected={selection.has}
            toggle={selection.toggle}
            togglePage={() => selection.toggleAll(result.rows)}
          />
        )}
        {view !== 'table' && result.total > 0 && <ResultMap />}
      </div>
      <BulkBar page={result.rows} total={result.total} selectAllMatching={selectAllMatching} />
      {result.total > 0 && (
        <div className={classes.footRow}>
          <Legend />
          <Pages total={result.total} />
        </div>
      )}
    </section>
  )
}

/** Whom every score of the answer is ranked among. */
function PeerGroup() {
  const [{ peers: named }] = useContext()
  const { meant } = usePeerBases()
  const peers = useOwnPeers() ?? meant(named)
  const m = peerMessages()
  return <small className={`note ${classes.peerGroup}`}>{m.change(m.own(m.short[peers]))}</small>
}

const views = ['table', 'both', 'map'] as const

function Views() {
  const m = resultMessages()
  const { state, change } = useSearchState()
  return (
    <fieldset className="seg">
      <legend className="sr">{m.view}</legend>
      {views.map((view) => (
        <button
          key={view}
          type="button"
          className={view === 'both' ? 'wide-only' : undefined}
          aria-pressed={(state.view ?? 'table') === view}
          onClick={() => change({ view: view === 'table' ? undefined : view })}
        >
          {m.views[view]}
        </button>
      ))}
    </fieldset>
  )
}

const densities = ['compact', 'normal', 'relaxed'] as const

function Densities() {
  const m = resultMessages()
  const { state, change } = useSearchState()
  return (
    <fieldset className="seg opt">
      <legend className="sr">{m.density}</legend>
      {densities.map((density) => (
        <button
          key={density}
          type="button"
          aria-pressed={(state.density ?? 'normal') === density}
          onClick={() => change({ density: density === 'normal' ? undefined : density })}
        >
          {m.densities[density]}
        </button>
      ))}
    </fieldset>
  )
}

function Pages({ total }: { total: number }) {
  const { state } = useSearchState()
  return (
    <Paginator
      total={total}
      currentPage={state.page ?? 1}
      perPage={state.perPage ?? 50}
      link={(to, parts) => (
        <Link
          from="/v2/comparisons"
          to="/v2/comparisons"
          search={(old) => ({
            ...old,
            page: to.page === 1 ? undefined : to.page,
            perPage: to.perPage === 100 ? (100 as const) : undefined,
          })}
          {...parts}
        />
      )}
    />
  )
}
