import { describe, expect, test } from 'vitest'
import { givenEndpoints, nameOf } from './given-endpoints.ts'

const { endpoints } = givenEndpoints()

test('a trial keeps no method and no scenario, and brings in no weights, prices or sites', () => {
  const closedOnes = endpoints
    .filter(({ closedToTrials, envelope }) => closedToTrials && envelope !== 'file')
    .map(nameOf)
  for (const name of [
    'POST /own-methods',
    'PUT /own-methods/:methodId',
    'POST /own-methods/:methodId/restore',
    'POST /weight-import',
    'POST /scenarios/saved',
    'POST /scenarios/prices',
    'PUT /scenarios/sites',
  ])
    expect(closedOnes).toContain(name)
})

test('a trial brings in no file, not even to have it read', () => {
  const takesFile = endpoints.filter(({ body }) => body && 'shape' in body && 'file' in (body.shape as object))
  expect(takesFile.map(nameOf)).toContain('POST /portfolio/file')
  expect(takesFile.filter(({ closedToTrials }) => !closedToTrials).map(nameOf)).toEqual([])
})

describe('what leaves', () => {
  // Once they are mounted.
  const counted = () => endpoints.filter(({ counted }) => counted)

  test('every file and bundle is counted, and closed to trials; a template holds no figures', () => {
    const files = endpoints.filter(({ envelope }) => envelope === 'file').map(nameOf)
    // A template holds no figures, a watchlist one's own; what a job made was counted when it was asked for.
    const free = [
      'GET /templates/:template/:format',
      'GET /watchlists/template/:format',
      'GET /weight-files/:industries',
      'GET /watchlists/:watchlistId/file/:format',
      'GET /companies/export/:exportId/file',
      'GET /scenarios/sites/template/:format',
    ]
    const always = counted().filter((one) => one.counted === 'always')
    const counting = [
      'GET /documents/:documentId/copies/:sha256',
      'GET /panel/:format',
      'POST /companies/:companyId/ftse-prediction/file/:format',
      'POST /companies/:companyId/patents/file/:format',
      'POST /portfolio/holdings/file/:format',
      'POST /regulations/:regulation/file/:format',
      'POST /scenarios/cost/file/:format',
      'POST /scores/custom/file/:format',
      'POST /search/csv',
      'POST /value-models/regressions/file/:format',
    ]
    const others = ['POST /companies/export', 'POST /companies/export/:exportId/retry', 'POST /companies/export/pdf']
    const bundles = [
      'GET /companies/:companyId/ftse-prediction/bundle',
      'GET /companies/:companyId/scores/:key/bundle',
      'GET /value-models/regressions/:indicator/bundle',
    ]
    expect(always.map(nameOf).sort()).toEqual([...bundles, ...others, 'POST /downloads', ...counting].sort())
    expect(files.filter((file) => !free.includes(file)).sort()).toEqual(counting)
    expect(always.filter(({ closedToTrials }) => !closedToTrials)).toEqual([])
  })

  test('whatever is counted can be refused for want of counts, and nothing else can', () => {
    const refusing = endpoints.filter(({ refusals }) => refusals.includes('download.over-limit'))
    expect(refusing.map(nameOf).sort()).toEqual(counted().map(nameOf).sort())
  })
})
