import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Db } from '#server/db/database.ts'
import { type ImportSummary, importFile } from '#server/imports/store/import-file.ts'

/** Bytes of one of the importers' own sample files. */
export function sampleBytes(path: string): Buffer {
  return readFileSync(join(import.meta.dirname, '../imports', path))
}

/** Import a sample: the invented company E99001, or one of its reports. */
export function givenImport(db: Db, path: string, now = new Date('2026-01-15T03:00:00Z')): Promise<ImportSummary> {
  return importFile(db, { bytes: sampleBytes(path), fileName: path, by: 'test', now })
}

export const codeList = 'edinet-code-list/samples/ok/with-title-cp932.csv'
export const report2024 = 'edinet-annual-report/samples/ok/S100ZZ00.tsv'
export const report2025 = 'edinet-annual-report/samples/ok/S100ZZ01.tsv'
export const report2025Xbrl =
  'edinet-annual-report/samples/ok/jpcrp030000-asr-001_E99001-000_2025-03-31_01_2025-06-20.xbrl'
