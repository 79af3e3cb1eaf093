import iconv from 'iconv-lite'
import { givenZip } from '#server/imports/files/given-zip.ts'
import { isZip, readZip } from '#server/imports/files/zip.ts'

/** A change of a table's columns that its reader did not expect. */
export interface ColumnChange {
  readonly kind: 'renamed-column' | 'added-column' | 'missing-column'
  /** Name in the header; left out, the first that the table has of those that readers need. */
  readonly column?: string
}

const needed = [
  'docTypeCode',
  '要素ID',
  '証券コード',
  '33業種コード',
  'near_term_status',
  'target_value',
  '廃止EDINETコード',
  'ISIN',
]

/** The same file with the change: a list as JSON, a text, or an archive of texts or of a workbook. */
export async function changeColumns(body: Buffer, change: ColumnChange): Promise<Buffer> {
  if (isZip(body)) {
    const entries = await readZip(body, () => true)
    return givenZip(entries.map(({ name, bytes }) => ({ name, content: changeEntry(name, bytes, change) })))
  }
  const text = body.toString()
  return text.startsWith('{') ? changeList(text, change) : changeText(body, change)
}

function changeEntry(name: string, bytes: Buffer, change: ColumnChange): Buffer {
  if (/worksheets\/sheet1\.xml$/.test(name)) return changeSheet(bytes.toString(), change)
  return /\.csv$/i.test(name) && !/jpaud/.test(name) ? changeText(bytes, change) : bytes
}

const columnOf = (text: string, { column }: ColumnChange) => column ?? needed.find((name) => text.includes(name)) ?? ''

function changeList(text: string, change: ColumnChange): Buffer {
  const list = JSON.parse(text) as { results?: Record<string, unknown>[] }
  const column = columnOf(text, change)
  const results = (list.results ?? []).map((row) => {
    if (change.kind === 'added-column') return { ...row, addedField: '0' }
    return Object.fromEntries(
      Object.entries(row).flatMap(([name, value]) => {
        if (name !== column) return [[name, value]]
        return change.kind === 'renamed-column' ? [[`${name}2`, value]] : []
      }),
    )
  })
  return Buffer.from(JSON.stringify({ ...list, results }))
}

const cells = /("(?:[^"]|"")*"|[^,\t"]*)([,\t]|$)/g

function changeText(bytes: Buffer, change: ColumnChange): Buffer {
  const encoding = bytes[0] === 0xff ? 'utf16le' : bytes.toString().includes('\ufffd') ? 'cp932' : 'utf8'
  const text = iconv.decode(bytes, encoding, { stripBOM: false })
  const column = columnOf(text, change)
  const rows = text.split(/\r?\n/)
  const at = rows.findIndex((row) => row.includes(column))
  const split = (row: string) => [...row.matchAll(cells)].slice(0, -1)
  const position = split(rows[at] ?? '').findIndex(([, cell]) => cell!.replace(/["\ufeff]/g, '') === column)
  const changed = rows.map((row, line) => {
    if (line < at || row === '') return row
    const delimiter = row.includes('\t') ? '\t' : ','
    if (change.kind === 'added-column') return `${row}${delimiter}${line === at ? '"追加列"' : '""'}`
    if (change.kind === 'renamed-column') return line === at ? row.replace(column, `${column}２`) : row
    return split(row)
      .filter((_, place) => place !== position)
      .map(([, cell]) => cell)
      .join(delimiter)
  })
  return iconv.encode(changed.join('\r\n'), encoding)
}

function changeSheet(xml: string, change: ColumnChange): Buffer {
  const column = columnOf(xml, change)
  if (change.kind === 'renamed-column') return Buffer.from(xml.replace(`<t>${column}</t>`, `<t>${column}２</t>`))
  if (change.kind === 'added-column')
    return Buffer.from(xml.replace('</row>', '<c r="Z1" t="inlineStr"><is><t>追加列</t></is></c></row>'))
  const letter = new RegExp(`<c r="([A-Z])1"[^>]*><is><t>${column}</t>`).exec(xml)?.[1]
  return Buffer.from(letter ? xml.replace(new RegExp(`<c r="${letter}\\d+"[^>]*>.*?</c>`, 'g'), '') : xml)
}
