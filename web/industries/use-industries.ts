import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { getIndustryOverview, listIndustries, listIndustryCompanies } from '#contract/industries/industries.ts'
import { getIndustry } from '#contract/industries/industry.ts'
import { getKnownGroup } from '#contract/industries/known-group.ts'
import { getClassificationStandard } from '#contract/market/classifications.ts'
import type { Request } from '#contract/wire/endpoint.ts'
import type { PeerBasis } from '#methodology/panel/peers.ts'
import { type Total, totalKeys } from '#methodology/scores/hierarchy.ts'
import { leaveIfAbsent } from '../app/not-found.ts'
import { requestOf } from '../app/query.ts'
import { useAddress } from '../context/use-address.ts'
import { useScoreContext } from '../scoring/use-scores.ts'
import type { IndustriesSearch } from './address.ts'

/** Every industry of a basis, in the context of the address. */
export function useIndustries(peers: PeerBasis) {
  const query = { ...useScoreContext(), peers }
  return useQuery({
    ...requestOf(listIndustries, { query }),
    placeholderData: keepPreviousData,
  })
}

export function useIndustry(industryId: string) {
  const query = useScoreContext()
  const industry = useQuery({
    ...requestOf(getIndustry, { params: { industryId }, query }),
    placeholderData: keepPreviousData,
  })
  leaveIfAbsent(industry.error)
  return industry
}

export function useIndustryOverview(industryId: string) {
  const query = useScoreContext()
  const industry = useQuery({
    ...requestOf(getIndustryOverview, { params: { industryId }, query }),
    placeholderData: keepPreviousData,
  })
  leaveIfAbsent(industry.error)
  return industry
}

/** An imported list held against the scores of an industry; the longest one when none is named. */
export function useKnownGroup(industryId: string, list: string | undefined) {
  const query = { ...useScoreContext(), ...(list !== undefined && { list }) }
  return useQuery({
    ...requestOf(getKnownGroup, { params: { industryId }, query }),
    placeholderData: keepPreviousData,
  })
}

type CompaniesQuery = Pick<
  Request<typeof listIndustryCompanies>['query'],
  'q' | 'sort' | 'reversed' | 'page' | 'perPage' | 'display'
>

export function useIndustryCompanies(industryId: string, request: CompaniesQuery) {
  const query = { ...useScoreContext(), ...request }
  const companies = useQuery({
    ...requestOf(listIndustryCompanies, { params: { industryId }, query }),
    placeholderData: keepPreviousData,
  })
  leaveIfAbsent(companies.error)
  return companies
}

export function useStandard() {
  return useQuery(requestOf(getClassificationStandard, {}))
}

/** The industry that the address names. */
export function useIndustryId(): string {
  const { industryId, id } = useParams({ strict: false }) as { industryId?: string; id?: string }
  return industryId ?? id ?? ''
}

/** What this view keeps in its address, and how to change it in place. */
export const useIndustryAddress = () => useAddress(read)

const read = (search: object) => search as IndustriesSearch

/** Which of the four scores the figures are about, what this one shows of it, and how to choose another. */
export function useChosenTotal(figure: string): [chosen: Total, view: string, choose: (view: string) => void] {
  const [{ key, view }, change] = useIndustryAddress()
  const totalKey = totalKeys.find((each) => each === key) ?? 'sustainability_score'
  const own = `${figure}-table`
  const choose = (next: string) => {
    if (next === 'table') change({ view: own })
    else change({ key: next === 'sustainability_score' ? undefined : next, view: undefined })
  }
  return [totalKey, view === own ? 'table' : totalKey, choose]
}
