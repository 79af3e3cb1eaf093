import { expect, test } from 'vitest'
import * as session from '#contract/account/session.ts'
import * as classifications from '#contract/market/classifications.ts'
import * as companies from '#contract/market/companies.ts'
import * as indicators from '#contract/market/indicators.ts'
import * as observations from '#contract/market/observations.ts'
import type { Endpoint } from '#contract/wire/endpoint.ts'
import { readCatalogue } from '#server/catalogue/catalogue.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const app = givenApp(givenDatabase())

const endpoints = [companies, indicators, classifications, observations, session]
  .flatMap((feature) => Object.values(feature) as unknown[])
  .filter(
    (value): value is Endpoint =>
      typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'response' in value,
  )

test('every endpoint that is not public asks who calls, before it looks at anything else', async () => {
  const closed = endpoints.filter(({ access }) => access !== 'public')
  expect(closed.length).toBeGreaterThan(6)
  for (const endpoint of closed) {
    const params = Object.fromEntries([...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => [name, 'x']))
    expect([endpoint.path, (await app.call(endpoint, { params } as never)).status]).toEqual([endpoint.path, 401])
  }
})

test('the catalogue and the classifications', async () => {
  const token = await app.signedIn()
  const catalogue = (await app.call(indicators.listIndicators, {}, token)).body.data
  expect(catalogue).toHaveLength(readCatalogue().length)
  expect(catalogue[0]).not.toHaveProperty('figureKind')
  const { tse33, tse17 } = (await app.call(classifications.listClassifications, {}, token)).body.data
  expect([tse33.length, tse17.length]).toEqual([33, 17])
})

test('the configuration is public and says the market is empty', async () => {
  expect((await app.inject('/app.config.json')).json()).toMatchObject({
    api: '/api',
    product: 'Satoyama',
    market: 'empty',
    isMarketPartial: false,
  })
})

test('calls are limited by network: all addresses of an IPv6 /64 share one count, an IPv4 address has its own', async () => {
  const left = async (remoteAddress: string) => {
    const { headers } = await app.inject({ url: '/api/nothing', remoteAddress })
    return Number(headers['x-ratelimit-remaining'])
  }
  const first = await left('2001:db8:7:7::1')
  expect(await left('2001:db8:7:7:ffff::2')).toBe(first - 1)
  expect(await left('2001:db8:7:8::1')).toBe(first)
  expect(await left('192.0.2.77')).toBe(first)
  expect(await left('::ffff:192.0.2.77')).toBe(first - 1)
})

test('what is not there is not there', async () => {
  const reply = await app.inject('/api/nothing')
  expect([reply.statusCode, reply.json()]).toEqual([404, { result: false, code: 'request.not-found' }])
})

test('those who watch are answered, and every endpoint stands in the description', async () => {
  expect((await app.inject('/healthz')).json()).toEqual({ ok: true })
  expect((await app.inject('/readyz')).statusCode).toBe(200)
  expect((await app.inject('/metrics')).body).toContain('satoyama_http_seconds')
  const { paths } = (await app.inject('/api/openapi.json')).json()
  for (const { path } of endpoints) expect(paths).toHaveProperty([path.replace(/:(\w+)/g, '{$1}')])
})
