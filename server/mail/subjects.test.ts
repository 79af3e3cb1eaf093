import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fullWidths } from '#contract/wire/typed.ts'
import { lanes } from './lanes.ts'
import { plainName } from './plain-name.ts'
import { subjectOf } from './subjects.ts'

const kinds = lanes.flatMap((lane) => lane.kinds)
const languages = ['ja', 'en'] as const

test('every mail of the product is written by the outbox, which words its subject itself', () => {
  const server = join(import.meta.dirname, '..')
  const files = globSync('**/*.ts', { cwd: server }).filter((file) => !/\.test\.ts$|migrations\//.test(file))
  const writers = files.filter((file) =>
    /insertInto\('mail'\)|insert into mail\b|subject: subjectOf/i.test(readFileSync(join(server, file), 'utf8')),
  )
  expect(writers).toEqual(['mail/outbox.ts'])
  const outbox = readFileSync(join(import.meta.dirname, 'outbox.ts'), 'utf8')
  expect(outbox.match(/subject: .*/g)).toEqual(['subject: subjectOf(email.kind, email.language, email.about),'])
})

test('no subject holds a text that somebody typed or a feed brought, but an alert’s name', () => {
  const bait = 'buy now'
  const facts = { alert: bait, items: 3, level: 4, number: 7, isReply: true, isDone: true }
  const holders = kinds.filter((kind) => languages.some((language) => subjectOf(kind, language, facts).includes(bait)))
  expect(holders).toEqual(['alert'])
})

test('whatever an alert is called, its subject is one short line without control characters or links', () => {
  const pieces = [
    '\r\nBcc: x',
    '\u202e',
    '\u200b',
    'https://evil.example/a',
    'ｗｗｗ．evil．example',
    'a@b.example',
    '水素 ',
    'W'.repeat(80),
  ]
  const name = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'grapheme', maxLength: 20 })), {
    maxLength: 8,
  })
  fc.assert(
    fc.property(name, fc.constantFrom(...languages), (parts, language) => {
      const subject = subjectOf('alert', language, { alert: parts.join(''), items: 3, level: 4 })
      expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029\u200b-\u200f\u202a-\u202e\u2066-\u2069]|@|:\/\/|evil/u)
      expect(fullWidths(subject)).toBeLessThan(70)
    }),
  )
})

describe('a name as a mail may repeat it', () => {
  test.each([
    ['水素・アンモニア（国内）', '水素・アンモニア(国内)'],
    ['No.1 v2.0 3.5%', 'No.1 v2.0 3.5%'],
    ['Prize: https://evil.example/x?y now', 'Prize: now'],
    ['今すぐ evil.example/prize へ', '今すぐ へ'],
    ['evil。com', ''],
    ['mail me@evil.example', 'mail'],
    ['a\u202eb\r\nc', 'ab c'],
  ])('%s', (name, plain) => {
    expect(plainName(name)).toBe(plain)
  })

  test('an alert whose name was nothing but a link is called an alert', () => {
    expect(subjectOf('alert', 'ja', { alert: 'https://evil.example', items: 1, level: null })).toBe(
      '【Satoyama】アラート：1件',
    )
    expect(subjectOf('alert', 'en', { alert: '', items: 1, level: 4 })).toBe('[Satoyama] Alert: 1 item (Significant)')
  })
})
