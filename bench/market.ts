import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { inventedFiles } from '../journeys/market.ts'

const real = process.env.SATOYAMA_REALDATA ?? join(import.meta.dirname, '../../shared/realdata')

export interface BenchFile {
  readonly fileName: string
  readonly bytes: Uint8Array
}

/** Ten annual reports of one company where real ones are at hand, else the two invented ones; the code list before them. */
export function benchFiles(): {
  readonly codeList: BenchFile
  readonly reports: readonly BenchFile[]
  readonly what: string
} {
  const hasReal = existsSync(real)
  const [codeList, ...invented] = inventedFiles
  const reports = hasReal ? globSync(join(real, 'edinet-type5-multi/E02367/*.tsv')).sort() : invented
  return {
    codeList: load(hasReal ? join(real, 'edinet-codelist/EdinetcodeDlInfo.csv') : codeList!),
    reports: reports.map(load),
    what: hasReal ? `${reports.length} real annual reports` : `${reports.length} invented annual reports`,
  }
}

const load = (path: string): BenchFile => ({ fileName: basename(path), bytes: readFileSync(path) })
