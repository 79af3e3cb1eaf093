import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { recogniseSource } from '../sources.ts'
import { decodeXml } from './decode.ts'
import { readMoment } from './moment.ts'
import { isFeed, parseNewsFeed } from './parse.ts'
import { plainText } from './plain-text.ts'

const today = '2026-11-25'
const item = (parts: string) => `<item>${parts}</item>`
const rss = (items: string, channel = '<title>Wire</title><link>https://wire.example/</link>') =>
  Buffer.from(`<rss version="2.0"><channel>${channel}${items}</channel></rss>`)
const day = '<pubDate>Mon, 30 Jun 2025 00:00:00 GMT</pubDate>'
const parse = (items: string) => parseNewsFeed(rss(items), 'feed.xml', { today })

test.each([
  ['Mon, 30 Jun 2025 00:00:00 GMT', '2025-06-30 09:00'],
  ['30 Jun 25 23:59 EST', '2025-07-01 13:59'],
  ['Mon, 30 Jun 2025 08:05:00 +0900', '2025-06-30 08:05'],
  ['Mon, 30 Jun 2025 08:05:00 JST', '2025-06-30 08:05'],
  ['Mon, 30 Jun 2025', '2025-06-30 00:00'],
  ['2025-06-30T00:00:00Z', '2025-06-30 09:00'],
  ['2025-06-30T23:30:00.123-08:00', '2025-07-01 16:30'],
  ['2025-06-30T08:05', '2025-06-30 08:05'],
  ['2025-06-30', '2025-06-30 00:00'],
])('%s is %s in Tokyo', (text, minute) => {
  expect(readMoment(text)).toEqual({ value: minute })
})

test.each([
  'yesterday',
  '2025-02-30',
  'Mon, 32 Jun 2025 00:00:00 GMT',
  '2025-06-30T25:00:00Z',
  '30 Juin 2025',
  '2025-06-30T00:00:00+9999',
])('%s is no moment', (text) => {
  expect(readMoment(text)).toEqual({ reason: 'date' })
})

test.each([
  ['a <b>bold</b> word', 'a bold word'],
  ['one<br>two<p>three</p>', 'one\ntwo\nthree\n'],
  ['<script>alert(1)</script>seen<style>p{}</style>', 'seen'],
  ['<SCRIPT SRC="//x">alert(1)</SCRIPT >seen', 'seen'],
  ['<script>never closed', ''],
  ['<!-- <b> -->seen<!-- never closed', 'seen'],
  ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
  ['a <b never closed', 'a <b never closed'],
  ['&lt;script&gt;&#x41;&#65;&nbsp;&copy;&unknown;&#0;&#xD800;', '<script>AA ©&unknown;'],
  ['<img src=x onerror=alert(1)>', ''],
])('%s is read as %s', (html, text) => {
  expect(plainText(html)).toBe(text)
})

test('an ampersand that begins no reference stands for itself, and loses no item', () => {
  const { feed, rejected } = parse(
    item(`<title>見本 A&B商事</title><link>https://wire.example/a?x=1&y=2</link>${day}`) +
      item(`<title><![CDATA[見本 C&D &amp; E]]></title><link>https://wire.example/b?x=1&amp;y=2</link>${day}`) +
      item(`<title>見本 &#70;&</title><link>https://wire.example/c</link>${day}`),
  )
  expect(rejected).toEqual([])
  expect(feed!.map(({ titleJa, url }) => [titleJa, url])).toEqual([
    ['見本 A&B商事', 'https://wire.example/a?x=1&y=2'],
    ['見本 C&D & E', 'https://wire.example/b?x=1&y=2'],
    ['見本 F&', 'https://wire.example/c'],
  ])
})

test('plain text of whatever letters is no longer than they are', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 400 }),
      (text) => void expect(plainText(text).length).toBeLessThanOrEqual(text.length),
    ),
  )
})

