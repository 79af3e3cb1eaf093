import { type CellForm, PartParser, unescapeText } from './parts.ts'

/** Numbers that are written as the sheet shows them: those in per cent, or with a currency other than the yen as well. */
export type ShownForms = 'none' | 'percent' | 'all'

interface SheetRules {
  readonly texts: readonly string[]
  readonly forms: readonly CellForm[]
  readonly is1904: boolean
  readonly showsForms: ShownForms
}

type Take = (row: { readonly index: number; readonly cells: readonly string[] }) => void

/** Columns that a sheet can have. */
const maxColumns = 16_384

/**
 * The rows of a sheet as they come, cells as text: days as `2025-03-31`, numbers without separators. A formula whose result the workbook does
 * not hold stays a formula, so that nobody takes it for an empty cell.
 */
export function sheetParser(rules: SheetRules, take: Take): PartParser {
  let row = -1
  let cells: string[] = []
  let cell = { column: -1, type: '', style: -1 }
  let [value, inline, formula] = ['', '', '']
  let [hasFormula, isReading, within] = [false, false, '']
  return new PartParser({
    open: (name, attributes) => {
      if (name === 'row') {
        row = attributes.r ? Number(attributes.r) - 1 : row + 1
        cells = []
        cell = { ...cell, column: -1 }
      } else if (name === 'c') {
        const column = attributes.r ? columnOf(attributes.r) : cell.column + 1
        cell = { column, type: attributes.t ?? '', style: attributes.s ? Number(attributes.s) : -1 }
        ;[value, inline, formula, hasFormula] = ['', '', '', false]
      } else if (name === 'rPh') isReading = true
      else if (name === 'v' || name === 'f' || name === 't') {
        within = name
        hasFormula ||= name === 'f'
      }
    },
    text: (text) => {
      if (within === 'v') value += text
      else if (within === 'f') formula += text
      else if (within === 't' && !isReading) inline += text
    },
    close: (name) => {
      if (name === within) within = ''
      if (name === 'rPh') isReading = false
      else if (name === 'c' && cell.column >= 0 && cell.column < maxColumns) {
        while (cells.length < cell.column) cells.push('')
        const isOpen = hasFormula && value === '' && cell.type !== 'str' && inline === ''
        cells[cell.column] = isOpen ? `=${formula.slice(0, 200)}` : textOf(cell, value, inline)
      } else if (name === 'row') take({ index: row, cells })
    },
  })

  function textOf({ type, style }: typeof cell, written: string, inlined: string): string {
    if (type === 's') return rules.texts[Number(written)] ?? ''
    if (type === 'inlineStr') return unescapeText(inlined)
    if (type === 'str') return unescapeText(written)
    if (type === 'b') return String(written === '1' || written.toLowerCase() === 'true')
    if (type === 'e' || written === '') return written
    if (type === 'd') return written.replace(/T00:00(:00)?(\.0+)?Z?$/, '')
    const number = Number(written)
    if (Number.isNaN(number)) return written
    const form = rules.forms[style]
    if (form === 'day') return dayText(number, rules.is1904)
    if (rules.showsForms === 'none' || form === undefined || form === 'plain') return String(number)
    if (form === 'percent') return `${Number((number * 100).toPrecision(15))}%`
    return rules.showsForms === 'all' ? `${form.currency}${number}` : String(number)
  }
}

/** `AB12` is column 27. */
function columnOf(reference: string): number {
  let column = 0
  for (const letter of reference.toUpperCase()) {
    if (letter < 'A' || letter > 'Z') break
    column = column * 26 + letter.charCodeAt(0) - 64
  }
  return column - 1
}

/** A day as a spreadsheet counts it, which believes that 1900 was a leap year; with its minute where it has one. */
export function dayText(serial: number, is1904: boolean): string {
  const first = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, serial < 60 ? 31 : 30)
  const date = new Date(first + Math.round(serial * 86_400) * 1000)
  if (Number.isNaN(date.getTime())) return String(serial) // No day: the reader of the column refuses it.
  const [day, time] = date.toISOString().split('T') as [string, string]
  return time.startsWith('00:00') ? day : `${day} ${time.slice(0, 5)}`
}
