import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { WorkCounter } from '#server/test/counted-work.ts'

/** Runs in a process of its own, so that nothing is loaded before it is counted: what each source does with each hostile table. */
const counter = await WorkCounter.begin()
const { costsOf } = await import('#server/test/table-shapes.ts')
const { readHeads } = await import('./files/csv.ts')
const { decodeText } = await import('./files/text.ts')
const { Unreadable } = await import('./rejections.ts')
const { recogniseSource } = await import('./sources.ts')

const { ownMappings } = await import('./tables/read-table.ts')

/** Read as whatever it is recognised as; what is refused was looked at all the same. */
async function read(text: string): Promise<void> {
  const bytes = Buffer.from(text)
  try {
    await (await recogniseSource(bytes)).parse(bytes, 'file-2024.csv')
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
  }
}

const costs: Record<string, unknown> = {}
const bySource = Map.groupBy(
  globSync('*/samples/ok/*.{csv,tsv}', { cwd: import.meta.dirname }).sort(),
  (path) => path.split('/')[0]!,
)
for (const [source, [path]] of bySource) {
  const sample = decodeText(readFileSync(join(import.meta.dirname, path!)))
  const { names, line, delimiter } = readHeads(sample).reduce((a, b) => (b.names.length > a.names.length ? b : a))
  const cellsOf = (at: number) => sample.split('\n')[at]!.trim().split(delimiter)
  costs[source] = await costsOf(counter, { header: names, row: cellsOf(line), delimiter }, read)
}
// Of tables that a mapping reads one of each kind.
for (const [kind, [mapping]] of Map.groupBy(ownMappings, ({ kind }) => kind)) {
  const header = mapping!.file.columns
  costs[kind] = await costsOf(counter, { header, row: header.map(() => '1') }, read)
}
process.stdout.write(JSON.stringify(costs))
