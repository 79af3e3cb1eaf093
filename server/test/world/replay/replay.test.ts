import { afterAll, beforeEach, expect, test } from 'vitest'
import { readZip } from '#server/imports/files/zip.ts'
import { recogniseSource } from '#server/imports/sources.ts'
import { makeWorld } from '../world.ts'
import type { FaultKind } from './faults.ts'
import { replayKey, startReplay } from './replay.ts'

const world = makeWorld({ seed: 3, companies: 12, years: 1, today: '2025-06-27' })
const replay = await startReplay(world)
afterAll(() => replay.stop())
beforeEach(() => {
  replay.clearFaults()
  replay.clearRequests()
})

const edinet = replay.origins['api.edinet-fsa.go.jp']!
const withKey = (path: string) => `${edinet}${path}&Subscription-Key=${replayKey}`
const listOf = (day: string) => withKey(`/api/v2/documents.json?date=${day}&type=2`)
const report = world.documents.find(
  ({ kind, hasCsv, submittedAt }) => kind === 'annual' && hasCsv && submittedAt < '2025-06-27',
)!
const documentOf = (docID: string) => withKey(`/api/v2/documents/${docID}?type=5`)
const jsonOf = async (address: string) => (await fetch(address)).json() as Promise<Record<string, object[]>>

test('a day, a document and what is refused, with the key in no record', async () => {
  const list = await jsonOf(listOf('2025-06-27'))
  expect(list).toEqual(world.dayList('2025-06-27', '2025-06-27 18:40'))
  const answer = await fetch(documentOf(report.docID))
  expect(answer.headers.get('content-type')).toBe('application/octet-stream')
  expect(Buffer.from(await answer.arrayBuffer()).equals(world.reportZip(report.docID)!)).toBe(true)
  const instance = await fetch(documentOf(report.docID).replace('type=5', 'type=1'))
  expect(Buffer.from(await instance.arrayBuffer()).equals(world.xbrlZip(report.docID)!)).toBe(true)
  expect(await jsonOf(documentOf('S9A00000'))).toMatchObject({ metadata: { status: '404' } })
  expect(await jsonOf(listOf('2025-06-28'))).toMatchObject({ metadata: { status: '404' } })
  expect(await jsonOf(listOf('2025-6-28'))).toMatchObject({ metadata: { status: '400' } })
  const refused = await fetch(`${edinet}/api/v2/documents.json?date=2025-06-27&type=2&Subscription-Key=wrong`)
  expect([refused.status, await refused.json()]).toEqual([200, expect.objectContaining({ StatusCode: 401 })])
  expect(replay.requests.map(({ hasKey }) => hasKey)).toEqual([true, true, true, true, true, true, false])
  expect(JSON.stringify(replay.requests)).not.toContain(replayKey)
  expect(replay.maxConcurrent['api.edinet-fsa.go.jp']).toBe(1)
})

test('the world goes on when it is told to', async () => {
  replay.setToday('2025-06-30', '09:10')
  expect(await jsonOf(listOf('2025-06-30'))).toMatchObject({ metadata: { processDateTime: '2025-06-30 09:10' } })
  replay.setToday('2025-06-27')
})

test('what has not changed is not sent again', async () => {
  const address = `${replay.origins['disclosure2dl.edinet-fsa.go.jp']}/searchdocument/codelist/Edinetcode.zip`
  const first = await fetch(address)
  const match = { 'if-none-match': first.headers.get('etag')! }
  const since = { 'if-modified-since': first.headers.get('last-modified')! }
  expect([
    (await fetch(address, { headers: match })).status,
    (await fetch(address, { headers: since })).status,
  ]).toEqual([304, 304])
  replay.setToday('2025-06-28')
  expect((await fetch(address, { headers: match })).status).toBe(200)
  replay.setToday('2025-06-27')
})

test('other hosts answer, also pages and a token', async () => {
  const at = (host: string, path: string) => fetch(`${replay.origins[host]}${path}`)
  const page = await (await at('www.jpx.co.jp', '/markets/statistics-equities/misc/01.html')).text()
  const link = /href="([^"]+data_j\.xlsx)"/.exec(page)![1]!
  const issues = Buffer.from(await (await at('www.jpx.co.jp', link)).arrayBuffer())
  expect((await recogniseSource(issues)).name).toBe('jpx-listed-issues')
  const records = '/api/v1/lei-records?filter[entity.legalAddress.country]=JP&page[size]=5&page[number]=2'
  expect(await (await at('api.gleif.org', records)).json()).toMatchObject({
    meta: { pagination: { currentPage: 2, perPage: 5 } },
  })
  expect((await at('positive-ryouritsu.mhlw.go.jp', '/positivedb/opendata/')).status).toBe(403)
  const series = await fetch(`${replay.origins['db1.ene.iiasa.ac.at']}/ngfs-phase-5-api/rest/v2.1/runs/bulk/ts`, {
    method: 'POST',
    body: JSON.stringify({ filters: { runs: [11] } }),
  })
  expect(((await series.json()) as object[])[0]).toMatchObject({ runId: 11, variable: 'Price|Carbon' })
  for (const [host, path] of [
    ['files.sciencebasedtargets.org', '/production/files/companies-excel.xlsx'],
    ['sciencebasedtargets.org', '/target-dashboard'],
    ['mapping.gleif.org', '/api/v2/isin-lei/latest'],
    ['eegs.env.go.jp', '/ghg-santeikohyo-result/search'],
    ['api.manager.ece.iiasa.ac.at', '/legacy/anonym/IXSE_NGFS_PHASE_5'],
    ['carbonpricingdashboard.worldbank.org', '/api/carbon_pricing_dashboard.csv'],
    ['api.gdeltproject.org', '/api/v2/doc/doc?query=%22x%22'],
  ] as const)
    expect([host, (await at(host, path)).status]).toEqual([host, 200])
})

