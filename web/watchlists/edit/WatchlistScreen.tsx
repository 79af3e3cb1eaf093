import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { getMemberFigures } from '#contract/watchlists/watchlist-figures.ts'
import { requestOf } from '../../app/query.ts'
import { CallFailed } from '../../app/send.ts'
import { ContextBar } from '../../context/ContextBar.tsx'
import { useScoreContext } from '../../scoring/use-scores.ts'
import { Empty } from '../../ui/states/Empty.tsx'
import { ErrorState, Skeleton } from '../../ui/states/ErrorState.tsx'
import classes from '../list/list.module.css'
import { useWatchlist } from '../use-watchlists.ts'
import { Editor } from './Editor.tsx'
import { editMessages } from './edit-messages.ts'

/** One watchlist, edited where it stands. */
export function WatchlistScreen() {
  const m = editMessages()
  const { watchlistId } = useParams({ from: '/app/watchlist/$watchlistId' })
  const id = Number(watchlistId)
  const list = useWatchlist(Number.isInteger(id) && id > 0 && id < 2 ** 31 ? id : 0)
  const figures = useQuery({
    ...requestOf(getMemberFigures, { params: { watchlistId: id }, query: useScoreContext() }),
    enabled: list.data !== undefined,
    staleTime: 0,
    placeholderData: (before) => before,
  })
  const isMissing =
    list.error instanceof CallFailed && ['watchlist.not-found', 'request.invalid'].includes(list.error.code)
  return (
    <main className={`screen ${classes.screen}`} id="content" tabIndex={-1}>
      <title>{`${list.data ? `${list.data.name} – ` : ''}${m.title} – Satoyama`}</title>
      <ContextBar
        acts={['asOf', 'year', 'method', 'version', 'period', 'inference', 'peers', 'text']}
        newest={figures.data?.fiscalYear ?? null}
      />
      {list.isPending && <Skeleton rows={10} />}
      {list.isError && !isMissing && <ErrorState error={list.error} retry={() => void list.refetch()} />}
      {isMissing && (
        <>
          <div className="page-head">
            <h1>{m.title}</h1>
          </div>
          <Empty
            title={m.notFound}
            actions={
              <Link to="/watchlist" className="btn go">
                {m.all}
              </Link>
            }
          >
            <p>{m.notFoundText}</p>
          </Empty>
        </>
      )}
      {list.data && !isMissing && <Editor key={id} list={list.data} figures={figures.data} />}
      {figures.isError && !isMissing && <ErrorState error={figures.error} retry={() => void figures.refetch()} />}
    </main>
  )
}
