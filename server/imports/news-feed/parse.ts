import { createHash } from 'node:crypto'
import { forever } from '#contract/wire/day.ts'
import { webAddress } from '#contract/wire/link.ts'
import { readLink } from '../cells.ts'
import { toSeenLine, toSeenText } from '../clean.ts'
import type { FeedRecord } from '../market-records.ts'
import { isRejection, type Outcome, rejectionOf, separate } from '../outcome.ts'
import type { ReadOptions } from '../read-options.ts'
import type { Parsed } from '../records.ts'
import { readMoment } from './moment.ts'
import { plainText } from './plain-text.ts'
import { type Feed, type FeedItem, type FeedText, readFeed, resolved } from './read-feed.ts'

/** Characters of what is kept. A longer title is none; of a longer text the beginning is kept. */
const longest = { title: 500, publisher: 100, body: 20_000, key: 300 } as const

/** Whether a file is RSS or Atom: by its first element, whatever its encoding. */
export function isFeed(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 4000)).toString('latin1').replaceAll('\0', '')
  return /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*(?:<\?[^>]*>\s*|<!--(?:(?!-->)[\s\S])*-->\s*|<!DOCTYPE[^>[]*(?:\[[^\]]*\]\s*)?>\s*)*<(?:rss|(?:\w+:)?RDF|(?:\w+:)?feed)[\s/>]/.test(
    head,
  )
}

/**
 * Items of RSS 2.0, RSS 1.0 and Atom: title, excerpt, link, moment and publisher. Which companies they are about is told from their text
 * when they are stored. HTML becomes text; an item without title or moment, or of a moment to come, is given back.
 */
export function parseNewsFeed(bytes: Uint8Array, _fileName: string, { today = forever }: ReadOptions = {}): Parsed {
  const feed = readFeed(bytes)
  const met = new Map<string, FeedRecord>()
  const outcomes = feed.items.flatMap((item) => {
    const all = toRecords(item, feed, today)
    return all.map((one): Outcome<FeedRecord> => {
      if (isRejection(one)) return one
      const before = met.get(one.sourceKey)
      if (!before) {
        met.set(one.sourceKey, one)
        return one
      }
      const isSame = before.titleJa === one.titleJa && before.titleEn === one.titleEn
      const value = one.titleJa ?? one.titleEn
      return rejectionOf({ line: one.line, column: 'guid', value, reason: isSame ? 'duplicate' : 'conflict' })
    })
  })
  const { records, rejected } = separate(outcomes)
  const damaged = feed.damaged.map((line) => rejectionOf({ line, column: 'item', value: null, reason: 'markup' }))
  return { read: feed.items.length + damaged.length, rejected: [...rejected, ...damaged], feed: records }
}

/** The record, behind it a link that nobody should follow; or why there is none. */
function toRecords(item: FeedItem, feed: Feed, today: string): Outcome<FeedRecord>[] {
  const { line, fields } = item
  const refuse = (column: string, reason: Parameters<typeof rejectionOf>[0]['reason'], value?: string | null) => [
    rejectionOf({ line, column, value, reason }),
  ]
  const title = lineOf(fields.get('title') ?? fields.get('atom:title'))
  if (title === '') return refuse('title', 'required')
  if (title.length > longest.title) return refuse('title', 'too-long', title)
  const [column, moment] = first(fields, [
    'pubDate',
    'dc:date',
    'atom:published',
    'dc:issued',
    'atom:updated',
    'dc:modified',
  ])
  if (moment === undefined) return refuse('pubDate', 'required')
  const published = readMoment(moment.text)
  if ('reason' in published || published.value === null)
    return refuse(column, 'reason' in published ? published.reason : 'required', moment.text)
  if (published.value.slice(0, 10) > today) return refuse(column, 'future', moment.text)

  const language = languageOf(title, (fields.get('dc:language')?.text ?? item.language) || languageOfFeed(feed))
  if (language === null) return refuse('title', 'language', title)
  const [, ownLink] = first(fields, ['link', 'guid', 'atom:id'])
  const address = fields.has('link') || isWeb(ownLink?.text) ? resolved(ownLink!.text, item.base || linkOf(feed)) : ''
  const link = readLink(address)
  const [url, left] = 'value' in link ? [link.value, []] : [null, refuse('link', link.reason, ownLink?.text)]
  const body = bodyOf(fields, title)
  const record: FeedRecord = {
    line,
    sourceKey: keyOf(item, feed, { title, url, published: published.value }),
    publishedAt: published.value,
    editedAt: editedAt(fields, published.value, today),
    publisher: publisherOf(item, feed, url),
    titleJa: language === 'ja' ? title : null,
    titleEn: language === 'en' ? title : null,
    bodyJa: language === 'ja' ? body : null,
    bodyEn: language === 'en' ? body : null,
    url,
    kind: 'news',
    category: null,
    sentiment: null,
    severity: null,
    story: null,
    isCorrection: false,
  }
  return [...left, record]
}

