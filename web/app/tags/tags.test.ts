import { globSync } from 'node:fs'
import { join } from 'node:path'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import type { Endpoint } from '#contract/wire/endpoint.ts'
import { invalidate, type Tag, tagsOf } from './tags.ts'

const files = globSync(join(import.meta.dirname, '../../../contract/**/*.ts')).filter(
  (file) => !file.endsWith('.test.ts'),
)
const exports = (await Promise.all(files.map((file) => import(file)))).flatMap((module) => Object.values(module))
const reading = exports.filter(
  (value): value is Endpoint =>
    typeof value === 'object' && value !== null && 'response' in value && 'method' in value && value.method === 'GET',
)

/** Fields and texts that name one of each. */
const named: Record<Tag, { readonly field: string; readonly text: string }> = {
  portfolio: { field: 'portfolioId', text: 'portfolio-3' },
  watchlist: { field: 'watchlistId', text: 'watchlist-3' },
  'own-method': { field: 'methodId', text: 'own-3' },
}
const tags = Object.entries(named) as [Tag, (typeof named)[Tag]][]

function fieldsOf(endpoint: Endpoint, part: 'params' | 'query'): [string, z.ZodType][] {
  const schema = endpoint[part] as { readonly shape?: Record<string, z.ZodType> } | undefined
  return Object.entries(schema?.shape ?? {})
}

test.each(tags)('what is asked with a %s in its request is asked again after it changed', (tag, { field, text }) => {
  const keyOf = ({ path }: Endpoint, part: string, [name, schema]: [string, z.ZodType]): readonly unknown[] | null => {
    if (name === field) return [path, { [part]: { [name]: 3 } }]
    // A text that anything may stand in names nothing.
    const isNaming = schema.safeParse(text).success && !schema.safeParse('anything').success
    return isNaming ? [path, { [part]: { [name]: text } }] : null
  }
  const asking = reading
    .flatMap((endpoint) =>
      (['params', 'query'] as const).flatMap((part) =>
        fieldsOf(endpoint, part).map((one) => keyOf(endpoint, part, one)),
      ),
    )
    .filter((key) => key !== null)
  expect(asking.length).toBeGreaterThan(0)
  expect(asking.filter((key) => !tagsOf(key).includes(tag))).toEqual([])
})

test('an answer that names none of them stays', () => {
  expect(tagsOf(['/companies/:companyId/scores', { params: { companyId: 3 }, query: { method: 'standard' } }])).toEqual(
    [],
  )
})

test.each<[string, readonly unknown[], Tag[]]>([
  ['all portfolios', ['/portfolio/sources', { query: {} }], ['portfolio', 'watchlist']],
  ['a portfolio', ['/portfolio/figures', { query: { of: 'market' } }], ['portfolio']],
  [
    'a list as a benchmark',
    ['/portfolio/figures', { query: { benchmark: 'watchlist-2' } }],
    ['portfolio', 'watchlist'],
  ],
  ['a scenario', ['/scenario/cost', { query: { who: 'portfolio-2' } }], ['portfolio']],
  ['a search', ['/search', { query: { where: 'any(watchlist(2))' } }, 'pages'], ['watchlist']],
  ['news of all lists', ['/news', { query: { companies: 'watchlists' } }], ['watchlist']],
  ['scores by a method', ['/companies/:companyId/scores', { query: { method: 'own-3' } }], ['own-method']],
  ['a version of it', ['/companies/:companyId/scores', { query: { method: 'own-12.3' } }], ['own-method']],
  ['another method', ['/companies/:companyId/scores', { query: { method: 'employment-impact' } }], []],
])('%s', (_, key, expected) => {
  expect(tagsOf(key)).toEqual(expected)
})

test('invalidate asks again for what has the tag, and for nothing else', async () => {
  const queries = new QueryClient()
  const keys = [
    ['/watchlists', {}],
    ['/scenario/cost', { query: { who: 'watchlist-2' } }],
    ['/companies', {}],
  ]
  for (const key of keys) queries.setQueryData(key, 1)
  await invalidate(queries, 'watchlist')
  expect(keys.map((key) => queries.getQueryState(key)!.isInvalidated)).toEqual([true, true, false])
})
