import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { listCompanyNames } from '#contract/market/companies.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { requestOf } from '../app/query.ts'
import { namesOf, shortName } from './names.ts'

type NamedCompany = Output<typeof listCompanyNames>['companies'][number]

/** A company by its id; `undefined` while it is loading, null when there is none. */
export type CompanyNames = (id: number) => NamedCompany | null | undefined

/** Names of many companies in one request. */
export function useCompanyNames(ids: readonly number[]): CompanyNames {
  const text = [...new Set(ids)].sort((a, b) => a - b).join(',')
  const { data, isPlaceholderData } = useQuery({
    ...requestOf(listCompanyNames, { query: { ids: text } }),
    placeholderData: keepPreviousData,
    staleTime: 300_000,
    enabled: text !== '',
  })
  return useMemo(() => {
    const companies = new Map(data?.companies.map((company) => [company.id, company]))
    const isLoaded = data !== undefined && !isPlaceholderData
    return (id) => companies.get(id) ?? (isLoaded ? null : undefined)
  }, [data, isPlaceholderData])
}

/** The name as lists show it; the id while it is loading, and of a company that is not there. */
export function nameIn(names: CompanyNames, id: number): string {
  const company = names(id)
  return company ? shortName(namesOf(company).first) : `#${id}`
}
