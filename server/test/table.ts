import type { Db } from '#server/db/database.ts'
import type { Parsed } from '#server/imports/records.ts'
import { type ImportSummary, importParsed } from '#server/imports/store/import-file.ts'
import type { TableFigure } from '#server/imports/table-records.ts'

/** What a parser made of an invented table; only what matters to a test is said. */
export const givenParsed = (parts: Partial<Parsed>): Parsed => ({ read: 0, rejected: [], ...parts })

/** Keep it as if it had come from a file of that name. */
export function givenParsedImport(
  db: Db,
  parts: Partial<Parsed>,
  { fileName = 'table.csv', now = new Date('2026-01-15T03:00:00Z'), source = 'test-table' } = {},
): Promise<ImportSummary> {
  const bytes = Buffer.from(JSON.stringify([fileName, now, Math.trunc(performance.now() * 1000)]))
  return importParsed(db, givenParsed(parts), { bytes, fileName, source, by: 'test', now })
}

/** Two invented companies. */
export const twoCompanies = {
  companies: [
    {
      line: 1,
      edinetCode: 'E99001',
      securityCode: '9X9Y0',
      corporateNumber: '8700110005901',
      nameJa: '見本電機株式会社',
      nameEn: 'MIHON ELECTRIC CO., LTD.',
    },
    { line: 2, edinetCode: 'E99002', securityCode: '99980', nameJa: 'ためし薬品株式会社', nameEn: 'Tameshi Pharma' },
  ],
}

/** Sales of the first of them, 100,000 million yen for the year to March 2024. */
export function givenFigure(parts: Partial<TableFigure> = {}): TableFigure {
  const fiscalYear = parts.fiscalYear ?? 2023
  return {
    line: 2,
    company: { securityCode: '9X9Y0' },
    indicator: 'F-PL-001',
    boundary: 'consolidated',
    part: '',
    periodStart: `${fiscalYear}-04-01`,
    periodEnd: `${fiscalYear + 1}-03-31`,
    value: 100_000,
    state: 'disclosed',
    knownFrom: `${fiscalYear + 1}-06-20`,
    document: null,
    filed: '100000000000',
    notes: [],
    ...parts,
    fiscalYear,
  }
}

export const givenTable = (figures: readonly TableFigure[]) => ({
  table: {
    title: '見本の表',
    publisher: '見本社',
    language: 'ja' as const,
    mapping: 'test-table',
    columns: { 'F-PL-001': { column: 'sales', unit: 'JPY' } },
    documents: [],
    figures,
  },
})
