import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { readWatchlistFile } from '#contract/watchlists/watchlist-file.ts'
import { type Endpoint, endpoint } from '#contract/wire/endpoint.ts'
import { takesFile } from '#contract/wire/uploads.ts'
import { type Feature, features } from '#server/app.ts'
import { serve } from '#server/http/serve.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const blocking = endpoint('POST /blocking', {
  summary: 'For the test',
  body: z.object({ file: z.string() }),
  response: z.object({}),
  refusals: [],
})

/** A reader of files as it must not be: at work in the main thread until it has been seen. */
const blockingRoute: Feature = (app, { db }) =>
  serve(app, blocking, async () => {
    await db.selectFrom('account').select('id').limit(1).execute() // It blocks after an await, as real ones do.
    const end = performance.now() + 2500
    while (performance.now() < end);
    return {}
  })

const endpoints: Endpoint[] = []
const collecting: Feature = (app) => {
  app.addHook('onRoute', ({ config, method }) => {
    if (config?.endpoint && method === config.endpoint.method && takesFile(config.endpoint))
      endpoints.push(config.endpoint)
  })
}

const lines: string[] = []
const app = givenApp(givenDatabase(), {
  features: [collecting, ...features, blockingRoute],
  watchesLoop: true,
  env: { SATOYAMA_LOG: 'error' },
  logTo: { write: (line) => lines.push(line) },
})

test('a file that blocks the event loop is found out, and its account sends none for a minute, whatever the endpoint', async () => {
  const [a, b] = [await app.signedIn('a@asset.example'), await app.signedIn('b@asset.example')]
  const body = { file: Buffer.from('ticker\n').toString('base64') }
  const send = async (token: string) => (await app.call(readWatchlistFile, { body }, token)).body.code
  expect(await send(a)).toBe('watchlist.file-columns')
  await app.call(blocking, { body }, a)
  const block = await vi.waitFor(
    () => {
      const blocks = lines.filter((line) => line.includes('the event loop was blocked')).map((line) => JSON.parse(line))
      const own = blocks.find(({ request }) => request?.url === '/api/blocking')
      expect(own).toBeDefined()
      return own
    },
    { timeout: 120_000 },
  )
  expect(block.request).toMatchObject({ method: 'POST', isUpload: true })
  expect(block.milliseconds).toBeGreaterThan(1000)
  expect(block.stack.join('\n')).toContain('blocks.test.ts')
  expect(await send(b)).toBe('watchlist.file-columns')

  // No endpoint looks at a file in another way.
  const whole = { ...body, name: 'A', fileName: 'a.csv', date: '2025-12-30' }
  const codes = await Promise.all(
    endpoints.map(async (one) => {
      const params = Object.fromEntries([...one.path.matchAll(/:(\w+)/g)].map(([, name]) => [name!, 1]))
      return [one.path, one.method, (await app.call(one, { params, body: whole } as never, a)).body.code]
    }),
  )
  expect(codes.filter(([path]) => path !== blocking.path).map(([, , code]) => code)).toEqual(
    Array(endpoints.length - 1).fill('upload.paused'),
  )
  expect(endpoints.length).toBeGreaterThan(8)
})
