import { useEffect, useRef } from 'react'
import { newsSorts } from '#contract/news/filter.ts'
import { maxNewsListed } from '#contract/news/news.ts'
import { formatNumber } from '../../format.ts'
import { tip } from '../../ui/floating/tip.ts'
import { ErrorState, Skeleton } from '../../ui/states/ErrorState.tsx'
import { newsMessages } from '../messages.ts'
import { Nothing } from '../Nothing.tsx'
import classes from '../news.module.css'
import { useEvents, useNewsAddress } from '../use-news.ts'
import { EventRow } from './EventRow.tsx'

/** Events that fit, more of them as one scrolls; rows out of sight are not drawn. */
export function EventList({ companyId }: { readonly companyId?: number }) {
  const m = newsMessages()
  const events = useEvents(companyId)
  const pages = events.data?.pages ?? []
  const first = pages[0]
  const rows = pages.flatMap((page) => page.events)
  return (
    <section className={classes.events} aria-label={m.eventList} aria-busy={events.isFetching}>
      <header className={classes.eventsHead}>
        <p role="status" className={classes.count}>
          {first && first.articles > 0 ? countText(rows.length, first) : ' '}
        </p>
        <Sort />
      </header>
      {events.isError && <ErrorState error={events.error} retry={() => void events.refetch()} />}
      {events.isPending && <Skeleton rows={10} />}
      {first?.articles === 0 && <Nothing {...(companyId !== undefined && { companyId })} />}
      <ul className={events.isPlaceholderData ? `${classes.list} is-stale` : classes.list}>
        {rows.map((event) => (
          <li key={event.id}>
            <EventRow event={event} isOfCompany={companyId !== undefined} />
          </li>
        ))}
      </ul>
      {first && first.articles > maxNewsListed && !events.hasNextPage && (
        <p className="note">{m.capped(formatNumber(maxNewsListed))}</p>
      )}
      {events.hasNextPage && (
        <More isLoading={events.isFetchingNextPage} load={() => void events.fetchNextPage({ cancelRefetch: false })} />
      )}
    </section>
  )
}

/** How many events and articles; where more fit than are listed, that. */
function countText(
  visibleCount: number,
  { total, articles }: { readonly total: number | null; readonly articles: number },
) {
  const m = newsMessages()
  const count = articles > maxNewsListed ? m.more(formatNumber(maxNewsListed)) : formatNumber(articles)
  return total === null ? m.countedArticles(count) : m.counted(formatNumber(Math.max(total, visibleCount)), count)
}

function Sort() {
  const m = newsMessages()
  const [{ sort = 'time' }, change] = useNewsAddress()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a box and a legend that nobody asked for
    <span className="seg" role="group" aria-label={m.sort}>
      {newsSorts.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === sort}
          onClick={() => change({ sort: one === 'time' ? undefined : one })}
          {...tip(m.sortHints[one])}
        >
          {m.sorts[one]}
        </button>
      ))}
    </span>
  )
}

/** Loads the next page as soon as it comes near, and at a press for whoever does not scroll. */
function More({ isLoading, load }: { readonly isLoading: boolean; readonly load: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  const latest = useRef(load)
  latest.current = load
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current(), {
      rootMargin: '600px',
    })
    observer.observe(button.current!)
    return () => observer.disconnect()
  }, [])
  return (
    <button ref={button} type="button" className="btn" disabled={isLoading} onClick={load}>
      {newsMessages().loadMore}
    </button>
  )
}
