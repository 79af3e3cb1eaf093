import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { listNewsMarks } from '#contract/news/marks.ts'
import { call } from '../../app/call.ts'
import { keyOf } from '../../app/query.ts'
import { useContext } from '../../context/search.ts'
import { formatNumber } from '../../format.ts'
import { MoreButton } from '../../ui/rows/MoreButton.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { ErrorState, Skeleton } from '../../ui/states/ErrorState.tsx'
import classes from '../news.module.css'
import { MarkItem } from './MarkItem.tsx'
import { markMessages } from './mark-messages.ts'

const pageSize = 50

/** What one said of labels, the last first, as of today or a past day; each can be taken back. */
export function MarkList() {
  const m = markMessages()
  const [{ asOf }] = useContext()
  const list = useMarkPages(asOf)
  const counted = useRef<HTMLParagraphElement>(null)
  const total = list.data?.pages[0]?.total
  const marks = list.data?.pages.flatMap((page) => page.marks) ?? []
  return (
    <section className={classes.events} aria-label={m.listTitle} aria-busy={list.isFetching}>
      <header className={classes.eventsHead}>
        <p role="status" className={classes.count} tabIndex={-1} ref={counted}>
          {total ? m.listCounted(formatNumber(total)) : ' '}
        </p>
      </header>
      {list.isError && <ErrorState error={list.error} retry={() => void list.refetch()} />}
      {list.isPending && <Skeleton rows={8} />}
      {total === 0 && (
        <Empty
          title={asOf ? m.listNoneThen : m.listNone}
          actions={
            <Link className="btn" to="/esg_contents/v2/news_search" search={{}}>
              {m.toSearch}
            </Link>
          }
        >
          {!asOf && <p>{m.listNoneText}</p>}
        </Empty>
      )}
      {asOf && total ? <p className="note">{m.listPast}</p> : null}
      <ul className={classes.marks}>
        {marks.map((mark) => (
          <MarkItem
            key={`${mark.articleId} ${mark.label}`}
            mark={mark}
            isPast={asOf !== undefined}
            leave={(neighbor) => (neighbor ?? counted.current)?.focus()}
          />
        ))}
      </ul>
      <MoreButton list={list} label={m.showMore} />
    </section>
  )
}

/** A page after the other; always asked again, as marks are set elsewhere too. */
function useMarkPages(asOf: string | undefined) {
  const query = asOf ? { asOf } : {}
  return useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: [...keyOf(listNewsMarks, { query }), 'pages'],
      queryFn: ({ pageParam, signal }) =>
        call(listNewsMarks, { query: { ...query, offset: pageParam, limit: pageSize } }, signal),
      initialPageParam: 0,
      getNextPageParam: ({ total }, pages) => {
        const next = pages.length * pageSize
        return next < total ? next : undefined
      },
      staleTime: 0,
    }),
  )
}
