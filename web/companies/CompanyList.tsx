import { useNavigate, useSearch } from '@tanstack/react-router'
import { FromSources } from '../app/market/FromSources.tsx'
import { ContextBar } from '../context/ContextBar.tsx'
import { formatNumber } from '../format.ts'
import { useTyped } from '../ui/fields/use-typed.ts'
import { ErrorState, Skeleton } from '../ui/states/ErrorState.tsx'
import { BigField } from './BigField.tsx'
import { companyMessages } from './messages.ts'
import { Pages } from './Pages.tsx'
import { Results } from './Results.tsx'
import { useCompanySearch } from './use-search.ts'

/** All companies, or those a name calls: plain, every state in the address. */
export function CompanyList() {
  const m = companyMessages()
  const navigate = useNavigate()
  const { q = '', page = 1, perPage = 50 } = useSearch({ strict: false })
  const search = useCompanySearch(q, page, perPage)
  const typed = useTyped(q, (text) => {
    void navigate({ to: '.', search: (old) => ({ ...old, q: text || undefined, page: undefined }), replace: true })
  })
  const isStale = search.isPlaceholderData || typed.text !== q

  return (
    <main className="screen" id="content" tabIndex={-1}>
      <ContextBar />
      <title>{`${q ? `${q} – ` : ''}${m.title} – Satoyama`}</title>
      <div className="page-head">
        <h1>{m.title}</h1>
      </div>
      <BigField typed={typed} only={isStale || search.data?.total !== 1 ? undefined : search.data.companies[0]?.id} />
      <p className="note" id="search-hint">
        {m.hint}
      </p>
      {search.isError && <ErrorState error={search.error} retry={() => void search.refetch()} />}
      {search.isPending && <Skeleton rows={12} />}
      {search.data && (
        <MatchList
          data={search.data}
          q={q}
          page={page}
          perPage={perPage}
          isStale={search.isPlaceholderData}
          clear={() => typed.set('')}
        />
      )}
    </main>
  )
}

interface MatchListProps {
  readonly data: NonNullable<ReturnType<typeof useCompanySearch>['data']>
  readonly q: string
  readonly page: number
  readonly perPage: number
  readonly isStale: boolean
  readonly clear: () => void
}

function MatchList({ data, q, page, perPage, isStale, clear }: MatchListProps) {
  const m = companyMessages()
  if (data.market === 0) {
    return (
      <section className="empty">
        <h2>{m.emptyMarket}</h2>
        <p>{m.emptyText}</p>
        <FromSources of={['edinet-codes', 'jpx-list']} />
      </section>
    )
  }
  return (
    <div className={isStale ? 'is-stale' : ''} aria-busy={isStale}>
      <p className="count-line" role="status">
        <span>
          <b>{formatNumber(data.total)}</b> {m.companyNoun(formatNumber(data.total))}
        </span>
        <span className="mut">{m.of(formatNumber(data.market))}</span>
      </p>
      {data.total === 0 ? (
        <section className="empty">
          <h2>{m.none}</h2>
          <p>{m.noneText}</p>
          <button type="button" className="btn" onClick={clear}>
            {m.clear}
          </button>
        </section>
      ) : (
        <>
          <Results companies={data.companies} q={q} />
          <Pages total={data.total} page={page} perPage={perPage} />
        </>
      )}
    </div>
  )
}
