import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type CompanyFacet, countCompanyFacets, countNewsFacets, type NewsFacet } from '#contract/news/facets.ts'
import { requestOf } from '../../app/query.ts'
import { formatNumber } from '../../format.ts'
import type { Option } from '../../ui/fields/OptionalChoice.tsx'
import { useNewsFilter } from '../use-news.ts'
import { newsFilterMessages } from './filter-messages.ts'

/** How many articles each choice would leave, beside its words; the words alone until that is known. */
export function useFacets(companyId?: number) {
  const filter = useNewsFilter(companyId)
  const { data } = useQuery({ ...requestOf(countNewsFacets, { query: filter }), placeholderData: keepPreviousData })
  return {
    isWhole: data?.isWhole ?? true,
    publishers: data?.facets.publisher.map(({ value }) => value) ?? [],
    counted: (facet: NewsFacet, options: readonly Option[]) => withCounts(options, data?.facets[facet]),
  }
}

/** The same of watchlists, industries and themes. */
export function useCompanyFacets() {
  const filter = useNewsFilter()
  const { data } = useQuery({ ...requestOf(countCompanyFacets, { query: filter }), placeholderData: keepPreviousData })
  return (facet: CompanyFacet, options: readonly Option[]) => withCounts(options, data?.facets[facet])
}

interface Count {
  readonly value: string
  readonly articles: number
}

function withCounts(options: readonly Option[], counted: readonly Count[] | undefined): Option[] {
  if (!counted) return [...options]
  const counts = new Map(counted.map(({ value, articles }) => [value, articles]))
  return options.map((option) => ({
    ...option,
    text: newsFilterMessages().counted(option.text, formatNumber(counts.get(option.value) ?? 0)),
  }))
}
