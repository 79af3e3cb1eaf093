import { z } from 'zod'
import { signIn } from '#contract/account/session.ts'
import { type Endpoint, endpoint } from '#contract/wire/endpoint.ts'
import { givenAccount, givenApp, password, type Reply } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'
import { type Feature, features } from './app.ts'
import { serve } from './http/serve.ts'

/** One that is closed to trials, as long as the product has none. */
export const paid = endpoint('GET /paid', {
  closedToTrials: true,
  summary: 'For the test',
  response: z.object({}),
  refusals: [],
})
const paidRoutes: Feature = (app) => serve(app, paid, async () => ({}))

export const today = new Date('2026-01-15T03:00:00Z')

/** The parts of an endpoint filled with something of the right kind, or nothing where nothing is known of it. */
export function filled({ params, path }: Endpoint): object {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!)
  const values = ['1', '2024', 'E-GHG-001', 'x']
  const fits = (name: string) => values.find((value) => shapeOf(params)[name]?.safeParse(value).success) ?? 'x'
  return { params: Object.fromEntries(names.map((name) => [name, fits(name)])) }
}

export function shapeOf(schema: z.ZodType | undefined): Record<string, z.ZodType> {
  return schema instanceof z.ZodObject ? (schema.shape as Record<string, z.ZodType>) : {}
}

/** Every endpoint of the product, and the product to ask them of. Call once at the top of a file. */
export function givenEndpoints(market?: Parameters<typeof givenDatabase>[0]) {
  const endpoints: Endpoint[] = []
  const collecting: Feature = (app) => {
    app.addHook('onRoute', ({ config, method }) => {
      const mounted = config?.endpoint
      if (mounted && method === mounted.method && mounted !== paid) endpoints.push(mounted)
    })
  }
  const database = givenDatabase(market)
  const app = givenApp(database, { features: [collecting, ...features, paidRoutes] })

  let people = 0
  async function givenPeople(parts: Parameters<typeof givenAccount>[2] = {}) {
    const email = `person${++people}@asset.example`
    await givenAccount(database.db, email, parts)
    const { token, refresh_token } = (await app.call(signIn, { body: { email, password } }, undefined, from())).body
    return { email, token: token as string, refresh_token: refresh_token as string }
  }

  /** A network of its own for each call, so that limits do not meet. */
  let networks = 0
  const from = () => ({ address: `10.2.${Math.floor(++networks / 250)}.${(networks % 250) + 1}` })

  const call = (endpoint: Endpoint, token?: string, input: object = filled(endpoint)): Promise<Reply> =>
    app.call(endpoint, input as never, token, from())

  const closed = () => endpoints.filter(({ access }) => access !== 'public')
  return { endpoints, database, app, givenPeople, from, call, closed }
}

export const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

/** What each endpoint answers, by its name, so that a failure says which one it is. */
export async function answers(
  tried: readonly Endpoint[],
  ask: (endpoint: Endpoint) => Promise<Reply>,
  what: (reply: Reply) => unknown,
) {
  const replies: [string, unknown][] = []
  for (const one of tried) replies.push([nameOf(one), what(await ask(one))])
  return Object.fromEntries(replies)
}

export const all = (list: readonly Endpoint[], value: unknown) =>
  Object.fromEntries(list.map((one) => [nameOf(one), value]))
export const statusAndCode = ({ status, body }: Reply) => `${status} ${body.code} ${body.logout ?? false}`
