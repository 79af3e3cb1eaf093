import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { countNewsFacets, type NewsFacet } from '#contract/news/news.ts'
import { requestOf } from '../../app/query.ts'
import { formatNumber } from '../../format.ts'
import { useNewsFilter } from '../use-news.ts'
import type { Option } from './Choice.tsx'
import { newsFilterMessages } from './filter-messages.ts'

/** How many articles each choice would leave, beside its words; the words alone until that is known. */
export function useFacets(companyId?: number) {
  const m = newsFilterMessages()
  const filter = useNewsFilter(companyId)
  const { data } = useQuery({ ...requestOf(countNewsFacets, { query: filter }), placeholderData: keepPreviousData })
  return {
    isWhole: data?.isWhole ?? true,
    publishers: data?.facets.publisher.map(({ value }) => value) ?? [],
    counted(facet: NewsFacet, options: readonly Option[]): Option[] {
      if (!data) return [...options]
      const counts = new Map(data.facets[facet].map(({ value, articles }) => [value, articles]))
      return options.map(({ value, text }) => ({ value, text: m.counted(text, formatNumber(counts.get(value) ?? 0)) }))
    },
  }
}
