import { SaxesParser, type SaxesTagNS } from 'saxes'
import { Unreadable } from '../rejections.ts'
import { decodeXml } from './decode.ts'
import { entities } from './plain-text.ts'
import { withoutDamagedItems } from './whole-items.ts'

/** A text of a feed, and whether it is HTML by what the feed says of it. */
export interface FeedText {
  readonly text: string
  /** True: HTML; false: plain; null: the format leaves it open. */
  readonly isHtml: boolean | null
  /** It was longer than any that is kept, and only its beginning is here. */
  readonly isCut: boolean
}

/** An item or entry as it stands in the file. */
export interface FeedItem {
  readonly line: number
  readonly fields: ReadonlyMap<string, FeedText>
  /** Address that links are relative to, as far as the file says. */
  readonly base: string
  readonly language: string
}

export interface Feed {
  readonly fields: ReadonlyMap<string, FeedText>
  readonly items: readonly FeedItem[]
  /** Lines on which items begin that could not be read by themselves. */
  readonly damaged: readonly number[]
}

const [deepest, mostAttributes, mostItems] = [64, 256, 50_000]
/** Characters of a text that are kept; of what is cut a row says so. */
const longest = { body: 400_000, other: 20_000 }
/** The parser is fed so much at once. */
const piece = 1 << 16

const atom = 'http://www.w3.org/2005/Atom'
const prefixes: Readonly<Record<string, string>> = {
  'http://purl.org/dc/elements/1.1/': 'dc:',
  'http://purl.org/dc/terms/': 'dc:',
  'http://purl.org/rss/1.0/modules/content/': 'content:',
  [atom]: 'atom:',
}
const plainSpaces = new Set([
  '',
  'http://purl.org/rss/1.0/',
  'http://my.netscape.com/rdf/simple/0.9/',
  'http://backend.userland.com/rss2',
])
const bodies = new Set(['description', 'content:encoded', 'atom:summary', 'atom:content'])

/** `title`, `dc:date`, `atom:entry`; null for what no feed of ours has. */
function nameOf({ uri, local }: SaxesTagNS): string | null {
  if (plainSpaces.has(uri)) return local
  const prefix = prefixes[uri]
  return prefix === undefined ? null : prefix + local
}

interface Open {
  readonly depth: number
  readonly line: number
  readonly fields: Map<string, FeedText>
  readonly base: string
  readonly language: string
}
interface Field {
  readonly name: string
  readonly depth: number
  readonly isHtml: boolean | null
  text: string
  isCut: boolean
}

/** RSS 2.0, RSS 1.0 and Atom as one list. Document types are refused, so nothing is expanded and nothing fetched. */
export function readFeed(bytes: Uint8Array): Feed {
  const text = withWrittenAmpersands(decodeXml(bytes))
  try {
    return parsed(text, [])
  } catch (error) {
    if (!(error instanceof Unreadable) || error.reason !== 'xml-damaged') throw error
    const rest = withoutDamagedItems(text, isWholeItem)
    if (rest.damaged.length === 0) throw error
    return parsed(rest.text, rest.damaged)
  }
}

function parsed(text: string, damaged: readonly number[]): Feed {
  const reader = new Reader()
  for (let at = 0; at < text.length; at += piece) reader.write(text.slice(at, at + piece))
  return { ...reader.close(), damaged }
}

/** Whether an item can be read under the first element of its feed, which says what its prefixes mean. */
function isWholeItem(item: string, root: string): boolean {
  try {
    parsed(`${root}${item}</${/^<([^\s>/]+)/.exec(root)![1]}>`, [])
    return true
  } catch {
    return false
  }
}

