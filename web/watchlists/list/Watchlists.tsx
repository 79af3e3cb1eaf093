import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { ContextBar } from '../../context/ContextBar.tsx'
import { formatNumber } from '../../format.ts'
import { Empty } from '../../ui/states/Empty.tsx'
import { ErrorState, Skeleton } from '../../ui/states/ErrorState.tsx'
import { useWatchlists } from '../use-watchlists.ts'
import { ListTable } from './ListTable.tsx'
import classes from './list.module.css'
import { listMessages } from './list-messages.ts'
import { useManaging } from './managing.ts'
import { RemovedLists } from './RemovedLists.tsx'
import { useListFigures } from './use-list-figures.ts'

const ImportFile = lazy(async () => ({ default: (await import('../import/ImportFile.tsx')).ImportFile }))

/** What a person follows, and what moved. */
export function Watchlists() {
  const m = listMessages()
  const lists = useWatchlists()
  const figures = useListFigures()
  const { create } = useManaging()
  const [isImporting, setImporting] = useState(false)
  const acts = (
    <>
      <button type="button" className="btn go" onClick={() => void create()}>
        {m.newList}
      </button>
      <button type="button" className="btn" aria-expanded={isImporting} onClick={() => setImporting(!isImporting)}>
        {m.importFile}
      </button>
      <Link className="btn" to="/v2/comparisons" search={{}}>
        {m.fromSearch}
      </Link>
    </>
  )
  return (
    <main className={`screen ${classes.screen}`} id="content" tabIndex={-1}>
      <title>{`${m.title} – Satoyama`}</title>
      <ContextBar
        acts={['asOf', 'year', 'method', 'version', 'period', 'inference', 'peers', 'text']}
        newest={figures.data?.fiscalYear ?? null}
      />
      <div className="page-head">
        <h1>{m.title}</h1>
      </div>
      {lists.isError && <ErrorState error={lists.error} retry={() => void lists.refetch()} />}
      {lists.isPending && <Skeleton rows={8} />}
      {lists.data && lists.data.length > 0 && (
        <>
          <p className={classes.headline}>{headline(lists.data.length, figures.data)}</p>
          <div className={classes.acts}>{acts}</div>
        </>
      )}
      {isImporting && (
        <Suspense fallback={<Skeleton rows={4} />}>
          <ImportFile close={() => setImporting(false)} />
        </Suspense>
      )}
      {lists.data && lists.data.length > 0 && <ListTable lists={lists.data} figures={figures} />}
      {lists.data?.length === 0 && !isImporting && (
        <Empty title={m.empty} actions={acts}>
          <p>{m.emptyText}</p>
        </Empty>
      )}
      <RemovedLists />
    </main>
  )
}

function headline(count: number, figures: ReturnType<typeof useListFigures>['data']): string {
  const m = listMessages()
  if (!figures) return '\u00a0'
  const [lists, companies] = [formatNumber(count), formatNumber(figures.companies)]
  const counted = figures.lists.filter(({ news }) => news !== null)
  if (counted.length === 0) return m.headline(lists, companies)
  const moved = counted.filter(({ news }) => news! > 0).length
  return moved === 0 ? m.still(lists, companies) : m.moved(lists, companies, formatNumber(moved))
}
