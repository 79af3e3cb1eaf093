import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'

const samples = join(import.meta.dirname, '../server/imports')
const real = process.env.SATOYAMA_REALDATA ?? join(import.meta.dirname, '../../shared/realdata')

/** The invented market: a code list and one company's reports of two years. */
export const inventedFiles = [
  join(samples, 'edinet-code-list/samples/ok/with-title-cp932.csv'),
  join(samples, 'edinet-annual-report/samples/ok/S100ZZ00.tsv'),
  join(samples, 'edinet-annual-report/samples/ok/S100ZZ01.tsv'),
]

/** Whether real filings are at hand; they are never part of the project. */
export const hasReal = existsSync(real)

export const realFolder = real

export const realFiles = {
  codeList: join(real, 'edinet-codelist/EdinetcodeDlInfo.csv'),
  toyota: globSync(join(real, 'edinet-type5-toyota/jpcrp*.csv'))[0] ?? '',
  nintendo: join(real, 'edinet-type5-multi/E02367'),
}
