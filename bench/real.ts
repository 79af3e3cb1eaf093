import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parse } from 'csv-parse/sync'
import { realFolder } from '../journeys/market.ts'
import { importFile } from '../server/imports/store/import-file.ts'
import { onFreshDatabase } from './database.ts'
import { print, timed } from './measure.ts'

/** The tables of a real market into the database, against reading them with the bare CSV parser. Needs the real files. */
export async function benchReal(): Promise<void> {
  if (!existsSync(realFolder)) return print('real files are not at hand')
  const names = [
    'edinet-financial-panel/*.csv',
    'edinet-codelist/Edinet*.csv',
    'eegs-ghg/Japan_eegs.csv',
    'market/*.csv',
  ]
  const files = names.flatMap((name) => globSync(name, { cwd: realFolder })).map((name) => `${realFolder}/${name}`)
  const bare = await timed(() => {
    for (const file of files)
      parse(new TextDecoder(file.includes('codelist') ? 'shift_jis' : 'utf-8').decode(readFileSync(file)), {
        relax_column_count: true,
        relax_quotes: true,
      })
  })
  await onFreshDatabase(async (db) => {
    const took = await timed(async () => {
      for (const file of files) {
        const request = {
          bytes: readFileSync(file),
          fileName: basename(file),
          by: 'bench',
          now: new Date(),
          options: { year: 2023 },
        }
        const { source, accepted, restated } = await importFile(db, request)
        print(`${source}: ${(accepted + restated).toLocaleString('en')} kept`)
      }
    })
    print(
      `imported, compared, checked for errors ${(took / 1000).toFixed(1)} s; csv-parse alone ${(bare / 1000).toFixed(1)} s: ${(took / bare).toFixed(1)} ×`,
    )
  })
}
