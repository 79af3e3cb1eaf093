import { Readable } from 'node:stream'
import yazl from 'yazl'
import { RowFeed, sheetXml } from './sheet.ts'
import { stylesXml } from './styles.ts'
import type { MadeFile, Table } from './table.ts'
import { escaped, main, relations, xml } from './xml.ts'
import { collect } from './zip.ts'

const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Most rows of a sheet that Excel opens. */
const excelRows = 1_048_576
/** Most characters of a sheet's name. */
const longestName = 31

/**
 * A workbook, written sheet by sheet and row by row; a table that has more rows than a sheet goes on in the next one. A text is an inline
 * string, which no program takes for a formula, whatever it begins with; a code such as 130A or 0010 stays the text that it is.
 */
export async function xlsxFile(tables: readonly Table[], maxRows = excelRows): Promise<MadeFile> {
  const zip = new yazl.ZipFile()
  const bytes = collect(zip)
  const add = (path: string, text: string) => zip.addBuffer(Buffer.from(text), path)
  const write = async () => {
    const names: string[] = []
    add('_rels/.rels', related([`Id="r1" Type="${relations}/officeDocument" Target="xl/workbook.xml"`]))
    add('xl/styles.xml', stylesXml)
    for (const table of tables) {
      const feed = new RowFeed(table)
      for (let part = 1; part === 1 || (await feed.fill()); part++) {
        names.push(nameOf(table, part))
        const path = `xl/worksheets/sheet${names.length}.xml`
        const links: string[] = []
        await addPieces(zip, path, sheetXml({ table, feed, mostRows: maxRows, links }))
        if (links.length > 0) add(`xl/worksheets/_rels/sheet${names.length}.xml.rels`, related(links.map(linkXml)))
      }
    }
    add('[Content_Types].xml', contentTypes(names.length))
    add('xl/workbook.xml', workbookXml(names))
    add(
      'xl/_rels/workbook.xml.rels',
      related([...names.map(sheetRelation), `Id="styles" Type="${relations}/styles" Target="styles.xml"`]),
    )
    zip.end()
  }
  await Promise.all([bytes, write()])
  return { bytes: await bytes, type: `${types}.sheet`, ending: 'xlsx', replaced: 0 }
}

/** Add a part and wait until it is in the archive. */
function addPieces(zip: yazl.ZipFile, path: string, pieces: AsyncIterable<Buffer>): Promise<void> {
  const stream = Readable.from(pieces, { objectMode: false })
  return new Promise((resolve, reject) => {
    stream.on('end', resolve).on('error', reject)
    zip.addReadStream(stream, path)
  })
}

function nameOf({ name }: Table, part: number): string {
  const end = part === 1 ? '' : ` (${part})`
  return `${name.slice(0, longestName - end.length)}${end}`
}

const linkXml = (link: string, at: number) =>
  `Id="l${at + 1}" Type="${relations}/hyperlink" Target="${escaped(link)}" TargetMode="External"`

const sheetRelation = (_: string, at: number) =>
  `Id="r${at + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${at + 1}.xml"`

const related = (parts: readonly string[]) =>
  `${xml}<Relationships xmlns="${packageRelations}">${parts.map((part) => `<Relationship ${part}/>`).join('')}</Relationships>`

const workbookXml = (names: readonly string[]) =>
  `${xml}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${names
    .map((name, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="r${at + 1}"/>`)
    .join('')}</sheets></workbook>`

function contentTypes(sheets: number): string {
  const part = (path: string, type: string) => `<Override PartName="${path}" ContentType="${types}.${type}+xml"/>`
  return `${xml}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part('/xl/workbook.xml', 'sheet.main')}${part('/xl/styles.xml', 'styles')}${Array.from(
    { length: sheets },
    (_, at) => part(`/xl/worksheets/sheet${at + 1}.xml`, 'worksheet'),
  ).join('')}</Types>`
}
