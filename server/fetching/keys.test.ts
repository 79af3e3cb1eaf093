import { chmodSync, mkdtempSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isPlausibleKey, OpenKey, readKey, saveKey } from './keys.ts'
import { isSafeOrigin, redirected } from './net/origins.ts'
import { readOrigins } from './open-world.ts'
import { listAddress } from './sources/jpx-list.ts'

const home = () => mkdtempSync(join(tmpdir(), 'keys-'))

test('a key comes from the environment, else from a file that nobody else reads', () => {
  const folder = home()
  expect(readKey(folder, 'edinet', {})).toBeNull()
  const path = saveKey(folder, 'edinet', 'abcdefgh-1')
  expect([readKey(folder, 'edinet', {}), statSync(path).mode & 0o777]).toEqual(['abcdefgh-1', 0o600])
  expect(readKey(folder, 'edinet', { EDINET_API_KEY: ' other-key ' })).toBe('other-key')
  chmodSync(path, 0o644)
  expect(() => readKey(folder, 'edinet', {})).toThrow(OpenKey)
})

test.each([
  ['abcdefgh-1', true],
  ['short', false],
  ['with space in it', false],
  ['', false],
  ['a'.repeat(201), false],
])('%s is a key: %s', (text, is) => expect(isPlausibleKey(text)).toBe(is))

test('an operator says where a source has moved to, but not to just anywhere', () => {
  const folder = home()
  expect(readOrigins(folder)).toEqual({})
  const write = (content: string) => writeFileSync(join(folder, 'sources.json'), content)
  write('{"www.jpx.co.jp":"https://mirror.example/jpx"}')
  expect(readOrigins(folder)).toEqual({ 'www.jpx.co.jp': 'https://mirror.example/jpx' })
  for (const wrong of ['{"www.jpx.co.jp":"http://mirror.example"}', '{', '[]', '{"a b":"https://x.example"}']) {
    write(wrong)
    expect(() => readOrigins(folder)).toThrow('sources.json')
  }
  expect(
    ['https://a.example', 'http://127.0.0.1:8080', 'http://a.example', 'file:///etc', 'x'].map(isSafeOrigin),
  ).toEqual([true, true, false, false, false])
})

test('a redirect stays among the hosts of its source, also where one of them has moved', () => {
  const hosts = ['a.example', 'b.example']
  const origins = { 'a.example': 'https://mirror.example/a' }
  const from = new URL('https://mirror.example/a/page')
  const to = (location: string) => redirected(location, from, hosts, origins)
  expect(to('https://b.example/x?y=1')).toBe('https://b.example/x?y=1')
  expect(to('other')).toBe('https://a.example/other')
  for (const wrong of [
    'https://c.example/',
    'http://b.example/',
    '//c.example/x',
    'javascript:1',
    'https://b.example.evil.example/',
    'https://user@c.example/',
    '/outside',
  ])
    expect(() => to(wrong), wrong).toThrow('not of this source')
})

test('the link of the exchange’s page is found in either age, and only at the exchange', () => {
  expect(listAddress('<a href="/att/data_j.xls">一覧</a>')).toBe('https://www.jpx.co.jp/att/data_j.xls')
  expect(listAddress('<a class=x href="../a/data_j.xlsx">')).toBe(
    'https://www.jpx.co.jp/markets/statistics-equities/a/data_j.xlsx',
  )
  expect(() => listAddress('<a href="https://elsewhere.example/data_j.xlsx">')).toThrow('elsewhere.example')
  expect(() => listAddress('<p>moved</p>')).toThrow('no link')
})
