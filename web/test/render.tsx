import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'
import type { z } from 'zod'
import { getProfile, type Profile } from '#contract/account/profile.ts'
import { type Endpoint, type FileAnswer, type Output, replacedHeader } from '#contract/wire/endpoint.ts'
import type { RefusalCode } from '#contract/wire/refusals.ts'
import { refusals } from '#contract/wire/refusals.ts'
import { tokyoTime } from '#contract/wire/tokyo.ts'
import { type Auth, writeAuth } from '../app/auth-store.ts'
import { router } from '../routes/routes.tsx'
import { Themed } from '../ui/theme.tsx'
import { forgetOpen } from './dialogs.ts'
import { unknownField } from './unknown-field.ts'

export interface Answer {
  readonly endpoint: Endpoint
  readonly status: number
  readonly body: unknown
}

/** What the network says to one endpoint, typed and checked by the contract. */
export function answer<E extends Endpoint>(endpoint: E, data: Output<E>): Answer {
  const checked = (endpoint.response as z.ZodType).parse(data)
  if (endpoint.envelope === 'file') return { endpoint, status: 200, body: checked }
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

/** A network that knows these answers and nothing else; gives what it was sent. */
export function givenNetwork(answers: readonly Answer[]): Sent[] {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const url = new URL(input, 'http://localhost')
    sent.push({ url, headers: new Headers(init.headers), body: init.body ? JSON.parse(String(init.body)) : undefined })
    const match = answers.find(
      ({ endpoint }) => endpoint.method === init.method && patternOf(endpoint).test(url.pathname),
    )
    if (!match) throw new Error(`nobody answers ${init.method} ${url.pathname}`)
    const body = match.endpoint.body && sent.at(-1)!.body
    const unknown = unknownField(match.endpoint, { query: Object.fromEntries(url.searchParams), body })
    if (unknown) throw new Error(`${init.method} ${url.pathname} has no ${unknown}`)
    return replyOf(match)
  })
  return sent
}

export function replyOf({ endpoint, status, body }: Answer): Response {
  return endpoint.envelope === 'file' && status === 200
    ? fileReply(body as FileAnswer)
    : Response.json(body, { status })
}

function fileReply({ name, type, bytes, replaced }: FileAnswer): Response {
  const headers = {
    'content-type': type,
    'content-disposition': `attachment; filename="file"; filename*=UTF-8''${encodeURIComponent(name)}`,
    [replacedHeader]: String(replaced),
  }
  return new Response(bytes as Uint8Array<ArrayBuffer>, { headers })
}

/** Draw the application at an address, with a network that knows these answers and nothing else. */
export function renderAt(
  address: string,
  answers: readonly Answer[],
): { sent: Sent[]; path: () => string; back: () => void } {
  const sent = givenNetwork(answers)
  const { path, back } = showAt(address)
  return { sent, path, back }
}

export interface Screen {
  readonly path: () => string
  readonly back: () => void
}

/** Draw the application at an address, with whatever network there is. */
export function showAt(address: string): Screen & { readonly queries: QueryClient } {
  onTestFinished(forgetOpen)
  const history = createMemoryHistory({ initialEntries: [address] })
  const fresh = createRouter({ ...router.options, history })
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <Themed>
      <QueryClientProvider client={queries}>
        <RouterProvider router={fresh as unknown as typeof router} />
      </QueryClientProvider>
    </Themed>,
  )
  return { queries, path: () => history.location.href, back: () => history.back() }
}

function patternOf({ path }: Endpoint): RegExp {
  return new RegExp(`^/api${path.replace(/:\w+/g, '[^/]+')}$`)
}

/** What the server says of the signed-in person. */
export function givenProfile(more: Partial<Profile> = {}): Answer {
  return answer(getProfile, {
    name: 'Analyst',
    email: 'a@b.example',
    company_name: 'Asset',
    employer: null,
    is_address_proven: true,
    new_address: null,
    department_name: '',
    supported_vendors: [],
    phone: '',
    postal_code: '',
    address: '',
    language: null,
    is_trial: false,
    is_operator: false,
    password_expires_on: '2999-01-01',
    ...more,
  })
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
