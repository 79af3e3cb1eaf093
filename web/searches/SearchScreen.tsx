import { lazy, Suspense } from 'react'
import { FromSources } from '../app/market/FromSources.tsx'
import { CallFailed, isBeingMade } from '../app/send.ts'
import { companyMessages } from '../companies/messages.ts'
import { ContextBar } from '../context/ContextBar.tsx'
import { useDisplayQuery } from '../scoring/displays.ts'
import { scoreMessages } from '../scoring/score-messages.ts'
import { ErrorState, Skeleton } from '../ui/states/ErrorState.tsx'
import { Conditions } from './conditions/Conditions.tsx'
import { searchMessages } from './messages.ts'
import { Results } from './results/Results.tsx'
import { SearchHead } from './SearchHead.tsx'
import { useSearchQuery, useSearchState } from './state.ts'
import { useSearchResult } from './use-searches.ts'
import './search.module.css'

const FollowedNews = lazy(async () => ({ default: (await import('../news/brief/FollowedNews.tsx')).FollowedNews }))

/** Where people start their day: which companies fit, and how they compare. */
export function SearchScreen() {
  const m = searchMessages()
  const { state } = useSearchState()
  const { q, where, columns, sort, page, perPage } = state
  const search = useSearchResult({ ...useSearchQuery(), ...useDisplayQuery(), columns, sort, page, perPage })
  const fault = search.error instanceof CallFailed ? search.error.search : undefined
  const isOutdated = search.isPlaceholderData
  return (
    <main className="screen search-screen" id="content" tabIndex={-1}>
      <ContextBar acts={['asOf', 'year', 'method', 'version', 'period', 'inference', 'peers', 'text', 'display']} />
      <title>{`${q ? `${q} – ` : ''}${m.title} – Satoyama`}</title>
      <SearchHead result={search.isError ? undefined : search.data} isOutdated={isOutdated} />
      {search.data?.market === 0 ? (
        <EmptyMarket />
      ) : (
        <>
          <Conditions result={search.isError ? undefined : search.data} fault={fault} isOutdated={isOutdated} />
          {search.isError && !fault && <ErrorState error={search.error} retry={() => void search.refetch()} />}
          {search.isPending && <Underway isBeingMade={isBeingMade(search.failureReason)} />}
          {search.data?.isPreparing && (
            <p className="note" role="status">
              {scoreMessages().preparing}
            </p>
          )}
          {search.data && !search.isError && <Results result={search.data} isOutdated={isOutdated} />}
          {search.data && !q && !where && (
            <Suspense>
              <FollowedNews />
            </Suspense>
          )}
        </>
      )}
    </main>
  )
}

/** A past day that nobody has opened yet takes its time, and says so. */
function Underway({ isBeingMade }: { isBeingMade: boolean }) {
  const { asOf } = useSearchQuery()
  const m = scoreMessages()
  if (!isBeingMade) return <Skeleton rows={14} />
  return (
    <p className="note" role="status">
      {asOf ? m.preparingDay : m.preparing}
    </p>
  )
}

function EmptyMarket() {
  const m = companyMessages()
  return (
    <section className="empty">
      <h2>{m.emptyMarket}</h2>
      <p>{m.emptyText}</p>
      <FromSources of={['edinet-codes', 'edinet-documents']} />
    </section>
  )
}
