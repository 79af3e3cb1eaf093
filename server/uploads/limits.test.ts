import { expect, test } from 'vitest'
import type { Endpoint } from '#contract/wire/endpoint.ts'
import { maxFileBytes, takesFile } from '#contract/wire/uploads.ts'
import { type Feature, features } from '#server/app.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

/** What Fastify takes of a body where an endpoint says nothing (`server/http/plugins/server-options.ts`). */
const otherwise = 1_048_576

const endpoints: Endpoint[] = []
const collecting: Feature = (app) => {
  app.addHook('onRoute', ({ config, method }) => {
    if (config?.endpoint && method === config.endpoint.method && takesFile(config.endpoint))
      endpoints.push(config.endpoint)
  })
}
givenApp(givenDatabase(), { features: [collecting, ...features] })

test('every endpoint that takes a file takes as large a one as it says, and can name the limit', () => {
  expect(endpoints.length).toBeGreaterThan(8)
  for (const { method, path, mostBytes = otherwise, refusals, ...endpoint } of endpoints) {
    const max = maxFileBytes(endpoint)!
    // Base64 makes four letters of three bytes; other fields stand beside it.
    const room = mostBytes - (max * 4) / 3
    expect([method, path, room > 5000, refusals.includes('upload.large')]).toEqual([method, path, true, true])
  }
})
