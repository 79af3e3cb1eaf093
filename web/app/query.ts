import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Endpoint, Request } from '#contract/wire/endpoint.ts'
import { call } from './call.ts'

/** The key of an endpoint's answers in the query cache; with a request, of that one answer. */
export function keyOf<E extends Endpoint>(endpoint: E, request?: Request<E>): readonly unknown[] {
  return request === undefined ? [endpoint.path] : [endpoint.path, request]
}

/** What `useQuery` and `fetchQuery` need for one request of the contract: its key and how it is fetched. */
export function requestOf<E extends Endpoint>(endpoint: E, request: Request<E>) {
  return queryOptions({
    queryKey: keyOf(endpoint, request),
    queryFn: ({ signal }) => call(endpoint, request, signal),
  })
}

/** The last answer stays while the next is on its way, but never another company's; as `placeholderData` of what is asked of one company. */
export const previousOf =
  (companyId: number) =>
  <T>(before: T | undefined, of: { readonly queryKey: readonly unknown[] } | undefined): T | undefined =>
    companyIn(of?.queryKey) === companyId ? keepPreviousData(before) : undefined

const companyIn = (key: readonly unknown[] | undefined) =>
  (key?.[1] as { readonly params?: { readonly companyId?: number } } | undefined)?.params?.companyId