describe('an item that cannot be used is given back', () => {
  test('of a day to come, without a day, without a title', () => {
    const { feed, rejected } = parse(
      item(`<title>A</title><guid>1</guid><pubDate>Thu, 26 Nov 2026 00:00:00 +0900</pubDate>`) +
        item('<title>B</title><guid>2</guid>') +
        item(`<title><![CDATA[<b> </b>]]></title>${day}`),
    )
    expect(feed).toEqual([])
    expect(rejected.map(({ column, reason }) => [column, reason])).toEqual([
      ['pubDate', 'future'],
      ['pubDate', 'required'],
      ['title', 'required'],
    ])
  })

  test('a title of 10 MB; its neighbors stay', () => {
    const { feed, rejected } = parse(
      item(`<title>${'長い題'.repeat(1_200_000)}</title><guid>1</guid>${day}`) +
        item(`<title>Short</title><guid>2</guid>${day}<description>${'x '.repeat(3_000_000)}</description>`),
    )
    expect(rejected).toMatchObject([{ column: 'title', reason: 'too-long' }])
    expect(rejected[0]!.value!.length).toBeLessThanOrEqual(200)
    expect(feed).toMatchObject([{ titleEn: 'Short' }])
    expect(feed![0]!.bodyEn!.length).toBeLessThanOrEqual(20_000)
  })

  test('numbers that come twice', () => {
    const { feed, rejected } = parse(
      ['A', 'A', 'B'].map((title) => item(`<title>${title}</title><guid isPermaLink="false">7</guid>${day}`)).join(''),
    )
    expect(feed).toHaveLength(1)
    expect(rejected.map(({ reason }) => reason)).toEqual(['duplicate', 'conflict'])
  })
})

test('without a number the link is the key, without a link the title and moment; always the same', () => {
  const items = item(`<title>A</title><link>a</link>${day}`) + item(`<title>B</title>${day}`)
  const keys = () => parse(items).feed!.map(({ sourceKey }) => sourceKey)
  expect(keys()).toEqual(['feed:https://wire.example/a', 'feed:https://wire.example/#2025-06-30 09:00 B'])
  expect(keys()).toEqual(keys())
  const long = parse(item(`<title>C</title><guid>${'g'.repeat(5000)}</guid>${day}`)).feed![0]!.sourceKey
  expect(long).toMatch(/^feed:[0-9a-f]{64}$/)
})

test('scripts, headers and links that run are text or are not there', () => {
  const { feed } = parse(
    item(
      `<title>A&#13;&#10;Bcc: all@example.com &lt;script&gt;alert(1)&lt;/script&gt;</title><link>javascript:alert(1)</link><guid>1</guid>${day}
       <description>&lt;a href="javascript:x"&gt;read&lt;/a&gt;</description>`,
    ),
  )
  expect(feed).toMatchObject([{ titleEn: 'A Bcc: all@example.com', bodyEn: 'read', url: null }])
})

test('a file is told by its first element, whatever stands before it', async () => {
  expect(isFeed(Buffer.from('<?xml version="1.0"?><!-- a --><rss version="2.0"/>'))).toBe(true)
  expect(isFeed(Buffer.from('<xbrli:xbrl><rss/></xbrli:xbrl>'))).toBe(false)
  expect(isFeed(Buffer.from('<feeds/>'))).toBe(false)
  expect((await recogniseSource(Buffer.from('<!DOCTYPE rss [<!ENTITY a "b">]><rss/>'))).name).toBe('news-feed')
})

test('a declaration that is not true does no harm', () => {
  const text = '<?xml version="1.0" encoding="Shift_JIS"?><rss><channel><title>山川新聞の見本</title></channel></rss>'
  expect(decodeXml(Buffer.from(text))).toContain('山川新聞の見本')
  expect(decodeXml(Buffer.from(text.replace('Shift_JIS', 'x-nonsense')))).toContain('山川新聞の見本')
})

test('a good feed cut off or with a byte changed is read or refused, never a fault', async () => {
  const good = ['rss2.xml', 'atom.xml', 'rdf-euc-jp.rdf', 'utf-16.rdf'].map((name) =>
    readFileSync(join(import.meta.dirname, 'samples/ok', name)),
  )
  const damage = fc.tuple(
    fc.constantFrom(...good),
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.nat(255),
    fc.boolean(),
  )
  fc.assert(
    fc.property(damage, ([bytes, share, byte, isCut]) => {
      const at = Math.floor(share * (bytes.length - 1))
      const hurt = isCut ? bytes.subarray(0, at) : Buffer.from(bytes)
      if (!isCut) hurt[at] = byte
      try {
        parseNewsFeed(hurt, 'feed.xml', { today })
      } catch (error) {
        expect((error as Error).constructor.name).toBe('Unreadable')
      }
    }),
    { numRuns: 300 },
  )
})
