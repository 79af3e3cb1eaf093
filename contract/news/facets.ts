import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { NewsFilter } from './filter.ts'

const Count = z.int().min(0)

/** Properties whose values are counted beside the choices of a search. */
export const newsFacets = ['category', 'level', 'tone', 'kind', 'language', 'publisher'] as const
export type NewsFacet = (typeof newsFacets)[number]

const FacetCount = z.object({
  /** As the filter takes it; a level counts what is graver too. */
  value: z.string(),
  articles: Count,
})

const refusals = [
  ...(['search.invalid', 'news.words', 'watchlist.not-found', 'industry.not-found'] as const),
  ...(['market.preparing', 'market.busy'] as const),
]

export const countNewsFacets = endpoint('GET /news/facets', {
  isLong: true,
  summary:
    'How many articles each category, level, tone, kind, language and publisher would leave, all other conditions as they are',
  query: NewsFilter,
  response: z.object({
    /** False where more than 10,000 fit: then the newest 10,000 are counted, which are those that a search lists. */
    isWhole: z.boolean(),
    facets: z.object({
      ...{ category: z.array(FacetCount), level: z.array(FacetCount), tone: z.array(FacetCount) },
      ...{ kind: z.array(FacetCount), language: z.array(FacetCount) },
      /** The twenty with the most articles, and the one that was asked for. */
      publisher: z.array(FacetCount),
    }),
  }),
  refusals,
})

/** Conditions that name companies and are chosen from a list. */
export const companyFacets = ['set', 'industry', 'theme'] as const
export type CompanyFacet = (typeof companyFacets)[number]

/** Apart from `countNewsFacets`, as it needs the market, which may have to be made ready first. */
export const countCompanyFacets = endpoint('GET /news/facets/companies', {
  isLong: true,
  summary:
    'How many articles each watchlist of the caller, industry of the exchange and theme would leave, all other conditions as they are',
  query: NewsFilter,
  response: z.object({
    /** False where more than 10,000 fit: then the newest 10,000 are counted. */
    isWhole: z.boolean(),
    /** Values as the filter takes them, the most articles first; what is not there would leave none. */
    facets: z.object({ set: z.array(FacetCount), industry: z.array(FacetCount), theme: z.array(FacetCount) }),
  }),
  refusals,
})
