import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { searchNews } from '#contract/news/news.ts'
import { requestOf } from '../../app/query.ts'
import { useContext } from '../../context/search.ts'
import { language } from '../../i18n/language.ts'

/** Whose news: of a watchlist, of all lists of the caller, of an industry; of the market where nothing is said. */
export interface BriefScope {
  readonly set?: string
  readonly industry?: string
}

/** What each half of a brief asks for; the address of the search takes the same. */
export const halves = {
  gravest: { range: '90d', level: 1, sort: 'weight' },
  newest: { range: '1y', level: undefined, sort: undefined },
} as const
export type Half = keyof typeof halves

export function useBrief(scope: BriefScope, half: Half, limit: number) {
  const [{ asOf }] = useContext()
  const { range, level, sort } = halves[half]
  const query = {
    ...scope,
    range,
    limit,
    lang: language(),
    ...(level !== undefined && { level }),
    ...(sort && { sort }),
    ...(asOf && { asOf }),
  }
  return useQuery({ ...requestOf(searchNews, { query }), placeholderData: keepPreviousData })
}
