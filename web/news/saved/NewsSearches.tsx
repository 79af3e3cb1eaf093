import { useQuery } from '@tanstack/react-query'
import { maxNewsListed, searchNews } from '#contract/news/news.ts'
import type { SavedSearch } from '#contract/search/saved-searches.ts'
import { readSearch, searchText } from '../../app/address.ts'
import { requestOf } from '../../app/query.ts'
import { formatNumber } from '../../format.ts'
import { SavedSearches } from '../../saved-searches/SavedSearches.tsx'
import { SavedSearchList } from '../../saved-searches/SavedSearchList.tsx'
import { SaveSearch } from '../../saved-searches/SaveSearch.tsx'
import { Side } from '../../ui/slot.tsx'
import { NewsSearch } from '../address.ts'
import { newsMessages } from '../messages.ts'
import { filterOf, sensible, useNewsAddress } from '../use-news.ts'

/** What is saved of a search of news: everything but the event that is open. */
export function useNewsText(): string {
  const [{ event: _, ...search }] = useNewsAddress()
  return searchText(search).slice(1)
}

/** Save the present search of news, open those saved; the left column lists them with how many articles each finds. */
export function NewsSearches() {
  const text = useNewsText()
  return (
    <>
      <SavedSearches kind="news" text={text} />
      <SaveSearch kind="news" text={text} />
      <Side>
        <SavedSearchList kind="news" text={text} count={({ search }) => <Count search={search} />} />
      </Side>
    </>
  )
}

/** Nothing while it loads, or where the search names what is no longer there. */
function Count({ search }: Pick<SavedSearch, 'search'>) {
  const query = { ...filterOf(sensible(NewsSearch.parse(readSearch(search)))), limit: 1 }
  const { data } = useQuery({ ...requestOf(searchNews, { query }), retry: false })
  if (!data) return null
  const { articles } = data
  const m = newsMessages()
  return (
    <span className="num">
      {articles > maxNewsListed ? m.more(formatNumber(maxNewsListed)) : formatNumber(articles)}
    </span>
  )
}
