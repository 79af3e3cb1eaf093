import { WorkCounter } from '../../server/test/counted-work.ts'

/** Work of a piece at two sizes, and how much faster than them it may grow. */
export interface GrowthCount {
  readonly sizes: readonly [number, number]
  readonly work: readonly [number, number]
  readonly most: number
}

/** Runs in a process of its own, so that nothing is loaded before it is counted: what each piece does at each of its sizes. */
const counter = await WorkCounter.begin()
const { loadPieces } = await import('./pieces.ts')

const counts: Record<string, GrowthCount> = {}
for (const [name, { sizes, most = 1.2, given }] of Object.entries(await loadPieces())) {
  process.stderr.write(`${name}\n`)
  const [small, large] = [given(sizes[0]), given(sizes[1])]
  await small() // What is done once.
  counts[name] = { sizes, work: [await counter.of(small), await counter.of(large)], most }
}
process.stderr.write('all')
process.stdout.write(JSON.stringify(counts))
process.exit(0)
