import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { OpenVendor, Ratings } from '#contract/scores/ratings.ts'
import { getRatings } from '#contract/scores/ratings.ts'
import { requestOf } from '../app/query.ts'
import { raterKeys } from '../app/vendors.ts'
import { useContext } from '../context/search.ts'

/** What the vendors say of a company on the day and of the year of the context. */
export function useRatings(companyId: number) {
  const [{ asOf, year, peers }] = useContext()
  const query = { ...(asOf && { asOf }), ...(year && { year }), ...(peers && { peers }) }
  return useQuery({
    ...requestOf(getRatings, { params: { companyId }, query }),
    placeholderData: keepPreviousData,
  })
}

/** Whether the context shows a vendor; one that names nobody shows all. */
export function useIsShown(): (name: string) => boolean {
  const [context] = useContext()
  const names = context.vendors?.split(',') ?? []
  const visible = raterKeys().filter((name) => names.includes(name))
  return (name) => visible.length === 0 || visible.includes(name)
}

/** The vendors that the account may see. */
export function openVendors(ratings: Pick<Ratings, 'vendors'> | undefined): OpenVendor[] {
  return ratings?.vendors.flatMap((vendor) => (vendor.locked ? [] : [vendor])) ?? []
}