test.each<[FaultKind, object, number, string, RegExp]>([
  ['status-in-body', { status: 429 }, 200, 'application/json; charset=utf-8', /"status":"429"/],
  ['json-for-zip', {}, 200, 'application/octet-stream', /^\{/],
  ['429', { retryAfter: 7 }, 429, 'text/html; charset=utf-8', /Too Many/],
  ['503', {}, 503, 'text/html; charset=utf-8', /Sorry/],
  ['gdelt-text', {}, 200, 'text/plain; charset=utf-8', /one every 5 seconds/],
  ['html', {}, 200, 'text/html; charset=utf-8', /Sorry/],
  ['login-page', {}, 200, 'text/html; charset=utf-8', /password/],
  ['empty', {}, 200, 'application/octet-stream', /^$/],
  ['wrong-type', {}, 200, 'text/plain; charset=utf-8', /^PK/],
  ['pdf-for-zip', {}, 200, 'application/pdf', /^%PDF/],
])('%s of a document, once', async (kind, more, status, type, body) => {
  replay.fault({ kind, path: /documents\/S9/, times: 1, ...more })
  const answer = await fetch(documentOf(report.docID))
  expect([answer.status, answer.headers.get('content-type')]).toEqual([status, type])
  if (kind === '429') expect(answer.headers.get('retry-after')).toBe('7')
  expect(await answer.text()).toMatch(body)
  const next = await fetch(documentOf(report.docID))
  expect([next.status, Buffer.from(await next.arrayBuffer()).equals(world.reportZip(report.docID)!)]).toEqual([
    200,
    true,
  ])
})

test.each<[FaultKind, string]>([
  ['cut-zip', 'zip-damaged'],
  ['bad-crc', 'zip-damaged'],
  ['bomb', 'zip-too-large'],
  ['renamed-column', 'header-missing'],
  ['missing-column', 'header-missing'],
])('%s: the importer refuses the document as %s', async (kind, reason) => {
  replay.fault({ kind, times: 1 })
  const bytes = Buffer.from(await (await fetch(documentOf(report.docID))).arrayBuffer())
  await expect(recogniseSource(bytes).then((source) => source.parse(bytes, 'x.zip'))).rejects.toMatchObject({
    reason,
  })
})

test('a column more is none of the reader’s business, in an archive, a workbook and a list', async () => {
  replay.fault({ kind: 'added-column' })
  const zip = Buffer.from(await (await fetch(documentOf(report.docID))).arrayBuffer())
  const [entry] = await readZip(zip, (name) => name.includes('jpcrp'))
  expect(entry!.bytes.toString('utf16le')).toContain('追加列')
  expect((await (await recogniseSource(zip)).parse(zip, 'x.zip')).rejected).toEqual([])
  expect((await jsonOf(listOf('2025-06-27'))).results![0]).toHaveProperty('addedField')
})

test('lists that grow and shrink, columns of lists and redirects', async () => {
  const rows = async () => (await jsonOf(listOf('2025-06-27'))).results!.length
  const count = await rows()
  const end = replay.fault({ kind: 'day-grown' })
  expect(await rows()).toBe(count + 1)
  end()
  replay.fault({ kind: 'day-shrunk', times: 1 })
  expect(await rows()).toBe(Math.floor((count * 2) / 3))
  replay.fault({ kind: 'renamed-column', column: 'docID', times: 1 })
  expect((await jsonOf(listOf('2025-06-27'))).results![0]).not.toHaveProperty('docID')
  for (const [to, location] of [
    ['foreign', /^https:\/\/elsewhere/],
    ['http', /^http:\/\/api\.edinet/],
    ['loopback', /^http:\/\/127/],
    ['loop', /^https:\/\/api\.edinet-fsa.*documents\.json$/],
  ] as const) {
    replay.fault({ kind: 'redirect', to, times: 1 })
    const answer = await fetch(listOf('2025-06-27'), { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, expect.stringMatching(location)])
  }
})

test('answers that never come whole', async () => {
  for (const kind of ['wrong-length', 'reset-half'] as const) {
    replay.fault({ kind, times: 1 })
    await expect(fetch(documentOf(report.docID)).then((answer) => answer.arrayBuffer())).rejects.toThrow()
  }
  replay.fault({ kind: 'slow', times: 1 })
  const slow = (await fetch(documentOf(report.docID))).body!.getReader()
  expect((await slow.read()).value).toHaveLength(1)
  replay.tick()
  expect((await slow.read()).value).toHaveLength(1)
  await slow.cancel()

  replay.fault({ kind: 'huge', times: 1 })
  const huge = (await fetch(documentOf(report.docID))).body!.getReader()
  let bytes = 0
  while (bytes < 4 * 1024 * 1024) bytes += (await huge.read()).value!.length
  await huge.cancel()
})
