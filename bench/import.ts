import { parse } from 'csv-parse/sync'
import { readFacts } from '../server/imports/edinet-annual-report/parse.ts'
import { importFile } from '../server/imports/store/import-file.ts'
import { onFreshDatabase } from './database.ts'
import { benchFiles } from './market.ts'
import { ms, print, spread, timed } from './measure.ts'

const rounds = 5

/** Annual reports into the database, in facts per second, against reading the same files with the bare CSV parser. */
export async function benchImport(): Promise<void> {
  const { codeList, reports, what } = benchFiles()
  let facts = 0
  for (const { bytes } of reports) facts += (await readFacts(bytes)).read

  const bare: number[] = []
  const imported: number[] = []
  for (let round = 0; round < rounds; round++) {
    bare.push(await timed(() => reports.forEach(readBare)))
    await onFreshDatabase(async (db) => {
      const now = new Date()
      await importFile(db, { ...codeList, by: 'bench', now })
      imported.push(
        await timed(async () => {
          for (const file of reports) await importFile(db, { ...file, by: 'bench', now })
        }),
      )
    })
  }
  const [ours, theirs] = [spread(imported).median, spread(bare).median]
  const rate = (took: number) => Math.round((facts / took) * 1000).toLocaleString('en')
  print(`${what}, ${facts.toLocaleString('en')} facts, median of ${rounds}`)
  print(`imported, committed, copies kept  ${ms(ours)}, ${rate(ours)} facts/s`)
  print(`csv-parse, rows only              ${ms(theirs)}, ${rate(theirs)} facts/s`)
  print(`ratio                             ${(ours / theirs).toFixed(2)} × the bare parser`)
}

function readBare({ bytes }: { bytes: Uint8Array }): void {
  const text = new TextDecoder('utf-16le').decode(bytes)
  parse(text, { delimiter: '\t', relax_column_count: true })
}
