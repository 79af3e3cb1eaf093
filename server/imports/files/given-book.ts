import { givenZip } from './given-zip.ts'

const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relationship = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'

/** A cell as a program writes it: a text, a number, or the XML of what stands between `<c …>` and `</c>`. */
export type GivenCell =
  | string
  | number
  | null
  | { readonly xml: string; readonly type?: string; readonly style?: number }

interface GivenSheet {
  readonly name: string
  readonly isHidden?: boolean
  readonly rows: readonly (readonly GivenCell[])[]
}

interface GivenBook {
  readonly is1904?: boolean
  /** Codes of number formats; a cell's style is the position of one, from 1. */
  readonly formats?: readonly string[]
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function cellXml(cell: GivenCell, reference: string): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return `<c r="${reference}"><v>${cell}</v></c>`
  if (typeof cell === 'string') return `<c r="${reference}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`
  const type = cell.type ? ` t="${cell.type}"` : ''
  return `<c r="${reference}"${type}${cell.style ? ` s="${cell.style}"` : ''}>${cell.xml}</c>`
}

const rowsXml = (rows: GivenSheet['rows']) =>
  rows
    .map((cells, row) => {
      const inner = cells.map((cell, column) => cellXml(cell, `${String.fromCharCode(65 + column)}${row + 1}`)).join('')
      return `<row r="${row + 1}">${inner}</row>`
    })
    .join('')

function stylesXml(formats: readonly string[]): string {
  const own = formats.map(
    (code, at) => `<numFmt numFmtId="${200 + at}" formatCode="${escaped(code).replaceAll('"', '&quot;')}"/>`,
  )
  const cells = formats.map((_, at) => `<xf numFmtId="${200 + at}"/>`)
  return `<styleSheet xmlns="${spreadsheet}"><numFmts>${own.join('')}</numFmts><cellXfs><xf numFmtId="0"/>${cells.join('')}</cellXfs></styleSheet>`
}

/** A workbook of several sheets, written by hand so that it can hold what libraries do not write. */
export function givenBook(sheets: readonly GivenSheet[], { is1904 = false, formats = [] }: GivenBook = {}): Buffer {
  const entry = (name: string, xml: string) => ({ name, content: Buffer.from(`<?xml version="1.0"?>${xml}`) })
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${relationship}/${type}" Target="${target}"/>`
  const relations = (inner: string) => `<Relationships xmlns="${packaged}/relationships">${inner}</Relationships>`
  const listed = sheets.map(
    ({ name, isHidden }, at) =>
      `<sheet name="${name}" sheetId="${at + 1}"${isHidden ? ' state="hidden"' : ''} r:id="s${at}"/>`,
  )
  const workbook = `<workbookPr${is1904 ? ' date1904="1"' : ''}/><sheets>${listed.join('')}</sheets>`
  return givenZip([
    entry('[Content_Types].xml', `<Types xmlns="${packaged}/content-types"></Types>`),
    entry('_rels/.rels', relations(relation('w', 'officeDocument', 'xl/workbook.xml'))),
    entry('xl/workbook.xml', `<workbook xmlns="${spreadsheet}" xmlns:r="${relationship}">${workbook}</workbook>`),
    entry(
      'xl/_rels/workbook.xml.rels',
      relations(
        sheets.map((_, at) => relation(`s${at}`, 'worksheet', `worksheets/sheet${at + 1}.xml`)).join('') +
          relation('st', 'styles', 'styles.xml'),
      ),
    ),
    entry('xl/styles.xml', stylesXml(formats)),
    ...sheets.map(({ rows }, at) =>
      entry(
        `xl/worksheets/sheet${at + 1}.xml`,
        `<worksheet xmlns="${spreadsheet}"><sheetData>${rowsXml(rows)}</sheetData></worksheet>`,
      ),
    ),
  ])
}