/** When the item was last changed: a moment after it was published that has come; null where it says none. */
function editedAt(fields: FeedItem['fields'], published: string, today: string): string | null {
  const [, moment] = first(fields, ['atom:updated', 'dc:modified'])
  const read = moment ? readMoment(moment.text) : { value: null }
  const value = 'value' in read ? read.value : null
  return value !== null && value > published && value.slice(0, 10) <= today ? value : null
}

const isWeb = (text: string | undefined) => text !== undefined && webAddress(text.trim()) !== null

function first(fields: FeedItem['fields'], names: readonly string[]): [string, FeedText | undefined] {
  const name = names.find((one) => fields.has(one)) ?? names[0]!
  return [name, fields.get(name)]
}

/** Plain where the feed says so; where it leaves it open and a tag or entity stands in it, it is HTML. */
function textOf({ text, isHtml }: FeedText): string {
  const visibleText = (isHtml ?? /<[a-z/!]|&(?:#\w+|\w+);/i.test(text)) ? plainText(text) : text
  return toSeenText(visibleText)
}

const lineOf = (text: FeedText | undefined) => (text ? toSeenLine(textOf(text)).replace(/\s+/g, ' ') : '')

/** The excerpt, else the text; null where it says no more than the title. */
function bodyOf(fields: FeedItem['fields'], title: string): string | null {
  const [, text] = first(fields, ['description', 'atom:summary', 'content:encoded', 'atom:content'])
  if (!text) return null
  const lines = textOf(text)
    .split(/[\n\r\u2028\u2029]+/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
  const body = lines.join('\n').slice(0, longest.body).toWellFormed()
  return body === '' || body === title ? null : body
}

/** Japanese letters make a text Japanese, whatever the feed says of itself; null for other languages. */
function languageOf(title: string, declared: string): 'ja' | 'en' | null {
  if (/[ぁ-んァ-ヶ一-龠々]/.test(title) && !/^(zh|ko)/i.test(declared)) return 'ja'
  if (declared === '' || /^(en|ja)\b/i.test(declared)) return /[a-z]/i.test(title) ? 'en' : null
  return null
}

const languageOfFeed = ({ fields }: Feed) => (fields.get('language') ?? fields.get('dc:language'))?.text.trim() ?? ''
const linkOf = ({ fields }: Feed) => resolved(fields.get('link')?.text ?? '', '')

/** Whose article it is: as the item says, else the feed's title, else where it can be read. */
function publisherOf({ fields }: FeedItem, feed: Feed, url: string | null): string {
  const own = lineOf(fields.get('source') ?? fields.get('dc:publisher'))
  const title = lineOf(feed.fields.get('title') ?? feed.fields.get('atom:title'))
  const name = own || title || (url ? (URL.parse(url)?.hostname ?? '') : '')
  return name.slice(0, longest.publisher).toWellFormed()
}

/**
 * What makes an item one, in this file and the next: the address that the item names itself by, else its number within its feed, else its
 * link; and where it has none of them its title and moment.
 */
function keyOf(
  { fields }: FeedItem,
  feed: Feed,
  { title, url, published }: { readonly title: string; readonly url: string | null; readonly published: string },
): string {
  const id = (fields.get('guid') ?? fields.get('atom:id') ?? fields.get('about'))?.text.trim()
  const isGlobal = id !== undefined && /^(https?:\/\/|urn:|tag:)/i.test(id)
  const home = (feed.fields.get('atom:id') ?? feed.fields.get('link') ?? feed.fields.get('title'))?.text.trim() ?? ''
  const own = id ? (isGlobal ? id : `${home}#${id}`) : (url ?? `${home}#${published} ${title}`)
  const key = toSeenLine(own)
  return `feed:${key.length <= longest.key ? key : createHash('sha256').update(key).digest('hex')}`
}
