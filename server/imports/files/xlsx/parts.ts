import { posix } from 'node:path'
import { SaxesParser } from 'saxes'
import { Unreadable } from '../../rejections.ts'

/** Attributes of an element, without the prefixes of their names. */
type Attributes = Readonly<Record<string, string>>

interface Handlers {
  readonly open?: (name: string, attributes: Attributes) => void
  readonly text?: (text: string) => void
  readonly close?: (name: string) => void
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/** Walks through a part of a workbook; names come without their prefixes, which each program chooses itself. */
export class PartParser {
  readonly #parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false })
  readonly #decoder = new TextDecoder('utf-8')

  constructor({ open, text, close }: Handlers) {
    this.#parser.on('error', () => {
      throw new Unreadable('xlsx-damaged')
    })
    this.#parser.on('doctype', () => {
      throw new Unreadable('xml-entity')
    })
    if (open)
      this.#parser.on('opentag', ({ name, attributes }) => {
        open(localName(name), attributes)
      })
    if (text) {
      this.#parser.on('text', text)
      this.#parser.on('cdata', text)
    }
    if (close) this.#parser.on('closetag', ({ name }) => close(localName(name)))
  }

  write(bytes: Uint8Array): void {
    this.#parser.write(this.#decoder.decode(bytes, { stream: true }))
  }

  close(): void {
    this.#parser.write(this.#decoder.decode())
    this.#parser.close()
  }
}

function walk(bytes: Uint8Array | undefined, handlers: Handlers): void {
  if (!bytes) return
  const parser = new PartParser(handlers)
  parser.write(bytes)
  parser.close()
}

/** `_x000D_` as programs write letters that XML cannot hold. */
export const unescapeText = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text

export interface SheetPart {
  readonly name: string
  readonly isHidden: boolean
  /** Its path in the archive. */
  readonly path: string
}

export interface WorkbookParts {
  readonly sheets: readonly SheetPart[]
  /** Whether days are counted from 1904, as old programs for the Macintosh did. */
  readonly is1904: boolean
  /** Paths in the archive. */
  readonly texts: string | undefined
  readonly styles: string | undefined
}

/** Where the parts of a workbook are: the path of its own part, and parts by their path. */
export function workbookParts(parts: ReadonlyMap<string, Uint8Array>): WorkbookParts {
  const root = relationsOf(parts.get('_rels/.rels'), '')
  const path = [...root.values()].find(({ type }) => type === 'officeDocument')?.path ?? 'xl/workbook.xml'
  const folder = posix.dirname(path)
  const relations = relationsOf(parts.get(`${folder}/_rels/${posix.basename(path)}.rels`), folder)
  const sheets: SheetPart[] = []
  let is1904 = false
  walk(parts.get(path), {
    open: (name, attributes) => {
      if (name === 'workbookPr') is1904 = ['1', 'true'].includes(attributes.date1904 ?? '')
      const id = name === 'sheet' ? Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] : undefined
      const sheet = id === undefined ? undefined : relations.get(id)
      const isHidden = /hidden/i.test(attributes.state ?? '')
      if (sheet?.type === 'worksheet') sheets.push({ name: attributes.name ?? '', isHidden, path: sheet.path })
    },
  })
  const pathOf = (relationType: string) => [...relations.values()].find(({ type }) => type === relationType)?.path
  return { sheets, is1904, texts: pathOf('sharedStrings'), styles: pathOf('styles') }
}

function relationsOf(bytes: Uint8Array | undefined, folder: string) {
  const relations = new Map<string, { readonly type: string; readonly path: string }>()
  walk(bytes, {
    open: (name, { Id: id, Type: type, Target: target }) => {
      if (name !== 'Relationship' || id === undefined || target === undefined) return
      const path = target.startsWith('/') ? target.slice(1) : posix.join(folder, target)
      relations.set(id, { type: (type ?? '').split('/').at(-1)!, path })
    },
  })
  return relations
}

/** The texts that cells share, without the readings that Japanese Excel keeps beside them. */
export function sharedTexts(bytes: Uint8Array | undefined): string[] {
  const texts: string[] = []
  let [text, isText, isReading] = ['', false, false]
  walk(bytes, {
    open: (name) => {
      if (name === 'si') text = ''
      else if (name === 'rPh') isReading = true
      else if (name === 't') isText = !isReading
    },
    text: (part) => {
      if (isText) text += part
    },
    close: (name) => {
      if (name === 't') isText = false
      else if (name === 'rPh') isReading = false
      else if (name === 'si') texts.push(unescapeText(text))
    },
  })
  return texts
}

/** `$`, `€` and others: numbers stand beside that currency. */
export type CellForm = 'day' | 'percent' | 'plain' | { readonly currency: string }

/** What the styles of cells make of their numbers, by the number of the style. */
export function cellForms(bytes: Uint8Array | undefined): CellForm[] {
  const codes = new Map<number, string>()
  const forms: CellForm[] = []
  let isCells = false
  walk(bytes, {
    open: (name, { numFmtId, formatCode }) => {
      if (name === 'numFmt') codes.set(Number(numFmtId), formatCode ?? '')
      else if (name === 'cellXfs') isCells = true
      else if (name === 'xf' && isCells) forms.push(formOf(Number(numFmtId), codes))
    },
    close: (name) => {
      if (name === 'cellXfs') isCells = false
    },
  })
  return forms
}

/** Numbers of built-in formats (ECMA-376, part 1, 18.8.30): percents, days, and those of days in East Asia. */
const percents = new Set([9, 10])
const isBuiltInDay = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)

function formOf(id: number, codes: ReadonlyMap<number, string>): CellForm {
  const code = codes.get(id)
  if (code === undefined) return percents.has(id) ? 'percent' : isBuiltInDay(id) ? 'day' : 'plain'
  const currency = currencyOfFormat(code)
  if (currency) return { currency }
  const plain = code.replace(/"[^"]*"|\\.|\[[^\]]*\]|_./g, '')
  if (/general/i.test(plain)) return 'plain'
  return plain.includes('%') ? 'percent' : /[ymdhs]/i.test(plain) ? 'day' : 'plain'
}

/** A currency other than the yen in the code of a format: `[$€-407]`, `"$"#,##0`, `\\£#,##0`, `#,##0 "USD"`; null where there is none. */
export function currencyOfFormat(code: string): string | null {
  const [, between] = /\[\$([^\]-]+)(?:-[^\]]*)?\]/.exec(code) ?? []
  const written = between ?? code.replace(/\[[^\]]*\]|_./g, '').replace(/["\\]/g, '')
  return /(?:US|HK|NT|[ACS])?\$|[€£]|\b(?:USD|EUR|GBP|CHF|AUD|NZD|CAD|HKD|SGD|CNY|KRW|TWD)\b/.exec(written)?.[0] ?? null
}
