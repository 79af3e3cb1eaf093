import { afterEach, expect, test, vi } from 'vitest'
import { saveLanguage } from '#contract/account/profile.ts'
import { removeSession } from '#contract/account/session.ts'
import { searchCompanies } from '#contract/market/companies.ts'
import { countMatches } from '#contract/search/searches.ts'
import { type CallFailed, type RequestParts, send } from './send.ts'

afterEach(() => void vi.restoreAllMocks())

const bearer = { token: 'token-1', refresh_token: 'handle-1.secret-1' }

function givenReply(body: BodyInit, status = 200) {
  const fetch = vi.fn(async (_: string, init: RequestInit) => {
    init.signal?.throwIfAborted()
    return new Response(body, { status })
  })
  vi.stubGlobal('fetch', fetch)
  return fetch
}

const failureOf = (parts: RequestParts = {}, signal?: AbortSignal) =>
  send(searchCompanies, parts, null, signal).then(
    () => undefined,
    (error: CallFailed) => error,
  )

test('thirty seconds without an answer are a timeout', async () => {
  givenReply('{}')
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  expect(await failureOf()).toMatchObject({ code: 'timeout' })
  expect(timeout).toHaveBeenCalledWith(30_000)
})

test('what was canceled stays a cancellation, which nobody is told of', async () => {
  givenReply('{}')
  expect(await failureOf({}, AbortSignal.abort())).toMatchObject({ name: 'AbortError' })
})

test('a line that is down is no fault of the server', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed to fetch')))
  expect(await failureOf()).toMatchObject({ code: 'network' })
})

test.each([
  ['{"result":true,"data":{"a":1},"mente":true}', 200, { code: 'maintenance', mente: true }],
  ['{"result":false,"mente":true}', 503, { code: 'maintenance', mente: true, status: 503 }],
  ['{"result":false,"logout":true}', 200, { code: 'fault', logout: true, status: 200 }],
  ['{"result":false,"code":"fault","requestId":"req-7"}', 500, { code: 'fault', requestId: 'req-7', logout: false }],
  ['{"result":false,"code":"request.too-many","retryAfter":60}', 429, { code: 'request.too-many', retryAfter: 60 }],
  ['<html>Bad gateway</html>', 502, { code: 'fault', status: 502 }],
  ['<html>A captive portal</html>', 200, { code: 'fault' }],
])('%s at %d is a failure with its circumstances', async (body, status, circumstances) => {
  givenReply(body, status)
  expect(await failureOf()).toMatchObject(circumstances)
})

test('a query too long for an address goes as the body of a POST, where the endpoint takes it', async () => {
  const fetch = givenReply('{"result":true,"data":{}}')
  const where = `name(${'水'.repeat(500)})` // 4,500 bytes in an address
  await send(countMatches, { query: { where } }, bearer)
  await send(countMatches, { query: { where: 'market(PRM)' } }, bearer)
  const [long, short] = fetch.mock.calls
  expect(long![0]).toMatch(/\/search\/count\?lang=\w+&refresh_token=handle-1&remote_addr=$/)
  expect([long![1].method, String(long![1].body)]).toEqual(['POST', String(new URLSearchParams({ where }))])
  expect([short![1].method, short![1].body]).toEqual(['GET', undefined])
})

test('PUT carries its body, DELETE none; both name language and session in the query, without the secret', async () => {
  const fetch = givenReply('{"result":true,"data":{}}')
  await send(saveLanguage, { body: { language: 'ja' } }, bearer)
  await send(removeSession, { params: { handle: 'a/b' } }, bearer)
  const [put, remove] = fetch.mock.calls
  expect(put![1]).toMatchObject({ method: 'PUT', body: '{"language":"ja"}' })
  expect(remove![0]).toBe('/api/sessions/a%2Fb?lang=en&refresh_token=handle-1&remote_addr=')
  expect(remove![1].body).toBeUndefined()
  for (const [address, { body }] of fetch.mock.calls) expect(`${address}${body}`).not.toContain('secret')
})

test('POST adds language and the session’s public handle to its body', async () => {
  const fetch = givenReply('{"result":true,"data":{}}')
  await send({ ...saveLanguage, method: 'POST' }, { body: { language: 'ja' } }, bearer)
  expect(JSON.parse(String(fetch.mock.calls[0]![1].body))).toEqual({
    language: 'ja',
    lang: 'en',
    refresh_token: 'handle-1',
  })
})
