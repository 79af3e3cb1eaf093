import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

/** A cell: a number that is none is empty; numbers keep every digit. */
type Cell = string | number | null

/** The rows of a table, in pieces, so that a market of tens of millions of cells is never in memory as text. */
export interface Table {
  readonly name: string
  readonly columns: readonly string[]
  readonly pieces: () => Iterable<Iterable<readonly Cell[]>>
}

/**
 * Write a table as `<name>.csv.gz`: UTF-8, a line of column names, commas, numbers as the shortest text that reads back as the same
 * double. Codes and names of our own stand in it, nothing that a spreadsheet could take for a formula.
 */
export async function writeTable(folder: string, { name, columns, pieces }: Table): Promise<number> {
  let rows = 0
  async function* lines() {
    yield `${columns.join(',')}\n`
    for (const piece of pieces()) {
      let text = ''
      for (const row of piece) {
        rows++
        text += `${row.map(toText).join(',')}\n`
      }
      yield text
    }
  }
  const file = createWriteStream(join(folder, `${name}.csv.gz`), { flags: 'wx' })
  await once(file, 'open')
  await pipeline(Readable.from(lines()), createGzip({ level: 3 }), file)
  return rows
}

function toText(cell: Cell): string {
  if (typeof cell === 'number') return Number.isNaN(cell) ? '' : String(cell)
  if (cell === null) return ''
  if (!code.test(cell)) throw new Error(`“${cell}” is no code: tables for programs hold codes alone`)
  return cell
}

/** Codes, and lists of them. */
const code = /^[\w:.;| -]*$/
