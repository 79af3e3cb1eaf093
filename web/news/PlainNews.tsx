import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { listNewsArticles, maxNewsListed } from '#contract/news/news.ts'
import { call } from '../app/call.ts'
import { keyOf } from '../app/query.ts'
import { namesOf, shortName } from '../companies/names.ts'
import { ContextBar } from '../context/ContextBar.tsx'
import { formatMinute, formatNumber } from '../format.ts'
import { languageOf } from '../i18n/language-of.ts'
import { OutsideLink } from '../ui/OutsideLink.tsx'
import { MoreButton } from '../ui/rows/MoreButton.tsx'
import { ErrorState, Skeleton } from '../ui/states/ErrorState.tsx'
import { NewsFilters } from './filters/NewsFilters.tsx'
import { newsMessages } from './messages.ts'
import { Nothing } from './Nothing.tsx'
import { titleOf } from './names.ts'
import classes from './news.module.css'
import { pageSize, useNewsFilter } from './use-news.ts'

/** Articles one by one, newest first: the plain form that older links lead to. */
export function PlainNews() {
  const m = newsMessages()
  const filter = useNewsFilter()
  const list = useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: [...keyOf(listNewsArticles, { query: filter }), 'pages'],
      queryFn: ({ pageParam, signal }) =>
        call(listNewsArticles, { query: { ...filter, offset: pageParam, limit: pageSize } }, signal),
      initialPageParam: 0,
      getNextPageParam: ({ items }, pages) => {
        const next = pages.length * pageSize
        return items.length < pageSize || next >= maxNewsListed ? undefined : next
      },
      placeholderData: keepPreviousData,
    }),
  )
  const first = list.data?.pages[0]
  const items = list.data?.pages.flatMap((page) => page.items) ?? []
  const count =
    first && (first.articles > maxNewsListed ? m.more(formatNumber(maxNewsListed)) : formatNumber(first.articles))
  return (
    <main className={`screen ${classes.screen}`} id="content" tabIndex={-1}>
      <title>{`${m.plainTitle} – Satoyama`}</title>
      <ContextBar acts={['asOf']} />
      <div className="page-head">
        <h1>{m.plainTitle}</h1>
      </div>
      <NewsFilters />
      <p role="status" className={classes.count}>
        {count && first.articles > 0 ? m.countedArticles(count) : ' '}
      </p>
      {list.isError && <ErrorState error={list.error} retry={() => void list.refetch()} />}
      {list.isPending && <Skeleton rows={12} />}
      {first?.articles === 0 && <Nothing />}
      <ul className={classes.plain}>
        {items.map((article) => {
          const title = titleOf(article)
          const { first: name } = namesOf(article.company)
          return (
            <li key={article.id}>
              <time>{formatMinute(article.publishedAt)}</time>
              <Link
                to="/companies/$companyId/news"
                params={{ companyId: article.company.id }}
                search={{}}
                lang={name.lang}
              >
                {shortName(name)}
              </Link>
              <span lang={title.lang}>
                {article.url ? <OutsideLink href={article.url}>{title.text}</OutsideLink> : title.text}
              </span>
              <span className="note" lang={languageOf(article.publisher)}>
                {article.publisher}
              </span>
            </li>
          )
        })}
      </ul>
      <MoreButton list={list} label={m.loadMore} />
    </main>
  )
}
