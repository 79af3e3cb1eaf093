import { withoutControls } from './say.ts'

/** Columns of text in the terminal, numbers to the right; wide characters take two places. The last column is never padded. */
export function printColumns(table: readonly (readonly string[])[]): void {
  const rows = table.map((row) => row.map((cell) => withoutControls(cell).replace(/[\n\t]/g, ' ')))
  const widths = rows[0]!.map((_, index) => Math.max(...rows.map((row) => width(row[index]!))))
  const isNumber = rows[0]!.map((_, index) => rows.slice(1).every((row) => /^[\d.,—-]+( \S+)?$/.test(row[index]!)))
  for (const row of rows) {
    const cells = row.map((cell, index) => {
      const gap = ' '.repeat(widths[index]! - width(cell))
      return isNumber[index] ? gap + cell : cell + gap
    })
    process.stdout.write(`${cells.join('  ').trimEnd()}\n`)
  }
}

function width(text: string): number {
  return [...text].reduce((total, character) => total + (/[\u1100-\uffdc]/.test(character) ? 2 : 1), 0)
}
