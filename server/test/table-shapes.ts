import type { WorkCounter } from './counted-work.ts'

/** A table as a person or a source may send it: names of columns, and cells of a row that can be read. */
interface TableParts {
  readonly header: readonly string[]
  readonly row: readonly string[]
  readonly delimiter?: string
}

/**
 * Tables that are small files and much work, each at the size that its name says times a share: nobody should find that one of them costs
 * more than its bytes.
 */
export const hostileShapes: Readonly<Record<string, (table: TableParts, share: number) => string>> = {
  'one row of 100,000 columns': ({ header, row, delimiter = ',' }, share) =>
    text([wide(header, 100_000 * share, 'c'), wide(row, 100_000 * share, '')], delimiter),
  '100,000 rows': ({ header, row, delimiter = ',' }, share) =>
    text([header, ...Array.from({ length: 100_000 * share }, () => row)], delimiter),
  'two rows of 20,000 columns': ({ header, row, delimiter = ',' }, share) =>
    text([wide(header, 20_000 * share, 'c'), wide(row, 20_000 * share, ''), wide(row, 20_000 * share, '')], delimiter),
  'a cell of 5 MB': ({ header, row, delimiter = ',' }, share) =>
    text([header, row, [`${'１ '.repeat(1_250_000 * share)}x`, ...row.slice(1)]], delimiter),
  '10,000 empty lines': ({ header, row, delimiter = ',' }, share) =>
    `${text([header], delimiter)}${'\n'.repeat(10_000 * share)}${text([row], delimiter)}`,
  '50,000 lines with an open quotation mark': ({ header, delimiter = ',' }, share) =>
    text([header, ...Array.from({ length: 50_000 * share }, () => ['"a'])], delimiter),
}

const wide = (cells: readonly string[], columns: number, name: string) => [
  ...cells,
  ...Array.from({ length: columns }, (_, at) => (name === '' ? '' : `${name}${at}`)),
]

const text = (rows: readonly (readonly string[])[], delimiter: string) =>
  rows.map((row) => `${row.join(delimiter)}\n`).join('')

/** A table of some size and one of twice that size: their bytes, and the work that reading each took. */
export interface ShapeCost {
  readonly bytes: readonly [number, number]
  readonly work: readonly [number, number]
}

/** Shares of the shapes' sizes that are compared: what costs more than its bytes shows it long before it takes minutes. */
const shares = [0.01, 0.02] as const

/** What a reader does with each shape. */
export async function costsOf(
  counter: WorkCounter,
  table: TableParts,
  read: (text: string) => unknown,
): Promise<Record<string, ShapeCost>> {
  const costs: Record<string, ShapeCost> = {}
  for (const [name, make] of Object.entries(hostileShapes)) {
    const [small, large] = shares.map((share) => make(table, share)) as [string, string]
    await read(small) // What is done once.
    const work = [await counter.of(() => read(small)), await counter.of(() => read(large))] as const
    costs[name] = { bytes: [Buffer.byteLength(small), Buffer.byteLength(large)], work }
  }
  return costs
}
