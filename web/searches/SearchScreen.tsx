import { CallFailed, isBeingMade } from '../app/send.ts'
import { companyMessages } from '../companies/messages.ts'
import { ContextBar } from '../context/ContextBar.tsx'
import { scoreMessages } from '../scoring/score-messages.ts'
import { Skeleton, Trouble } from '../ui/states/Trouble.tsx'
import { Conditions } from './conditions/Conditions.tsx'
import { searchMessages } from './messages.ts'
import { Results } from './results/Results.tsx'
import { SearchHead } from './SearchHead.tsx'
import { useQuestion, useSearchState } from './state.ts'
import { useFound } from './use-searches.ts'
import './search.css'

/** Where people start their day: which companies fit, and how they compare. */
export function SearchScreen() {
  const m = searchMessages()
  const { state } = useSearchState()
  const { q, columns, sort, page, perPage } = state
  const found = useFound({ ...useQuestion(), columns, sort, page, perPage })
  const fault = found.error instanceof CallFailed ? found.error.search : undefined
  const isOutdated = found.isPlaceholderData
  return (
    <main className="screen search-screen" id="content" tabIndex={-1}>
      <ContextBar />
      <title>{`${q ? `${q} – ` : ''}${m.title} – Satoyama`}</title>
      <SearchHead />
      {found.data?.market === 0 ? (
        <EmptyMarket />
      ) : (
        <>
          <Conditions found={found.isError ? undefined : found.data} fault={fault} isOutdated={isOutdated} />
          {found.isError && !fault && <Trouble error={found.error} retry={() => void found.refetch()} />}
          {found.isPending && <Underway isBeingMade={isBeingMade(found.failureReason)} />}
          {found.data?.isPreparing && (
            <p className="note" role="status">
              {scoreMessages().preparing}
            </p>
          )}
          {found.data && !found.isError && <Results found={found.data} isOutdated={isOutdated} />}
        </>
      )}
    </main>
  )
}

/** A past day that nobody has opened yet takes its time, and says so. */
function Underway({ isBeingMade }: { isBeingMade: boolean }) {
  const { asOf } = useQuestion()
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
      <code>npm run satoyama -- import &lt;files or folders…&gt;</code>
    </section>
  )
}
