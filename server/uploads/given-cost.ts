import { WorkCounter } from '#server/test/counted-work.ts'

/** Runs in a process of its own, so that nothing is loaded before it is counted: what each reader of files does with each hostile table. */
const counter = await WorkCounter.begin()
await import('#server/app.ts') // Every feature brings its readers.
const { costsOf } = await import('#server/test/table-shapes.ts')
const { Refusal } = await import('#server/http/refusal.ts')
const { uploadReaders } = await import('./reader.ts')

const { tables } = await import('./given-tables.ts')

const costs: Record<string, unknown> = {}
for (const [name, { read }] of uploadReaders) {
  const { params, ...table } = tables[name]!
  costs[name] = await costsOf(counter, table, async (text) => {
    try {
      await read(Buffer.from(text), params as never)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  })
}
process.stdout.write(JSON.stringify(costs))
process.exit(0)
