import { harmlessCell } from '#contract/wire/spreadsheet.ts'

/** What every workbook of weights is made of besides its sheets, as the Office Open XML format wants it. */

export const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
export const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** Positions of the looks of cells in `stylesXml`. */
export const looks = { plain: 0, head: 1, sum: 2, weight: 3, title: 4, strong: 5, choice: 6 } as const

/** A sheet whose rows are written. */
export const sheetXml = (before: string, rows: readonly string[], after = '') =>
  `${head}<worksheet xmlns="${main}">${before}<sheetData>${rows.join('')}</sheetData>${after}</worksheet>`

export const colsXml = (widths: readonly number[]) =>
  `<cols>${widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`).join('')}</cols>`

/** Rows that stay in sight. */
export const paneXml = (rows: number) =>
  `<sheetViews><sheetView workbookViewId="0"><pane ySplit="${rows}" topLeftCell="A${rows + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`

/** Only cells whose look says so can be changed. */
export const lockedXml = '<sheetProtection sheet="1" objects="1" scenarios="1" formatCells="0" formatColumns="0"/>'

export const letters = 'ABCDE'

export function textRow(texts: Texts, number: number, cells: readonly string[], look: number): string {
  const written = cells.map((cell, at) => texts.cell(letters[at]! + number, harmlessCell(cell), look))
  return `<row r="${number}">${written.join('')}</row>`
}

/** All cells are protected but weights and choices. */
export const stylesXml = `${head}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="0.00####"/></numFmts><fonts count="3"><font><sz val="10"/><name val="Meiryo UI"/></font><font><b/><sz val="10"/><name val="Meiryo UI"/></font><font><b/><sz val="14"/><name val="Meiryo UI"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFE4E9E4"/><bgColor indexed="64"/></patternFill></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="7"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="1" fillId="2" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1"/><xf numFmtId="2" fontId="1" fillId="2" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyProtection="1"><protection locked="0"/></xf><xf numFmtId="0" fontId="2" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyProtection="1"><protection locked="0"/></xf></cellXfs></styleSheet>`

/** The parts of a workbook by their paths, but for its sheets and texts. */
export function frameParts(sheets: readonly { readonly name: string; readonly isHidden?: boolean }[]) {
  const list = sheets.map(
    ({ name, isHidden }, at) =>
      `<sheet name="${escaped(name)}" sheetId="${at + 1}"${isHidden ? ' state="hidden"' : ''} r:id="r${at + 1}"/>`,
  )
  const link = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`
  const related = (links: readonly string[]) =>
    `${head}<Relationships xmlns="${packaged}/relationships">${links.join('')}</Relationships>`
  const part = (path: string, type: string) => `<Override PartName="${path}" ContentType="${types}.${type}+xml"/>`
  return {
    '[Content_Types].xml': `${head}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part('/xl/workbook.xml', 'sheet.main')}${part('/xl/styles.xml', 'styles')}${part('/xl/sharedStrings.xml', 'sharedStrings')}${sheets.map((_, at) => part(`/xl/worksheets/sheet${at + 1}.xml`, 'worksheet')).join('')}</Types>`,
    '_rels/.rels': related([link('r1', 'officeDocument', 'xl/workbook.xml')]),
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': related([
      ...sheets.map((_, at) => link(`r${at + 1}`, 'worksheet', `worksheets/sheet${at + 1}.xml`)),
      link('styles', 'styles', 'styles.xml'),
      link('texts', 'sharedStrings', 'sharedStrings.xml'),
    ]),
    'xl/styles.xml': stylesXml,
  }
}

const entities: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' }

/** What XML cannot hold becomes a replacement sign. */
export const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[<>&"]/g, (sign) => entities[sign]!)
    .replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')

/** Texts of a workbook, each once. */
export class Texts {
  readonly #positions = new Map<string, number>()

  /** A cell that holds a text. What a spreadsheet would run as a formula is a text here whatever it begins with. */
  cell(place: string, text: string, look: number): string {
    const position = this.#positions.get(text) ?? this.#positions.size
    this.#positions.set(text, position)
    return `<c r="${place}" s="${look}" t="s"><v>${position}</v></c>`
  }

  /** `xl/sharedStrings.xml`, once every cell is written. */
  get xml(): string {
    const items = [...this.#positions.keys()].map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`)
    return `${head}<sst xmlns="${main}" uniqueCount="${items.length}">${items.join('')}</sst>`
  }
}
