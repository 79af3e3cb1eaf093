import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { listRegulationCompanies, regulationSorts } from '#contract/regulations/companies.ts'
import { regulationStates } from '#contract/regulations/names.ts'
import { getRegulation, listRegulations } from '#contract/regulations/regulations.ts'
import { requestOf } from '../app/query.ts'
import { useContext } from '../context/search.ts'
import { toFirstPage, useAddress } from '../context/use-address.ts'
import type { RegulationSearch } from './address.ts'

/** Rows of a page without a choice. */
export const defaultSize = 50

const from = '/app/esg_contents/v2/regulations/$regulation'

export const useSlug = () => useParams({ from }).regulation

/** What the address says, and how to change it; a change of what is shown begins at the first page. */
export const useRegulationAddress = () => useAddress<RegulationChoice, Partial<RegulationSearch>>(sensible, toFirstPage)

/** The address as the API takes it: what makes no sense is left out. */
function sensible({ set, state, find, sort, ...rest }: RegulationSearch) {
  return {
    ...rest,
    set: set && /^(company|watchlist)-[1-9]\d{0,8}$/.test(set) ? set : undefined,
    state: regulationStates.find((each) => each === state),
    find: find?.slice(0, 200) || undefined,
    sort: regulationSorts.find((each) => each === sort),
  }
}
type RegulationChoice = ReturnType<typeof sensible>

/** Day and year of the context, without what was not chosen. */
function useDay() {
  const [{ asOf, year }] = useContext()
  return { ...(asOf && { asOf }), ...(year && { year }) }
}

export function useRegulations() {
  return useQuery({ ...requestOf(listRegulations, { query: useDay() }), placeholderData: keepPreviousData })
}

/** The last answer stays while the next is on its way, but never another regulation's. */
const keptFor =
  (slug: string) =>
  <T>(before: T | undefined, of: { readonly queryKey: readonly unknown[] } | undefined): T | undefined =>
    (of?.queryKey[1] as { params?: { regulation?: string } } | undefined)?.params?.regulation === slug
      ? before
      : undefined

export function useRegulation() {
  const regulation = useSlug()
  const [{ set }] = useRegulationAddress()
  const query = { ...useDay(), ...(set && { set }) }
  return useQuery({
    ...requestOf(getRegulation, { params: { regulation }, query }),
    placeholderData: keptFor(regulation),
  })
}

/** Which companies are asked for, as the API takes it. */
export function useCompanyQuery() {
  const [{ set, state, find, sort }] = useRegulationAddress()
  return {
    ...useDay(),
    ...(set && { set }),
    ...(state && { state }),
    ...(find && { find }),
    ...(sort && { sort }),
  }
}

export function useRegulationCompanies() {
  const regulation = useSlug()
  const [{ page = 1, perPage = defaultSize }] = useRegulationAddress()
  const query = { ...useCompanyQuery(), page, perPage: perPage as 50 | 100 }
  return useQuery({
    ...requestOf(listRegulationCompanies, { params: { regulation }, query }),
    placeholderData: keptFor(regulation),
  })
}
