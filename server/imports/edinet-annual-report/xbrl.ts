import { SaxesParser } from 'saxes'
import { Unreadable } from '../records.ts'
import { decodeText } from '../text.ts'
import { dropRepeats, type Fact, type FactTable, plainText } from './facts.ts'

/** Elements within elements; an instance has four levels. */
const deepest = 64

/** A filing as an XBRL instance. Document types and entities are refused: an instance needs neither. */
export function readXbrl(bytes: Uint8Array): FactTable {
  const text = decodeText(bytes)
  const parser = new SaxesParser<{ xmlns: false; position: true }>({ xmlns: false, position: true })
  const facts: Fact[] = []
  let open: { line: number; element: string; context: string; unit: string; isNil: boolean; text: string } | null = null
  let depth = 0

  parser.on('doctype', () => {
    throw new Unreadable('xml-entity')
  })
  parser.on('error', (error) => {
    throw new Unreadable(/undefined entity/.test(error.message) ? 'xml-entity' : 'xml-damaged', { line: parser.line })
  })
  parser.on('opentag', ({ name, attributes }) => {
    depth++
    if (depth > deepest) throw new Unreadable('xml-damaged', { line: parser.line })
    const context = attributes.contextRef
    if (depth !== 2 || context === undefined) return
    open = {
      line: parser.line,
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
    const { isNil, text: content, ...fact } = open
    facts.push({ ...fact, value: isNil ? null : textOf(content) })
    open = null
  })
  parser.write(text).close()
  if (facts.length === 0) throw new Unreadable('unrecognised')
  return dropRepeats(facts)
}

/** Text blocks carry escaped HTML; what a reader sees is the text between the tags. */
function textOf(content: string): string {
  if (!content.includes('<')) return plainText(content)
  const lines = content.replace(/<[^<>]*>/g, '').split('\n')
  return plainText(lines.map((line) => line.trim()).join(''))
}
