import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import { from as copyFrom } from 'pg-copy-streams'
import type { Transaction } from '#server/db/transaction.ts'

export type Cell = string | number | boolean | null | readonly string[]

/** Copy rows into a table as text; many times faster than inserting them. */
export async function copyText(
  { client }: Transaction,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly Cell[]>,
): Promise<void> {
  const copy = client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`))
  const copied = finished(copy)
  copied.catch(() => {}) // Told below.
  let lines: string[] = []
  for (const row of rows) {
    lines.push(row.map(escaped).join('\t'))
    if (lines.length < 5000) continue
    if (!copy.write(`${lines.join('\n')}\n`)) await Promise.race([once(copy, 'drain'), copied])
    lines = []
  }
  copy.end(lines.length > 0 ? `${lines.join('\n')}\n` : '')
  await copied
}

const special: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

function escaped(cell: Cell): string {
  if (cell === null) return '\\N'
  const text = Array.isArray(cell)
    ? `{${cell.map((part) => `"${part.replace(/["\\]/g, '\\$&')}"`).join(',')}}`
    : String(cell)
  return text.replace(/[\\\t\n\r]/g, (character) => special[character]!)
}
