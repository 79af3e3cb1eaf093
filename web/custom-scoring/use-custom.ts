import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { saveCustomRanking } from '#contract/scores/custom-file.ts'
import { getCustomRanges } from '#contract/scores/custom-ranges.ts'
import { getCustomStart } from '#contract/scores/custom-start.ts'
import { scoreCustomWeights } from '#contract/scores/custom-weights.ts'
import { getOwnMethod, type OwnMethod } from '#contract/scores/own-methods.ts'
import type { Output, Request } from '#contract/wire/endpoint.ts'
import { download } from '../app/download.ts'
import { requestOf } from '../app/query.ts'
import { language } from '../i18n/language.ts'
import { useStandardContext } from '../scoring/use-scores.ts'
import { useCustomAddress, useIndustryCount } from './address.ts'

export type CustomResult = Output<typeof scoreCustomWeights>
export type CustomRow = CustomResult['companies'][number]
export type CustomRanges = Output<typeof getCustomRanges>

/** Rows of a page, and companies of the ladder. */
export const perPage = 50
export const ladderLength = 20
/** Milliseconds between two steps of a slider that are asked: nobody sees more, and a network may ask so often. */
const stepMs = 80
/** Answers to steps of a slider are not kept for long: there are many. */
const keptMs = 15_000

/** What weights start from, in the industries that the address tells apart. */
export function useStart() {
  const { n } = useIndustryCount()
  const query = { industries: n as Body['industries'] }
  return useQuery({
    ...requestOf(getCustomStart, { query }),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  })
}

export function useOwnMethod(methodId: number | undefined) {
  const request = requestOf(getOwnMethod, { params: { methodId: methodId ?? 1 }, query: {} })
  return useQuery({ ...request, enabled: methodId !== undefined })
}

/** A value that changes no more often than so, the last of it always. */
export function useThrottled<T>(value: T, milliseconds = stepMs): T {
  const [held, setHeld] = useState(value)
  const last = useRef(0)
  useEffect(() => {
    const wait = Math.max(0, last.current + milliseconds - Date.now())
    const later = setTimeout(() => {
      last.current = Date.now()
      setHeld(value)
    }, wait)
    return () => clearTimeout(later)
  }, [value, milliseconds])
  return held
}

type Body = Request<typeof scoreCustomWeights>['body']

/** What the server is asked to score by. */
export type Recipe = Pick<OwnMethod, 'weights' | 'adjustments'>

/** What it is put to: the context’s year, day and version. */
function useMethod(recipe: Recipe): Pick<Body, 'industries' | 'weights' | 'adjustments'> {
  const { asOf, year, version, inference } = useStandardContext()
  const { n } = useIndustryCount()
  return useMemo(
    () => ({
      industries: n as Body['industries'],
      ...recipe,
      ...(asOf && { asOf }),
      ...(year && { year }),
      ...(version && { version }),
      ...(inference && { inference }),
    }),
    [recipe, n, asOf, year, version, inference],
  )
}

/** The page of the market under the weights; the last answer stays while the next is on its way. */
export function useRanking(recipe: Recipe, companyIds: readonly number[]) {
  const method = useMethod(recipe)
  const [{ sort = 'rank', page = 1, view = 'ladder' }] = useCustomAddress()
  // The ladder is of the best, whatever the list shows.
  const list = view === 'ladder' ? { sort: 'rank' as const, page: 1 } : { sort, page }
  const body = { ...method, ...list, perPage, companyIds: [...companyIds] }
  return useQuery({
    ...requestOf(scoreCustomWeights, { body }),
    placeholderData: keepPreviousData,
    gcTime: keptMs,
    enabled: recipe.weights.length > 0,
  })
}

/** The whole ranking as a file, in the order of the list. */
export function useRankingFile(recipe: Recipe) {
  const method = useMethod(recipe)
  const [{ sort = 'rank' }] = useCustomAddress()
  return (format: 'csv' | 'xlsx') =>
    download(saveCustomRanking, { params: { format }, body: { ...method, sort, lang: language() } })
}

/** The companies that the standard ranks highest; asked with the weights at the start, for it does not depend on any. */
export function useStandardTop(start: Recipe) {
  const method = useMethod(start)
  const request = requestOf(scoreCustomWeights, { body: { ...method, sort: 'standard', perPage: ladderLength } })
  const { data } = useQuery({ ...request, enabled: start.weights.length > 0 })
  return useMemo(() => data?.companies.map(({ id }) => id) ?? [], [data])
}

/** How firm the ranks of some companies are; it takes seconds, so only what stays is asked. */
export function useRanges(recipe: Recipe, companyIds: readonly number[], isWanted: boolean) {
  const method = useMethod(useThrottled(recipe, 700))
  return useQuery({
    ...requestOf(getCustomRanges, { body: { ...method, companyIds: [...companyIds] } }),
    placeholderData: keepPreviousData,
    enabled: isWanted && companyIds.length > 0,
  })
}

/** Choices of the context that the screen follows. */
export const acts = ['asOf', 'year', 'version', 'inference'] as const
