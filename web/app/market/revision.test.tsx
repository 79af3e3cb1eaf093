import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { getMarket } from '#contract/market/market.ts'
import { marketHeader } from '#contract/wire/endpoint.ts'
import { givenSession } from '../../test/render.tsx'
import { call } from '../call.ts'
import { followMarket } from './revision.ts'

beforeEach(async () => void (await givenSession()))

/** A server whose market has a revision. */
function givenRevision(revision: number): void {
  const data = {
    kind: 'demo',
    companies: 1,
    listed: 1,
    figures: 1,
    years: [2024],
    revision,
    revisionInMemory: revision,
    making: null,
  }
  vi.stubGlobal('fetch', async () =>
    Response.json(
      { result: true, data: { ...data, openReviews: 0, attributions: [] } },
      { headers: { [marketHeader]: String(revision) } },
    ),
  )
}

test('what is shown of the market is asked again once an answer to anything tells of a newer one, and nothing else', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } })
  const requests: string[] = []
  const watch = (path: string, staleTime = 60_000) =>
    new QueryObserver(queries, {
      queryKey: [path],
      staleTime,
      queryFn: () => {
        requests.push(path)
        return path
      },
    }).subscribe(() => {})
  watch('/companies/:companyId/ratings')
  watch('/news')
  watch('/alerts')
  watch('/indicators', Number.POSITIVE_INFINITY)
  const stop = followMarket(queries)
  const ask = async (revision: number) => {
    givenRevision(revision)
    await call(getMarket, {})
    await vi.waitFor(() => expect(queries.isFetching()).toBe(0), { timeout: 120_000 })
  }
  await ask(7)
  const first = ['/companies/:companyId/ratings', '/news', '/alerts', '/indicators']
  expect(requests).toEqual(first)
  await ask(7)
  await ask(6) // Another server that is still behind.
  expect(requests).toEqual(first)
  await ask(8)
  expect(requests.slice(4)).toEqual(['/companies/:companyId/ratings', '/news'])
  stop()
  await ask(9)
  expect(requests).toHaveLength(6)
})
