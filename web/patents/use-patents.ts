import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { greenChoices, listPatents, patentSorts } from '#contract/patents/patents.ts'
import { getPatentSummary } from '#contract/patents/summary.ts'
import { patentStages } from '#methodology/patents/stage.ts'
import { requestOf } from '../app/query.ts'
import { useContext } from '../context/search.ts'
import { toFirstPage, useAddress } from '../context/use-address.ts'
import type { PatentsSearch } from './address.ts'

const defaultSize = 50

export const useCompanyId = () => useParams({ from: '/app/companies/$companyId' }).companyId

/** What the address says, and how to change it; a change of what is shown begins at the first page. */
export const usePatentsAddress = () => useAddress<PatentChoice, Partial<PatentsSearch>>(sensible, toFirstPage)

/** The address as the API takes it: what makes no sense is left out. */
function sensible({ find, filed, class: code, stage, green, ...rest }: PatentsSearch) {
  return {
    ...rest,
    find: find?.slice(0, 100),
    filed: filed !== undefined && filed >= 1900 && filed <= 2100 ? filed : undefined,
    class: code && /^[A-H]\d{2}[A-Z]$/.test(code) ? code : undefined,
    stage: patentStages.find((each) => each === stage),
    green: greenChoices.find((each) => each === green),
  }
}
type PatentChoice = ReturnType<typeof sensible>

/** Column and direction of a table; a column that there is none of is the usual one. */
export function readSort(text: string | undefined) {
  const isReversed = text?.startsWith('-') ?? false
  const sort = patentSorts.find((each) => each === text?.replace(/^-/, ''))
  return { sort: sort ?? 'filed', isReversed: sort !== undefined && isReversed } as const
}

/** Which patents are asked for, as the API takes it. */
export function usePatentQuery() {
  const [{ find, filed, class: subclass, stage, green, partner, sort: text }] = usePatentsAddress()
  const [{ asOf }] = useContext()
  const { sort, isReversed } = readSort(text)
  const chosen = { filed, class: subclass, stage, green, partner }
  return { asOf, q: find ?? '', ...chosen, sort, reversed: String(isReversed) }
}

export function usePatentSummary() {
  const companyId = useCompanyId()
  const [{ asOf, peers }] = useContext()
  return useQuery({
    ...requestOf(getPatentSummary, { params: { companyId }, query: { asOf, peers } }),
    placeholderData: (before, of) => (companyOf(of?.queryKey) === companyId ? keepPreviousData(before) : undefined),
  })
}

export function usePatentList() {
  const companyId = useCompanyId()
  const [{ page = 1, perPage = defaultSize }] = usePatentsAddress()
  const query = { ...usePatentQuery(), page, perPage }
  return useQuery({
    ...requestOf(listPatents, { params: { companyId }, query }),
    // The last page stays while the next is on its way, but never another company's.
    placeholderData: (before, of) => (companyOf(of?.queryKey) === companyId ? keepPreviousData(before) : undefined),
  })
}

const companyOf = (key: readonly unknown[] | undefined) =>
  (key?.[1] as { readonly params: { readonly companyId: number } } | undefined)?.params.companyId
