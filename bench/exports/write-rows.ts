import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { deserialize } from 'node:v8'
import { utils, type WorkSheet, write } from '@e965/xlsx'
import { writeXlsx } from 'hucre/xlsx'
import type { Column, Row, Table } from '../../server/exports/files/table.ts'
import { xlsxFile } from '../../server/exports/files/xlsx.ts'
import { countPeakAnew, memoryOf } from './memory-of.ts'

export interface Sheet {
  readonly name: string
  readonly rows: readonly (readonly (string | number | null)[])[]
}

/** Who writes the rows of a file, in a process of its own, so that nobody uses memory that somebody else left behind. */
export interface Writing {
  readonly path: string
  readonly writer: keyof typeof writers
}

export interface Written {
  readonly took: number
  /** Resident bytes at most, beyond those with the rows in memory. */
  readonly memory: number
  readonly bytes: number
}

/** As the product writes them; a column is of numbers when its cells are. */
async function writeOwn(sheets: readonly Sheet[]): Promise<Buffer> {
  const tables = sheets.map(({ name, rows: [heads, ...rows] }): Table => {
    const columns = heads!.map((head, at): Column => {
      const isNumber = rows.some((row) => typeof row[at] === 'number')
      return { key: String(head), head: String(head), kind: isNumber ? 'number' : 'text', width: 16 }
    })
    const portion = (at: number) => rows.slice(at, at + 500).map((cells) => ({ cells }) satisfies Row)
    return {
      key: name,
      name,
      columns,
      rows: async function* () {
        for (let at = 0; at < rows.length; at += 500) yield portion(at)
      },
    }
  })
  return (await xlsxFile(tables)).bytes
}

/** SheetJS, whose open edition writes neither styles nor frozen heads; filters and widths as ours. */
function writeSheetJs(sheets: readonly Sheet[]): Buffer {
  const book = utils.book_new()
  for (const { name, rows } of sheets) {
    const sheet: WorkSheet = utils.aoa_to_sheet(rows as unknown[][], { dense: true })
    sheet['!cols'] = rows[0]!.map(() => ({ wch: 16 }))
    sheet['!autofilter'] = { ref: sheet['!ref']! }
    utils.book_append_sheet(book, sheet, name)
  }
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer
}

/** hucre, which the product has for templates; its writer of streams knows one sheet only. */
function writeHucre(sheets: readonly Sheet[]): Promise<Uint8Array> {
  return writeXlsx({
    sheets: sheets.map(({ name, rows }) => ({
      name,
      rows: rows as (string | number | null)[][],
      columns: rows[0]!.map(() => ({ width: 16 })),
      freezePane: { rows: 1 },
    })),
  })
}

const writers = { own: writeOwn, sheetJs: writeSheetJs, hucre: writeHucre } as const

process.on('message', async ({ path, writer }: Writing) => {
  const sheets = deserialize(readFileSync(path)) as Sheet[]
  globalThis.gc!()
  await sleep(500)
  globalThis.gc!()
  countPeakAnew(process.pid)
  const before = memoryOf(process.pid).now
  const start = performance.now()
  const { length } = await writers[writer](sheets)
  const took = performance.now() - start
  const memory = memoryOf(process.pid).peak - before
  process.send!({ took, memory, bytes: length } satisfies Written, () => process.exit())
})
