import { beforeAll, expect, test } from 'vitest'
import { attributionsOf } from '#server/catalogue/sources/attributions.ts'
import { givenEndpoints, nameOf } from '../given-endpoints.ts'

/**
 * Everything that leaves as a file or a bundle, and how it is asked for; of what holds no figure of the market, why it names no
 * source. A new one does not pass before it stands here.
 */
const weights = [{ industry: null, indicator: 'E-CC-001', weight: 1 }]
const exports: Readonly<Record<string, object | string>> = {
  'GET /panel/:format': { params: { format: 'csv' }, query: { indicators: 'E-CC-001' } },
  'POST /search/csv': { body: { columns: 'e_score' } },
  'POST /scores/custom/file/:format': { params: { format: 'csv' }, body: { industries: 74, weights } },
  'POST /companies/:companyId/patents/file/:format': { params: { companyId: 1, format: 'csv' } },
  'POST /companies/:companyId/ftse-prediction/file/:format': { params: { companyId: 1, format: 'csv' } },
  'POST /regulations/:regulation/file/:format': { params: { regulation: 'human-capital-jp', format: 'csv' } },
  'POST /portfolio/holdings/file/:format': { params: { format: 'csv' }, query: { of: 'holdings-Satoyama Core' } },
  'POST /scenarios/cost/file/:format': { params: { format: 'csv' }, query: { who: 'market', value: 1e10 } },
  'POST /value-models/regressions/file/:format': { params: { format: 'csv' }, query: { industry: 'gics11-20' } },
  'GET /companies/:companyId/scores/:key/bundle': { params: { companyId: 1, key: 'sustainability_score' } },
  'GET /companies/:companyId/ftse-prediction/bundle': { params: { companyId: 1 } },
  'GET /value-models/regressions/:indicator/bundle': { query: { industry: 'gics11-20' } },
  'GET /companies/export/:exportId/file': 'made by a job, whose first sheet names them: formats.test.ts',
  'GET /documents/:documentId/copies/:sha256': 'the document itself, as it was published',
  'GET /templates/:template/:format': 'a template',
  'GET /watchlists/template/:format': 'a template',
  'GET /scenarios/sites/template/:format': 'a template',
  'GET /watchlists/:watchlistId/file/:format': 'what the reader wrote, with codes and names alone',
  'GET /weight-files/:industries': 'weights of the method, of no company',
}

const { endpoints, database, call, givenPeople } = givenEndpoints({ companies: 60, seed: 8 })
const { ja, en } = attributionsOf(['edinet-annual-report'])[0]!
let token = ''
let companyId = 0

beforeAll(async () => {
  const { db } = database
  const { id } = await db.selectFrom('import').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()
  await db.updateTable('import').set({ source: 'edinet-annual-report' }).where('id', '=', id).execute()
  await db.updateTable('market').set({ kind: 'real' }).execute()
  companyId = (await db.selectFrom('company').select('id').where('figures', '>', 200).executeTakeFirstOrThrow()).id
  token = (await givenPeople({ vendors: ['satoyama', 'ftse'] })).token
})

const leaving = () => endpoints.filter(({ path, envelope }) => envelope === 'file' || path.endsWith('/bundle'))

/** An indicator with a regression of its own. */
async function regressed(): Promise<string> {
  const list = endpoints.find((one) => nameOf(one) === 'GET /value-models/regressions')!
  const { body } = await call(list, token, { query: { industry: 'gics11-20' } })
  type Row = { readonly indicator: string; readonly best: { readonly fit: unknown } }
  return body.data.rows.find(({ best }: Row) => best.fit).indicator
}

test('of every file and bundle it is said how it is asked for, or why it names no source', () => {
  expect(leaving().map(nameOf).sort()).toEqual(Object.keys(exports).sort())
})

test('every file and bundle with figures of the market says what their sources demand', async () => {
  const answers: Record<string, unknown> = {}
  for (const endpoint of leaving()) {
    const input = exports[nameOf(endpoint)]!
    if (typeof input === 'string') continue
    const { params, ...rest } = input as { params?: object }
    const ids = {
      ...(endpoint.path.includes(':companyId') && { companyId }),
      ...(endpoint.path.includes(':indicator') && { indicator: await regressed() }),
    }
    const { status, body } = await call(endpoint, token, { ...rest, params: { ...params, ...ids } })
    const text = Buffer.isBuffer(body) ? body.toString() : typeof body === 'string' ? body : JSON.stringify(body)
    const plain = (sentence: string) => sentence.replaceAll(',', '，')
    answers[nameOf(endpoint)] = status === 200 ? [ja, en, plain(ja), plain(en)].some((one) => text.includes(one)) : text
  }
  expect(answers).toEqual(Object.fromEntries(Object.keys(answers).map((name) => [name, true])))
}, 120_000)
