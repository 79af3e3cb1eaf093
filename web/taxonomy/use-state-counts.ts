import { useQuery } from '@tanstack/react-query'
import { getSearchVocabulary } from '#contract/search/searches.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { requestOf } from '../app/query.ts'
import { useContext } from '../context/search.ts'

export type CountedTheme = Output<typeof getSearchVocabulary>['themes'][number]
export type StateCounts = ReturnType<typeof useStateCounts>

/** How many listed companies are in each state of each theme, by its code; cached together with the search, which sends the same request. */
export function useStateCounts() {
  const [{ asOf, year }] = useContext()
  const query = { ...(asOf && { asOf }), ...(year && { year }) }
  return useQuery({
    ...requestOf(getSearchVocabulary, { query }),
    staleTime: 300_000,
    select: ({ themes, year }) => ({ year, themes: new Map(themes.map((theme) => [theme.code, theme])) }),
  })
}
