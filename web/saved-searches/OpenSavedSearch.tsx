import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { getSavedSearch } from '#contract/search/saved-searches.ts'
import { requestOf } from '../app/query.ts'
import { CallFailed } from '../app/send.ts'
import { Empty } from '../ui/states/Empty.tsx'
import { ErrorState, Skeleton } from '../ui/states/ErrorState.tsx'
import { savedSearchMessages } from './messages.ts'
import { addressOfSearch } from './use-saved-searches.ts'

/** The lasting address of a saved search: leads to the screen of its kind with its conditions, as they are now. */
export function OpenSavedSearch() {
  const m = savedSearchMessages()
  const router = useRouter()
  const { searchId } = useParams({ from: '/app/saved-searches/$searchId' })
  const search = useQuery({
    ...requestOf(getSavedSearch, { params: { searchId } }),
    staleTime: 0,
  })
  const href = search.data && addressOfSearch(search.data)
  useEffect(() => {
    if (href !== undefined) void router.navigate({ href, replace: true })
  }, [href, router])

  const isMissing =
    search.error instanceof CallFailed && ['search.not-found', 'request.invalid'].includes(search.error.code)
  return (
    <main className="screen" id="content" tabIndex={-1}>
      <title>{`${m.title} – Satoyama`}</title>
      <div className="page-head">
        <h1>{m.title}</h1>
      </div>
      {!search.isError && <Skeleton rows={6} />}
      {search.isError && !isMissing && <ErrorState error={search.error} retry={() => void search.refetch()} />}
      {isMissing && (
        <Empty
          title={m.notFoundTitle}
          actions={
            <Link to="/v2/comparisons" search={{}} className="btn go">
              {m.toSearch}
            </Link>
          }
        >
          <p>{m.notFoundText}</p>
        </Empty>
      )}
    </main>
  )
}
