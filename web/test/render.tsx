import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { vi } from 'vitest'
import type { z } from 'zod'
import type { Endpoint, Output } from '#contract/endpoint.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { refusals } from '#contract/refusals.ts'
import { router } from '../routes.tsx'
import { tokyoTime } from '../session/clock.ts'
import { type Auth, writeAuth } from '../session/store.ts'

interface Answer {
  readonly endpoint: Endpoint
  readonly status: number
  readonly body: unknown
}

/** What the network says to one endpoint, typed and checked by the contract. */
export function answer<E extends Endpoint>(endpoint: E, data: Output<E>): Answer {
  const checked = (endpoint.response as z.ZodType).parse(data)
  return { endpoint, status: 200, body: endpoint.envelope === 'bare' ? checked : { result: true, data: checked } }
}

export function refuse(endpoint: Endpoint, code: RefusalCode, more: object = {}): Answer {
  return { endpoint, status: refusals[code], body: { result: false, code, ...more } }
}

export interface Sent {
  readonly url: URL
  readonly headers: Headers
  readonly body: unknown
}

/** Draw the application at an address, with a network that knows these answers and nothing else. */
export function renderAt(address: string, answers: readonly Answer[]): { sent: Sent[]; path: () => string } {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const url = new URL(input, 'http://localhost')
    sent.push({ url, headers: new Headers(init.headers), body: init.body ? JSON.parse(String(init.body)) : undefined })
    const found = answers.find(
      ({ endpoint }) => endpoint.method === init.method && patternOf(endpoint).test(url.pathname),
    )
    if (!found) throw new Error(`nobody answers ${init.method} ${url.pathname}`)
    return Response.json(found.body, { status: found.status })
  })
  const history = createMemoryHistory({ initialEntries: [address] })
  const fresh = createRouter({ ...router.options, history })
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={fresh as unknown as typeof router} />
    </QueryClientProvider>,
  )
  return { sent, path: () => history.location.href }
}

function patternOf({ path }: Endpoint): RegExp {
  return new RegExp(`^/api${path.replace(/:\w+/g, '[^/]+')}$`)
}

/** A session that is good for so many minutes. */
export async function givenSession(minutes = 30): Promise<Auth> {
  const auth: Auth = {
    result: true,
    token: 'token-1',
    token_period: tokyoTime(new Date(Date.now() + minutes * 60_000)),
    refresh_token: 'handle-1.secret-1',
    name: 'Analyst',
    ip: '',
  }
  await writeAuth(auth)
  return auth
}
