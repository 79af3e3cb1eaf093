import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { signIn } from '#contract/account/session.ts'
import { ownMeasures } from '#contract/search/measure.ts'
import { getSearchPoints, getSearchSpread, searchMarket } from '#contract/search/searches.ts'
import type { Endpoint } from '#contract/wire/endpoint.ts'
import { scoreKeys } from '#methodology/scores/hierarchy.ts'
import { readCatalogue } from '#server/catalogue/catalogue.ts'
import { ownVendors } from '#server/catalogue/vendors.ts'
import { givenAccount, givenApp, password } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'
import { type Feature, features } from './app.ts'

/** Everything as an account sees it whose contract has no vendor, which is how accounts are made unless somebody says otherwise. */
const endpoints: Endpoint[] = []
const collecting: Feature = (app) =>
  app.addHook('onRoute', ({ config, method }) => {
    if (config?.endpoint && method === config.endpoint.method) endpoints.push(config.endpoint)
  })
const database = givenDatabase({ companies: 60, seed: 8 })
const app = givenApp(database, { features: [collecting, ...features] })
const state = { token: '', company: 0 }
/** A network of its own for each hundred calls, so that no limit meets them. */
let calls = 0
const call = (endpoint: Endpoint, input: object) =>
  app.call(endpoint, input as never, state.token, { address: `10.4.0.${Math.floor(++calls / 100)}` })
beforeAll(async () => {
  await givenAccount(database.db, 'first@asset.example', { vendors: [] })
  state.token = (await app.call(signIn, { body: { email: 'first@asset.example', password } })).body.token
  const { rows } = (await app.call(searchMarket, { query: {} }, state.token)).body.data
  state.company = rows[0].id
})

const ratingVendors = ownVendors().map(({ key }) => key)
const measures = [...scoreKeys, ...ratingVendors, ...ownMeasures, ...readCatalogue().map(({ code }) => code)]
const locked = [...ratingVendors, 'consensus']

test('every measure as a column, a condition, an order, a spread and a point', async () => {
  const leaks: [string, number][] = []
  const ask = async (name: string, endpoint: Endpoint, query: object) => {
    const { status, body } = await call(endpoint, { query })
    if (status !== 200) leaks.push([`${endpoint.path} ${name}`, status])
    return body.data
  }
  for (const name of measures) {
    const { rows, steps } = await ask(name, searchMarket, { columns: name, where: `${name}(..)`, sort: `-${name}` })
    const spread = await ask(name, getSearchSpread, { measure: name })
    const points = await ask(name, getSearchPoints, { x: name, y: 'sustainability_score' })
    const isLocked = locked.includes(name)
    expect([name, steps[0].isLocked, spread.isLocked, points.isLocked]).toEqual([name, isLocked, isLocked, isLocked])
    if (isLocked) expect(rows[0].cells[0]).toEqual({ state: 'locked', value: null, text: null, class: null })
  }
  expect(leaks).toEqual([])
})

test('a consensus that cannot be seen leaves nobody out', async () => {
  const { body } = await app.call(searchMarket, { query: { where: 'consensus(0.9..)' } }, state.token)
  const { total, universe, steps } = body.data
  expect([total, steps[0]]).toEqual([universe, expect.objectContaining({ isLocked: true, after: universe })])
})

/** Something of the right kind for each name that an address can hold. */
const values: Readonly<Record<string, readonly string[]>> = {
  companyId: [],
  indicator: ['S-LR-001'],
  key: ['sustainability_score'],
  industryId: ['market'],
  fiscalYear: ['2024'],
  measure: ['consensus'],
  x: ['consensus'],
  y: ['msci'],
  keys: ['sustainability_score'],
}

function filled({ params, query }: Endpoint) {
  const of = (schema: z.ZodType | undefined) => {
    const shape = schema instanceof z.ZodObject ? (schema.shape as Record<string, z.ZodType>) : {}
    return Object.fromEntries(
      Object.entries(shape).flatMap(([name, part]) => {
        if (part.safeParse(undefined).success) return []
        const value = [...(values[name] ?? []), String(state.company), '1', 'x'].find(
          (one) => part.safeParse(one).success,
        )
        return value === undefined ? [] : [[name, value]]
      }),
    )
  }
  return { params: of(params), query: of(query) }
}

test('every endpoint that reads answers, or refuses, and none fails', async () => {
  const readers = endpoints.filter(({ method, envelope }) => method === 'GET' && envelope !== 'file')
  expect(readers.length).toBeGreaterThan(40)
  const replies = []
  for (const one of readers) replies.push([one.path, (await call(one, filled(one))).status])
  expect(replies.filter(([, status]) => Number(status) >= 500)).toEqual([])
  // Most are really answered; the rest asks for something of somebody's that is not there.
  expect(replies.filter(([, status]) => status === 200).length).toBeGreaterThan(readers.length * 0.6)
})
