import { Readable } from 'node:stream'
import yazl from 'yazl'
import { headStyle, linkStyle, styleOf, stylesXml } from './styles.ts'
import type { Column, MadeFile, Row, Table } from './table.ts'
import { gathered } from './zip.ts'

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Most rows that Excel opens. */
const mostRows = 1_048_576
/** Most characters of a cell. */
const longestText = 32_767

/**
 * A workbook, written sheet by sheet and row by row. A text is an inline string, which no program takes for a formula, whatever it
 * begins with; a code such as 130A or 0010 stays the text that it is.
 */
export async function xlsxFile(tables: readonly Table[]): Promise<MadeFile> {
  const zip = new yazl.ZipFile()
  const add = (path: string, text: string) => zip.addBuffer(Buffer.from(text), path)
  add('[Content_Types].xml', contentTypes(tables.length))
  add('_rels/.rels', related([`Id="r1" Type="${relations}/officeDocument" Target="xl/workbook.xml"`]))
  add('xl/workbook.xml', workbookXml(tables))
  add(
    'xl/_rels/workbook.xml.rels',
    related([
      ...tables.map((_, at) => `Id="r${at + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${at + 1}.xml"`),
      `Id="styles" Type="${relations}/styles" Target="styles.xml"`,
    ]),
  )
  add('xl/styles.xml', stylesXml)
  for (const [at, table] of tables.entries()) {
    const links: string[] = []
    zip.addReadStreamLazy(`xl/worksheets/sheet${at + 1}.xml`, (done) =>
      done(null, Readable.from(sheetXml(table, links), { objectMode: false })),
    )
    // Comes after its sheet, when the links are known.
    zip.addReadStreamLazy(`xl/worksheets/_rels/sheet${at + 1}.xml.rels`, (done) =>
      done(
        null,
        Readable.from([
          Buffer.from(
            related(
              links.map(
                (link, k) =>
                  `Id="l${k + 1}" Type="${relations}/hyperlink" Target="${escaped(link)}" TargetMode="External"`,
              ),
            ),
          ),
        ]),
      ),
    )
  }
  return { bytes: await gathered(zip), type: `${types}.sheet`, ending: 'xlsx', replaced: 0 }
}

/** One sheet's text in pieces; addresses of its links are added to `links` on the way. */
async function* sheetXml({ columns, rows, isText }: Table, links: string[]): AsyncGenerator<Buffer> {
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
  for await (const portion of rows()) {
    for (const row of portion) {
      if (number === mostRows) throw new Error(`more than ${mostRows} rows`)
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
  `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text.slice(0, longestText))}</t></is></c>`

const special = /[<>&"]|[^\t\n\r\x20-\ud7ff\ue000-\ufffd]/
const entities: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' }

/** What XML cannot hold, such as control characters and halves of letters, becomes a replacement sign; nothing is lost unseen. */
function escaped(text: string): string {
  if (!special.test(text)) return text
  return text
    .toWellFormed()
    .replace(/[<>&"]/g, (sign) => entities[sign]!)
    .replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')
}

export function columnLetters(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26))
  return at < 26 ? letter : columnLetters(Math.floor(at / 26) - 1) + letter
}

const related = (parts: readonly string[]) =>
  `${xml}<Relationships xmlns="${packageRelations}">${parts.map((part) => `<Relationship ${part}/>`).join('')}</Relationships>`

const workbookXml = (tables: readonly Table[]) =>
  `${xml}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${tables
    .map(({ name }, at) => `<sheet name="${escaped(name.slice(0, 31))}" sheetId="${at + 1}" r:id="r${at + 1}"/>`)
    .join('')}</sheets></workbook>`

function contentTypes(sheets: number): string {
  const part = (path: string, type: string) => `<Override PartName="${path}" ContentType="${types}.${type}+xml"/>`
  return `${xml}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part('/xl/workbook.xml', 'sheet.main')}${part('/xl/styles.xml', 'styles')}${Array.from(
    { length: sheets },
    (_, at) => part(`/xl/worksheets/sheet${at + 1}.xml`, 'worksheet'),
  ).join('')}</Types>`
}
