import { Readable } from 'node:stream'
import yazl from 'yazl'
import type { ExportFormat } from '#contract/exports/exports.ts'
import { type SheetCell, tsvText } from '#contract/wire/spreadsheet.ts'
import { csvFile } from '#server/http/files/csv-file.ts'
import type { MadeFile, Table } from './table.ts'
import { closeAndCollect } from './zip.ts'

type TextFormat = Exclude<ExportFormat, 'xlsx' | 'json'>
const endings = { 'csv-utf8': 'csv', 'csv-shift-jis': 'csv', tsv: 'tsv' } as const

/** One text file for each table, in an archive; no cell of them is taken for a formula. */
export async function textFiles(tables: readonly Table[], format: TextFormat): Promise<MadeFile> {
  const zip = new yazl.ZipFile()
  const lost = { replaced: 0 }
  for (const table of tables) {
    zip.addReadStreamLazy(`${table.key}.${endings[format]}`, (done) =>
      done(null, Readable.from(pieces(table, format, lost), { objectMode: false })),
    )
  }
  return { bytes: await closeAndCollect(zip), type: 'application/zip', ending: 'zip', replaced: lost.replaced }
}

const byteOrderMark = 3

async function* pieces({ columns, rows }: Table, format: TextFormat, lost: { replaced: number }) {
  const write = (cells: readonly (readonly SheetCell[])[], isFirst: boolean): Buffer => {
    if (format === 'tsv') return Buffer.from(`${isFirst ? '' : '\n'}${tsvText(cells)}`)
    const { bytes, replaced } = csvFile(cells, format === 'csv-utf8' ? 'utf-8' : 'shift_jis')
    lost.replaced += replaced
    return isFirst || format !== 'csv-utf8' ? bytes : bytes.subarray(byteOrderMark)
  }
  yield write([columns.map(({ head }) => head)], true)
  for await (const portion of rows()) {
    if (portion.length > 0)
      yield write(
        // Every row has a cell for each head: strict readers refuse shorter ones.
        portion.map(({ cells }) => columns.map((_, at) => cells[at] ?? null)),
        false,
      )
  }
}

/** All tables as one JSON object of lists; each row has the keys of its columns. */
export async function jsonFile(tables: readonly Table[]): Promise<MadeFile> {
  const found: Buffer[] = []
  for (const [at, { key, columns, rows }] of tables.entries()) {
    found.push(Buffer.from(`${at === 0 ? '{' : ',\n'}${JSON.stringify(key)}: [`))
    let isFirst = true
    for await (const portion of rows()) {
      if (portion.length === 0) continue
      const lines = portion.map(({ cells }) =>
        JSON.stringify(Object.fromEntries(columns.map((column, k) => [column.key, cells[k] ?? null]))),
      )
      found.push(Buffer.from(`${isFirst ? '\n' : ',\n'}${lines.join(',\n')}`))
      isFirst = false
    }
    found.push(Buffer.from('\n]'))
  }
  found.push(Buffer.from('}\n'))
  return { bytes: Buffer.concat(found), type: 'application/json; charset=utf-8', ending: 'json', replaced: 0 }
}
