import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { realFolder } from '../journeys/market.ts'
import type { Db } from '../server/db/database.ts'
import { defaultSeed, makeDemo } from '../server/demo/make.ts'
import { importFile } from '../server/imports/store/import-file.ts'
import { print } from './measure.ts'

/** What the invented market is called. */
export const demoMarket = 'demo market'

/** Measure on the demo market, and on a real one where its files are at hand. */
export async function onBothMarkets(
  bench: (name: string, fill: (db: Db) => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const companies = Number(process.env.SATOYAMA_DEMO_COMPANIES ?? 3900)
  await bench(demoMarket, (db) => makeDemo(db, { companies, seed: defaultSeed, now: new Date() }))
  if (existsSync(realFolder)) await bench('real market', importReal)
  else print('real files are not at hand')
}

/** The tables of a real market, where they are at hand. */
async function importReal(db: Db): Promise<void> {
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
