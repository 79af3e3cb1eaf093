import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { realFolder } from '../journeys/market.ts'
import type { Db } from '../server/db/database.ts'
import { importFile } from '../server/imports/store/import-file.ts'

/** The tables of a real market, where they are at hand. */
export async function importReal(db: Db): Promise<void> {
  const names = [
    'edinet-codelist/Edinet*.csv',
    'edinet-financial-panel/*.csv',
    'eegs-ghg/Japan_eegs.csv',
    'market/*.csv',
  ]
  for (const path of names
    .flatMap((name) => globSync(name, { cwd: realFolder }))
    .map((name) => `${realFolder}/${name}`))
    await importFile(db, {
      bytes: readFileSync(path),
      fileName: basename(path),
      by: 'bench',
      now: new Date(),
      options: { year: 2023 },
    })
}
