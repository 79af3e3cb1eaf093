import { beforeAll, expect, test } from 'vitest'
import { listLevers } from '#contract/simulator/simulator.ts'
import type { Endpoint } from '#contract/wire/endpoint.ts'
import { namesOf } from '#contract/wire/field-names.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'
import { type Feature, features } from './app.ts'

const endpoints: Endpoint[] = []
const collecting: Feature = (app) => {
  app.addHook('onRoute', ({ config, method }) => {
    if (config?.endpoint && method === 'GET') endpoints.push(config.endpoint)
  })
}

const patience = 5
const app = givenApp(givenDatabase({ companies: 60, seed: 8 }), {
  features: [collecting, ...features],
  patience: { pastDay: patience, model: patience },
})
let token = ''
beforeAll(async () => {
  token = await app.signedIn()
  await app.call(listLevers, { params: { companyId: 1 }, query: { year: 2023 } }, token) // Everybody's scores are there.
})

const ask = async (url: string) => {
  const { statusCode, headers, body } = await app.inject({ url: `/api${url}`, headers: { token } })
  const code = String(headers['content-type']).startsWith('application/json') ? JSON.parse(body).code : undefined
  return { statusCode, code, retryAfter: headers['retry-after'] }
}

/** Work of somebody else that fills a queue, until it is told to end. */
function occupy() {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { queue, models } = app.market().cache
  const all = [queue, models].map((one) =>
    one.run({ key: 'occupied', patience: 60_000 }, { account: 99 }, () => promise),
  )
  return () => {
    resolve()
    return Promise.all(all)
  }
}

const places: Readonly<Record<string, string>> = { companyId: '2', year: '2023', fiscalYear: '2023', key: 'e_score' }

test('while others keep every queue busy no call waits without end: it is answered, or told when to come back', async () => {
  const free = occupy()
  const answers = new Map<string, Awaited<ReturnType<typeof ask>>>()
  for (const { path, query: querySchema } of endpoints) {
    const url = path.replace(/:(\w+)/g, (_, name: string) => places[name] ?? '1')
    const names = namesOf(querySchema) ?? []
    for (const params of [{ key: 'e_score' }, { key: 'e_score', asOf: '2024-06-30' }]) {
      const query = `?${new URLSearchParams(Object.entries(params).filter(([name]) => names.includes(name)))}`
      answers.set(url + query, await ask(url + query))
    }
  }
  await free()
  const tooLong = [...answers].filter(([, { code }]) => code === 'request.too-long').map(([url]) => url)
  expect(tooLong).toEqual([])
  const preparing = [...answers].filter(([, { code }]) => code === 'market.preparing')
  expect(
    preparing.filter(([, { statusCode, retryAfter }]) => statusCode !== 503 || !(Number(retryAfter) >= 1)),
  ).toEqual([])
  const urls = preparing.map(([url]) => url)
  expect(urls).toEqual(expect.arrayContaining(['/companies/2/simulation/levers?', '/companies/2/forecast?key=e_score']))
  expect(urls.filter((url) => url.includes('asOf')).length).toBeGreaterThan(20)
})
