import { givenZip } from './given-zip.ts'

const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relationship = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'

const relations = (targets: Readonly<Record<string, string>>) =>
  `<Relationships xmlns="${packaged}/relationships">${Object.entries(targets)
    .map(([type, target]) => `<Relationship Id="${type}" Type="${relationship}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`

/** A workbook of one sheet as nobody's program writes it: the XML of its rows, and of its shared texts. */
export function givenWorkbook(rows: string, texts = '', dimension = 'A1'): Buffer {
  const entry = (name: string, xml: string) => ({ name, content: Buffer.from(`<?xml version="1.0"?>${xml}`) })
  const sheets = `<sheets><sheet name="S" sheetId="1" r:id="worksheet"/></sheets>`
  return givenZip([
    entry('[Content_Types].xml', `<Types xmlns="${packaged}/content-types"></Types>`),
    entry('_rels/.rels', relations({ officeDocument: 'xl/workbook.xml' })),
    entry('xl/workbook.xml', `<workbook xmlns="${spreadsheet}" xmlns:r="${relationship}">${sheets}</workbook>`),
    entry(
      'xl/_rels/workbook.xml.rels',
      relations({ worksheet: 'worksheets/sheet1.xml', sharedStrings: 'sharedStrings.xml' }),
    ),
    entry('xl/sharedStrings.xml', `<sst xmlns="${spreadsheet}">${texts}</sst>`),
    entry(
      'xl/worksheets/sheet1.xml',
      `<worksheet xmlns="${spreadsheet}"><dimension ref="${dimension}"/><sheetData>${rows}</sheetData></worksheet>`,
    ),
  ])
}
