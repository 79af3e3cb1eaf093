import { headStyle, linkStyle, styleOf } from './styles.ts'
import type { Column, Row, Table } from './table.ts'
import { main, relations, textOf, xml } from './xml.ts'

/** Rows of a table one after the other, for as many sheets as they need. */
export class RowFeed {
  readonly #portions: AsyncIterator<readonly Row[]>
  #portion: readonly Row[] = []
  #at = 0

  constructor({ rows }: Table) {
    this.#portions = rows()[Symbol.asyncIterator]()
  }

  /** Whether a row can be taken without waiting for the next portion. */
  get isFilled(): boolean {
    return this.#at < this.#portion.length
  }

  /** Wait until there is another row; false when there is none. */
  async fill(): Promise<boolean> {
    while (!this.isFilled) {
      const { done, value } = await this.#portions.next()
      if (done) return false
      this.#portion = value
      this.#at = 0
    }
    return true
  }

  take(): Row {
    return this.#portion[this.#at++]!
  }
}

interface Sheet {
  readonly table: Table
  readonly feed: RowFeed
  /** Most rows of a sheet, the head among them; what is more stays in the feed. */
  readonly mostRows: number
  /** Addresses of its links are added here on the way. */
  readonly links: string[]
}

/** One sheet's text in pieces. */
export async function* sheetXml({ table: { columns, isText }, feed, mostRows, links }: Sheet): AsyncGenerator<Buffer> {
  const letters = columns.map((_, at) => columnLetters(at))
  const last = letters.at(-1)!
  const cols = columns.map(({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>'
  let text = `${xml}<worksheet xmlns="${main}" xmlns:r="${relations}"><sheetViews><sheetView workbookViewId="0"${
    isText ? ' showGridLines="0"/>' : `>${pane}</sheetView>`
  }</sheetViews><cols>${cols.join('')}</cols><sheetData>`
  let number = 1
  text += `<row r="1">${columns.map(({ head }, at) => textCell(letters[at]! + 1, head, headStyle)).join('')}</row>`
  const hyperlinks: string[] = []
  while (number < mostRows && (feed.isFilled || (await feed.fill()))) {
    const row = feed.take()
    number++
    if (row.link !== undefined) {
      links.push(row.link)
      hyperlinks.push(`<hyperlink ref="A${number}" r:id="l${links.length}"/>`)
    }
    text += rowXml(row, number, columns, letters)
    if (text.length < 65_536) continue
    yield Buffer.from(text)
    text = ''
  }
  text += `</sheetData>${isText ? '' : `<autoFilter ref="A1:${last}${number}"/>`}`
  if (hyperlinks.length > 0) text += `<hyperlinks>${hyperlinks.join('')}</hyperlinks>`
  yield Buffer.from(`${text}</worksheet>`)
}

function rowXml(row: Row, number: number, columns: readonly Column[], letters: readonly string[]): string {
  let text = `<row r="${number}">`
  for (let at = 0; at < columns.length; at++) {
    const cell = row.cells[at] ?? null
    const { kind, isValue } = columns[at]!
    const style = at === 0 && row.link !== undefined ? linkStyle : styleOf(kind, isValue ? row.state : undefined)
    const place = letters[at]! + number
    if (typeof cell === 'number') {
      // A whole number needs no decimals, whatever its column has.
      const own =
        kind === 'number' && Number.isInteger(cell) ? styleOf('count', isValue ? row.state : undefined) : style
      if (Number.isFinite(cell)) text += `<c r="${place}" s="${own}"><v>${cell}</v></c>`
    } else if (cell === null || cell === '') {
      if (isValue) text += `<c r="${place}" s="${style}"/>`
    } else if (kind === 'day' && isDay.test(cell)) {
      text += `<c r="${place}" s="${style}"><v>${Date.parse(cell) / 86_400_000 + daysBefore1970}</v></c>`
    } else text += textCell(place, cell, style)
  }
  return `${text}</row>`
}

const isDay = /^\d{4}-\d\d-\d\d$/
/** Days that Excel counts to 1 January 1970. */
const daysBefore1970 = 25_569

const textCell = (place: string, text: string, style: number) =>
  `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${textOf(text)}</t></is></c>`

export function columnLetters(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26))
  return at < 26 ? letter : columnLetters(Math.floor(at / 26) - 1) + letter
}
