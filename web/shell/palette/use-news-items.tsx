import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { maxNewsListed, searchNews } from '#contract/news/news.ts'
import { readNewsWords } from '#contract/news/words.ts'
import { requestOf } from '../../app/query.ts'
import { namesOf, shortName } from '../../companies/names.ts'
import { formatDay, formatNumber } from '../../format.ts'
import { language } from '../../i18n/language.ts'
import { headOf, titleOf } from '../../news/names.ts'
import type { Item, Section } from './item.ts'
import { paletteMessages } from './messages.ts'

const max = 3
/** Milliseconds that nothing is typed before news are asked for; companies are asked for at once. */
const rest = 200

interface NewsItems extends Section {
  readonly isSettled: boolean
}

/** The newest events whose articles hold the words, and the way to all of them. Nothing where none does. */
export function useNewsItems(text: string, go: (href: string) => void): NewsItems {
  const m = paletteMessages()
  const [q] = useDebouncedValue(text, rest)
  const isAsked = isNewsText(q)
  const news = useQuery({
    ...requestOf(searchNews, { query: { q, range: 'all', limit: max, lang: language() } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const isAnswered = q === text && (!isAsked || !(news.isPending || news.isPlaceholderData))
  const { articles = 0, events = [] } = isAsked && isNewsText(text) ? (news.data ?? {}) : {}
  if (articles === 0) return { rank: 0, items: [], isSettled: isAnswered || !isNewsText(text) }
  const count = articles > maxNewsListed ? m.over(formatNumber(maxNewsListed)) : formatNumber(articles)
  const address = `/esg_contents/v2/news_search?range=all&q=${encodeURIComponent(q)}`
  const all: Item = {
    id: 'news-all',
    section: 'news',
    words: m.searchNews(q),
    side: m.articles(count),
    run: () => go(address),
  }
  const rows = events.map((event): Item => {
    const title = titleOf(headOf(event))
    const { first: name } = namesOf(event.company)
    return {
      id: `news-${event.id}`,
      section: 'news',
      words: (
        <>
          <span className="code">{formatDay(event.lastAt.slice(0, 10))}</span>
          <span lang={title.lang}>{title.text}</span>
        </>
      ),
      side: <span lang={name.lang}>{shortName(name)}</span>,
      run: () => go(`${address}&event=${event.id}`),
    }
  })
  return { rank: 0.2, items: [all, ...rows], isSettled: isAnswered }
}

/** Two letters at least, and no mere code of a company. */
function isNewsText(text: string): boolean {
  const { all } = readNewsWords(text)
  return text.length >= 2 && all.length > 0 && !/^\d[\da-z]{0,4}$/i.test(text)
}
