import { expect, test } from 'vitest'
import { z } from 'zod'
import { namesOf, unknownField } from './field-names.ts'

const Line = z.object({ code: z.string(), sign: z.enum(['+', '-']).optional() })
const Body = z.object({
  lines: z.array(Line).default([]),
  watch: z.discriminatedUnion('of', [
    z.object({ of: z.literal('news'), level: z.int() }),
    z.object({ of: z.literal('search'), search: z.object({ id: z.int() }).nullable() }),
  ]),
  pair: z.tuple([Line, Line]).optional(),
  either: z.union([z.string(), z.object({ day: z.iso.date() })]).optional(),
  free: z.record(z.string(), z.unknown()).optional(),
})

test('a field that the schema would leave out is told with its place and with the names there', () => {
  const of = (sent: object) => unknownField(Body, sent)
  expect(of({ lines: [{ code: 'a' }, { code: 'b', sgn: '-' }] })).toEqual({
    path: 'lines.1.sgn',
    names: ['code', 'sign'],
  })
  expect(of({ watch: { of: 'search', search: { id: 1, ids: 2 } } })?.path).toBe('watch.search.ids')
  expect(of({ watch: { of: 'news', levels: 1 } })).toEqual({
    path: 'watch.levels',
    names: ['of', 'level', 'search'],
  })
  expect(of({ pair: [{ code: 'a' }, { code: 'b', x: 1 }] })?.path).toBe('pair.1.x')
  expect(of({ either: { days: '2026-01-01' } })?.path).toBe('either.days')
  expect(of({ asof: 1 })?.names).toEqual(['lines', 'watch', 'pair', 'either', 'free'])
})

test('what it takes, what is of a wrong type and what takes any name is none', () => {
  for (const sent of [
    { lines: [{ code: 'a', sign: '+' }], watch: { of: 'search', search: null }, free: { any: { name: 1 } } },
    { lines: { 0: { x: 1 } }, either: 'today', pair: 3 },
    { lines: [{ code: { x: 1 } }, 'text', null] },
    [],
    'text',
    null,
  ])
    expect(unknownField(Body, sent)).toBeNull()
})

test('a call without fields takes none but those that every call may carry', () => {
  expect([namesOf(undefined), namesOf(z.record(z.string(), z.string())), namesOf(Line)]).toEqual([
    [],
    null,
    ['code', 'sign'],
  ])
  expect(unknownField(undefined, { page: '1' })?.path).toBe('page')
  expect(unknownField(undefined, { lang: 'ja' }, ['lang'])).toBeNull()
})
