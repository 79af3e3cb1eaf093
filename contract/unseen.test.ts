import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from './wire/endpoint.ts'

/** What nobody sees, one of each kind: NUL, another control, direction, no width, a line of its own. */
const unseen = ['\0', '\u0007', '\u202e', '\u2066', '\u200b', '\u2060', '\ufeff', '\r', '\n', '\u2028', '\u0085']

/** Texts that one field or another takes, with it in the middle and at both ends. */
const hostile = unseen.flatMap((mark) =>
  ['Sakura', 'a@b.example', '03-1234', 'q=x'].map((text) => mark + text.slice(0, 2) + mark + text.slice(2) + mark),
)

/** Fields that may hold more than one line. */
const manyLines = [
  'POST /sendmail comment',
  'POST /watchlists members note',
  'PUT /watchlists/:watchlistId/members changes note',
  'PUT /portfolio/impacts/:no text',
  'POST /own-methods note',
  'PUT /own-methods/:methodId note',
  'POST /companies/:companyId/comments text',
  'POST /companies/:companyId/comments/:commentId/replies text',
  'PUT /companies/:companyId/comments/:commentId text',
]

/** Fields that are as they were typed, and why. */
const exceptions: Readonly<Record<string, string>> = {
  'POST /login password': 'a password is hashed as it is and shown to nobody',
  'POST /password/reset password': 'the same',
  'POST /password/reset confirmation': 'the same',
  'POST /password/change current': 'the same',
  'POST /password/change password': 'the same',
  'POST /password/change confirmation': 'the same',
  'POST /users/address password': 'the same',
  'POST /tokens password': 'the same',
  'POST /search/csv q': 'a search is read, in memory, and not kept',
  'POST /search/watchlist q': 'a search is read, in memory, and not kept',
  'POST /search/csv where': 'the same',
  'POST /search/watchlist where': 'the same',
  'POST /search/csv columns': 'the same',
  'POST /search/csv sort': 'the same',
  'POST /search/watchlist sort': 'the same',
}

const files = globSync(join(import.meta.dirname, '**/*.ts')).filter((file) => !file.endsWith('.test.ts'))
const exported = (await Promise.all(files.map((file) => import(file)))).flatMap((module) => Object.values(module))
const endpoints = exported.filter(
  (value): value is Endpoint => typeof value === 'object' && value !== null && 'path' in value && 'response' in value,
)

/** Every field below a schema with its own schema; a text that is changed on its way is one field. */
function fieldsOf(schema: z.ZodType, name: string): [name: string, schema: z.ZodType][] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([key, field]) => fieldsOf(field as z.ZodType, `${name} ${key}`))
  if (schema instanceof z.ZodArray) return fieldsOf(schema.element as z.ZodType, name)
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => fieldsOf(option as z.ZodType, name))
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return fieldsOf(schema.unwrap() as z.ZodType, name)
  return [[name, schema]]
}

const fields = endpoints.flatMap(({ method, path, body }) => (body ? fieldsOf(body, `${method} ${path}`) : []))

/** What comes through a field that nobody sees. */
function leaks(name: string, schema: z.ZodType): string[] {
  const lineBreaks = manyLines.includes(name) ? ['\n'] : []
  return hostile.flatMap((text) => {
    const { data } = schema.safeParse(text)
    if (typeof data !== 'string') return []
    return unseen
      .filter((mark) => data.includes(mark) && !lineBreaks.includes(mark))
      .map((mark) => JSON.stringify(mark))
  })
}

test('no free text of a body keeps what nobody sees', () => {
  const found = fields.map(([name, schema]) => [name, [...new Set(leaks(name, schema))]] as const)
  const leaking = found.filter(([, marks]) => marks.length > 0).map(([name]) => name)
  expect(leaking.sort()).toEqual(Object.keys(exceptions).sort())
})

test('the walk reaches every kind of field', () => {
  const names = fields.map(([name]) => name)
  for (const name of [
    'POST /sendmail comment',
    'POST /tokens name',
    'POST /scores/custom weights industry',
    'PUT /users name',
  ])
    expect(names).toContain(name)
  const openFields = fields.filter(([, schema]) => hostile.some((text) => schema.safeParse(text).success))
  expect(openFields.length).toBeGreaterThan(20)
})
