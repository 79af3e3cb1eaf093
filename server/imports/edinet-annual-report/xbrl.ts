import { SaxesParser } from 'saxes'
import { decodeText } from '../files/text.ts'
import { Unreadable } from '../rejections.ts'
import { dropRepeats, type Fact, type FactTable, maxFacts, plainText } from './facts.ts'

/** Elements within elements; an instance has four levels. */
const deepest = 64
/** Attributes of one element; a fact has six. */
const maxAttributes = 256
/** Characters of one fact; the longest chapters have a million. */
const longestFact = 8 * 1024 * 1024
/** The parser is fed so much at once, so that it never holds more of a text than was checked. */
const piece = 1 << 16

/** A filing as an XBRL instance. Document types and entities are refused: an instance needs neither. */
export function readXbrl(bytes: Uint8Array): FactTable {
  const text = decodeText(bytes)
  const parser = new SaxesParser<{ xmlns: false; position: true }>({ xmlns: false, position: true })
  const facts: Fact[] = []
  let open: (Omit<Fact, 'value'> & { readonly start: number; readonly isNil: boolean; text: string }) | null = null
  let depth = 0
  let attributes = 0

  parser.on('doctype', () => {
    throw new Unreadable('xml-entity')
  })
  parser.on('error', (error) => {
    throw new Unreadable(/undefined entity/.test(error.message) ? 'xml-entity' : 'xml-damaged', { line: parser.line })
  })
  parser.on('opentagstart', () => {
    attributes = 0
  })
  parser.on('attribute', () => {
    if (++attributes > maxAttributes) throw new Unreadable('xml-damaged', { line: parser.line })
  })
  parser.on('opentag', ({ name, attributes }) => {
    depth++
    if (depth > deepest) throw new Unreadable('xml-damaged', { line: parser.line })
    const context = attributes.contextRef
    if (depth !== 2 || context === undefined) return
    open = {
      line: parser.line,
      start: parser.position,
      element: name,
      context,
      unit: attributes.unitRef ?? '',
      isNil: ['true', '1'].includes(attributes['xsi:nil'] ?? ''),
      text: '',
    }
  })
  parser.on('text', (piece) => {
    if (open) open.text += piece
  })
  parser.on('cdata', (piece) => {
    if (open) open.text += piece
  })
  parser.on('closetag', () => {
    depth--
    if (depth !== 1 || !open) return
    const { isNil, text: content, start: _, ...fact } = open
    if (facts.length === maxFacts) throw new Unreadable('too-large', { facts: maxFacts })
    const html = fact.element.endsWith('TextBlock') && content.includes('<') ? { html: content } : {}
    facts.push({ ...fact, value: isNil ? null : textOf(content), ...html })
    open = null
  })
  for (let at = 0; at < text.length; at += piece) {
    parser.write(text.slice(at, at + piece))
    if (open && parser.position - (open as { start: number }).start > longestFact)
      throw new Unreadable('too-large', { element: (open as { element: string }).element, most: longestFact })
  }
  parser.close()
  if (facts.length === 0) throw new Unreadable('unrecognised')
  return dropRepeats(facts)
}

/** Text blocks carry escaped HTML; what a reader sees is the text between the tags. */
function textOf(content: string): string {
  if (!content.includes('<')) return plainText(content)
  const visibleText = content.replace(/<[^<>]*>/g, '')
  const lines: string[] = []
  for (let start = 0, end = 0; end !== -1; start = end + 1) {
    end = visibleText.indexOf('\n', start)
    const line = visibleText.slice(start, end === -1 ? undefined : end).trim()
    if (line !== '') lines.push(line)
  }
  return plainText(lines.join(''))
}
