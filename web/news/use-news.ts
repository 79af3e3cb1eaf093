import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { newsKinds, newsRanges, newsSorts } from '#contract/news/filter.ts'
import { getNewsTone, searchNews, weighNewsConditions } from '#contract/news/news.ts'
import { toneBands } from '#methodology/news/tone-band.ts'
import { categories } from '#methodology/scores/hierarchy.ts'
import { call } from '../app/call.ts'
import { keyOf, requestOf } from '../app/query.ts'
import { useContext } from '../context/search.ts'
import { useAddress } from '../context/use-address.ts'
import { language } from '../i18n/language.ts'
import type { NewsSearch } from './address.ts'

/** Months of the line, as addresses write them. */
export const windows = ['1', '3', '6', '12', 'all'] as const
/** Events of a page. */
export const pageSize = 50

/** What an address says of news, and how to change it. What makes no sense is left out. */
export const useNewsAddress = () => useAddress<NewsChoice, Partial<NewsSearch>>(sensible)

const oneOf = <T extends string>(list: readonly T[], text: string | undefined) => list.find((one) => one === text)
const someOf = <T extends string>(list: readonly T[], text: string | undefined) => {
  const parts = text?.split(',').filter((part) => list.includes(part as T))
  return parts && parts.length > 0 ? parts.join(',') : undefined
}
const fitting = (pattern: RegExp, text: string | undefined) => (text && pattern.test(text) ? text : undefined)

/** What of an address makes sense. */
export function sensible(search: NewsSearch) {
  const range = oneOf(newsRanges, search.range)
  return {
    q: search.q,
    companies: fitting(/^\d{1,9}(-\d{1,9}){0,199}$/, search.companies),
    set: fitting(/^watchlist(s|-[1-9]\d{0,8})$/, search.set),
    industry: fitting(/^[a-z0-9]+-[A-Za-z0-9]+$/, search.industry),
    theme: fitting(/^[a-z0-9_]{1,60}$/, search.theme),
    category: someOf([...categories, 'none'], search.category),
    topic: fitting(/^[a-z-]{1,40}$/, search.topic),
    kind: oneOf(newsKinds, search.kind),
    publisher: search.publisher?.slice(0, 200),
    language: oneOf(['ja', 'en'] as const, search.language),
    tone: someOf([...toneBands, 'none'], search.tone),
    level: search.level,
    range,
    from: range === 'custom' ? search.from : undefined,
    to: range === 'custom' ? search.to : undefined,
    window: oneOf(windows, search.window),
    sort: oneOf(newsSorts, search.sort),
    event: search.event,
  }
}
export type NewsChoice = ReturnType<typeof sensible>

/** The filter as the API takes it; on a company’s own tab the company is always part of it. */
export function useNewsFilter(companyId?: number) {
  const [choice] = useNewsAddress()
  const [{ asOf }] = useContext()
  const own = companyId === undefined ? {} : { companies: String(companyId) }
  return filterOf({ ...choice, ...own }, asOf)
}

/** Without the order, the window and what is open. */
export function filterOf({ window: _, sort: __, event: ___, ...filter }: NewsChoice, asOf?: string) {
  const all = { ...filter, asOf, lang: language() }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as typeof all
}

/** Events of a filter, a page after the other. */
export function useEvents(companyId?: number) {
  const filter = useNewsFilter(companyId)
  const [{ sort = 'time' }] = useNewsAddress()
  const request = { query: { ...filter, sort } }
  return useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: [...keyOf(searchNews, request), 'pages'],
      queryFn: ({ pageParam, signal }) =>
        call(searchNews, { query: { ...request.query, offset: pageParam, limit: pageSize } }, signal),
      initialPageParam: 0,
      getNextPageParam: ({ total, events }, pages) => {
        const next = pages.length * pageSize
        return events.length < pageSize || (total !== null && next >= total) ? undefined : next
      },
      placeholderData: keepPreviousData,
    }),
  )
}

/** Events that a drawing shows. */
export const drawnEvents = 60

/** The weightiest events of a filter, for the drawing of its period. */
export function useWeightiest(companyId?: number) {
  const filter = useNewsFilter(companyId)
  const query = { ...filter, sort: 'weight' as const, limit: drawnEvents }
  return useQuery({ ...requestOf(searchNews, { query }), placeholderData: keepPreviousData })
}

export function useTone(companyId?: number) {
  const filter = useNewsFilter(companyId)
  const [{ window = '3' }] = useNewsAddress()
  return useQuery({ ...requestOf(getNewsTone, { query: { ...filter, window } }), placeholderData: keepPreviousData })
}

/** What each condition costs; asked where nothing is left. */
export function useConditions(isEmpty: boolean, companyId?: number) {
  const filter = useNewsFilter(companyId)
  return useQuery({ ...requestOf(weighNewsConditions, { query: filter }), enabled: isEmpty })
}
