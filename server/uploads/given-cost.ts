import { WorkCounter } from '#server/test/counted-work.ts'

/** Runs in a process of its own, so that nothing is loaded before it is counted: what each reader of files does with each hostile table. */
const counter = await WorkCounter.begin()
await import('#server/app.ts') // Every feature brings its readers.
const { costsOf } = await import('#server/test/table-shapes.ts')
const { Refusal } = await import('#server/http/refusal.ts')
const { uploadReaders } = await import('./reader.ts')

const companies = Array.from({ length: 100 }, (_, at) => ({
  id: at + 1,
  security_code: `${1000 + at}0`,
  isin: null,
  name_ja: `見本${at}`,
  name_en: `Sample ${at}`,
}))

const holdings = {
  header: ['code', 'name', 'value', 'currency'],
  row: ['1001', 'Sample 1', '1200', 'JPY'],
  params: { companies, today: '2026-01-15', date: '2025-12-30' },
}

/** For each reader a table that it reads, and what it is told besides. */
const tables: Readonly<Record<string, { header: readonly string[]; row: readonly string[]; params?: object }>> = {
  answerWatchlistRows: {
    header: ['証券コード', '国コード', '持分比率（%）'],
    row: ['1001', 'JP', '1.5'],
    params: { companies, members: [] },
  },
  readHoldingsToSave: holdings,
  answerHoldings: holdings,
  readSites: {
    header: ['拠点名', '都道府県', '固定資産（円）', '浸水深', '年間発生確率'],
    row: ['見本工場', '愛知県', '1000', '100-199', '1/100'],
  },
  readPrices: {
    header: ['Model', 'Scenario', 'Region', 'Variable', 'Unit', '2030', '2040'],
    row: ['M', 'S', 'World', 'Emissions|CO2', 'Mt CO2/yr', '10', '20'],
  },
  readWeights: { header: ['a'], row: ['1'] },
}

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