const bareAmpersand = /&(?!(?:#\d+|#x[\da-f]+|[a-z_][\w.-]*);)/gi

/** An ampersand that begins no reference stands for itself, as in an address that was pasted in: one of them must not lose a feed. */
function withWrittenAmpersands(text: string): string {
  const pieces: string[] = []
  let at = 0
  while (at < text.length) {
    const literal = text.indexOf('<![CDATA[', at)
    pieces.push(text.slice(at, literal === -1 ? text.length : literal).replace(bareAmpersand, '&amp;'))
    if (literal === -1) break
    const end = text.indexOf(']]>', literal)
    at = end === -1 ? text.length : end
    pieces.push(text.slice(literal, at))
  }
  return pieces.join('')
}

class Reader {
  readonly #parser = new SaxesParser<{ xmlns: true; position: true }>({ xmlns: true, position: true })
  readonly #bases: string[] = []
  readonly #languages: string[] = []
  readonly #feed = new Map<string, FeedText>()
  readonly #items: FeedItem[] = []
  readonly #names: (string | null)[] = []
  readonly #locals: string[] = []
  #item: Open | null = null
  #field: Field | null = null
  #attributes = 0

  constructor() {
    const parser = this.#parser
    Object.assign(parser.ENTITIES, entities)
    parser.on('doctype', () => {
      throw new Unreadable('xml-entity')
    })
    parser.on('error', ({ message }) => {
      throw new Unreadable(/undefined entity/.test(message) ? 'xml-entity' : 'xml-damaged', { line: parser.line })
    })
    parser.on('opentagstart', () => {
      this.#attributes = 0
    })
    parser.on('attribute', () => {
      if (++this.#attributes > mostAttributes) this.#damaged()
    })
    parser.on('opentag', (tag) => this.#open(tag))
    parser.on('closetag', () => this.#close())
    parser.on('text', (text) => this.#append(text))
    parser.on('cdata', (text) => this.#append(text))
  }

  write(text: string): void {
    this.#parser.write(text)
  }

  close(): Omit<Feed, 'damaged'> {
    this.#parser.close()
    return { fields: this.#feed, items: this.#items }
  }

  #damaged(): never {
    throw new Unreadable('xml-damaged', { line: this.#parser.line })
  }

  #open(tag: SaxesTagNS): void {
    const name = nameOf(tag)
    this.#names.push(name)
    this.#locals.push(tag.local.toLowerCase())
    const depth = this.#names.length
    if (depth > deepest) this.#damaged()
    if (depth === 1 && !['rss', 'atom:feed'].includes(name ?? '') && tag.local !== 'RDF')
      throw new Unreadable('unrecognised')
    const attributeOf = (attribute: string) => tag.attributes[attribute]?.value ?? ''
    this.#bases.push(resolved(attributeOf('xml:base'), this.#bases.at(-1) ?? ''))
    this.#languages.push(attributeOf('xml:lang') || (this.#languages.at(-1) ?? ''))
    if (this.#field) return
    if (!this.#item && (name === 'item' || name === 'atom:entry')) {
      this.#beginItem(depth, attributeOf('rdf:about'))
      return
    }
    if (name === null) return
    const above = this.#names.at(-2)
    const fields = this.#item?.fields ?? this.#feed
    if (this.#item ? depth !== this.#item.depth + 1 : above !== 'channel' && above !== 'atom:feed') {
      // The title of the feed that an entry was taken from.
      if (!this.#item || above !== 'atom:source' || name !== 'atom:title') return
      this.#field = { name: 'source', depth, isHtml: null, text: '', isCut: false }
      return
    }
    if (name === 'atom:link') {
      if (['', 'alternate'].includes(attributeOf('rel')))
        keep(fields, 'link', { text: attributeOf('href'), isHtml: false, isCut: false })
      return
    }
    if (name === 'atom:source') return
    if (name === 'guid' && attributeOf('isPermaLink') === 'false')
      keep(fields, 'guid-is-local', { text: 'yes', isHtml: false, isCut: false })
    const type = attributeOf('type')
    const isHtml = name.startsWith('atom:') ? /html/.test(type) && !/xhtml/.test(type) : null
    this.#field = { name, depth, isHtml, text: '', isCut: false }
  }

  #beginItem(depth: number, about: string): void {
    if (this.#items.length === mostItems) throw new Unreadable('too-large', { rows: mostItems })
    const { line } = this.#parser
    this.#item = { depth, line, fields: new Map(), base: this.#bases.at(-1)!, language: this.#languages.at(-1)! }
    if (about !== '') keep(this.#item.fields, 'about', { text: about, isHtml: false, isCut: false })
  }

  #append(text: string): void {
    const field = this.#field
    if (!field || field.isCut) return
    // Scripts inside the markup of an entry are no text of it.
    if (this.#locals.slice(field.depth).some((name) => name === 'script' || name === 'style')) return
    const max = bodies.has(field.name) ? longest.body : longest.other
    field.text += text.slice(0, max + 1 - field.text.length)
    field.isCut = field.text.length > max
  }

  #close(): void {
    const depth = this.#names.length
    if (this.#field && this.#field.depth === depth) {
      const { name, text, isHtml, isCut } = this.#field
      keep(this.#item?.fields ?? this.#feed, name, { text, isHtml, isCut })
      this.#field = null
    } else if (this.#item && this.#item.depth === depth) {
      const { line, fields, base, language } = this.#item
      this.#items.push({ line, fields, base, language })
      this.#item = null
    }
    this.#names.pop()
    this.#locals.pop()
    this.#bases.pop()
    this.#languages.pop()
  }
}

/** The first of a kind counts. */
function keep(fields: Map<string, FeedText>, name: string, text: FeedText): void {
  if (!fields.has(name) && text.text.trim() !== '') fields.set(name, text)
}

/** An address as seen from another; empty where it is none. */
export function resolved(address: string, base: string): string {
  const trimmed = address.trim()
  if (trimmed === '' || trimmed.length > 4000) return base
  return URL.parse(trimmed, base === '' ? undefined : base)?.href ?? base
}
