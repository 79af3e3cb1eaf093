import { columnOf } from '../tables/mapping.ts'
import type { ownMappings } from '../tables/read-table.ts'

type Mapping = (typeof ownMappings)[number]

/** No compression makes it fit: longer than any key of an index may be. */
const endless = Array.from({ length: 3000 }, (_, index) => ((index * 2_654_435_761) % 2 ** 32).toString(36)).join('')

/** What a cell may hold in a file that was not made by anybody careful. */
export const extremes: readonly string[] = [
  ...['1.7e308', '-1.7e308', '1e-320', '4.9e-324', '1e19', '-1e19', '1e18', '1e-30', '1e999', '-1e999', '９e308'],
  ...[
    '2147483648',
    '9007199254740993',
    '99999999999999999999',
    '32768',
    '1.5',
    '-1',
    '0',
    'NaN',
    'Infinity',
    '-Infinity',
  ],
  ...['0001-01-01', '1899-12-31', '1900-01-01', '2100-12-31', '9999-12-31', '275760-09-13', '2025-02-30', '2025-13-45'],
  ...['2025-03-31 25:61', '20250231', '99:99', '99-99', '1989', '1990', '2100', '99999', '4713 BC'],
  ...[
    '見本\u202e電機\u200b株式\u2066会社',
    '見本\r\n電機\u2028株式',
    '\u200e\ufeff',
    '見\u0085本電機',
    '',
    ' ',
    '\u202e\u200b',
    'a\nb',
    'a\tb',
    'x'.repeat(301),
    endless,
    '\'";--',
    '\\',
    '\\N',
    '{}',
    '=1+1',
    'javascript:0',
  ],
]

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`
export const toCsv = (rows: readonly (readonly string[])[]) => rows.map((row) => row.map(quoted).join(',')).join('\n')

/** Rows that are good but for one cell, each cell and extreme in turn; the good row comes first. */
export function spoiled(row: readonly string[]): string[][] {
  return [
    [...row],
    ...row.flatMap((_, at) => extremes.map((extreme) => row.map((cell, column) => (column === at ? extreme : cell)))),
  ]
}

/** A table that a mapping reads: its header, and a row in which everything is as it should be. */
export function givenTable(mapping: Mapping): { header: string[]; row: string[] } {
  const cells = new Map<string, string>()
  const put = (column: string | undefined, cell: string) => column !== undefined && cells.set(column, cell)
  for (const column of mapping.file.columns) put(column, '5')
  for (const { column, unit_column } of mapping.figures ?? []) {
    put(column, '5')
    put(unit_column, 't CO2e')
  }
  for (const [kind, column] of Object.entries(mapping.company ?? {})) put(column, keys[kind] ?? '')
  for (const [field, column] of Object.entries(mapping.fields ?? {})) put(columnOf(column), fields[field] ?? '')
  for (const [part, column] of Object.entries(mapping.long ?? {})) put(String(column), long[part] ?? '')
  const { year, known_from, document, aliases, adds_companies } = mapping
  if (year && 'column' in year) put(year.column, '2023')
  if (year && 'period_end' in year) put(year.period_end, '2024-03-31')
  if (year && 'period_start' in year) put(year.period_start, '2023-04-01')
  if (year && 'columns' in year) put(year.columns.includes('FY') ? 'FY2023' : '2020', '5')
  if (typeof known_from === 'object' && 'column' in known_from) put(known_from.column, '2024-06-20')
  put(document?.number, 'S100ZZ77')
  put(document?.title, '有価証券報告書')
  put(document?.submitted, '2024-06-20 15:00')
  put(aliases?.emitter_code, '123456789')
  put(adds_companies?.name, '見本電機')
  const tests = [...(mapping.rows ?? []), ...(mapping.figures ?? []).flatMap(({ rows }) => rows ?? [])]
  for (const test of tests) if ('is' in test) put(test.column, [test.is].flat()[0]!)
  const header = mapping.file.exact ? mapping.file.columns : [...cells.keys()]
  return { header: header.map((name) => name.replace(/#\d+$/, '')), row: header.map((name) => cells.get(name) ?? '5') }
}

const keys: Readonly<Record<string, string>> = {
  edinet_code: 'E99001',
  code: '9X9Y',
  name: '見本電機',
  place: '東京都',
}

const long: Readonly<Record<string, string>> = { indicator: 'F-PL-001', value: '5', unit: '百万円', boundary: 'parent' }

const fields: Readonly<Record<string, string>> = {
  ...{ code: '9X9Y', name_ja: '見本電機', date: '2025-03-31', close: '100', market_cap_million: '100', volume: '5' },
  ...{ portfolio: 'a', shares: '5', value_jpy: '5', weight_percent: '5', vendor: 'msci', item: 'total', value: 'AA' },
  ...{ kind: 'annual-report', title: '題名', publisher: '見本通信', url: 'https://example.com', language: 'ja' },
  ...{ published_at: '2025-03-31 10:00', title_ja: '題名', sentiment: '0.5', severity: '2', category: 'energy' },
  ...{ application_number: '特願2025-1', filed_on: '2025-03-31', applicants: '見本電機', term: 'flag.tobacco' },
  ...{
    source: '見本',
    published_on: '2025-03-31',
    base_year: '2020',
    target_year: '2030',
    name: '見本電機',
    row_key: '1',
  },
  ...{ fiscal_year_end: '03-31', period_start: '2024-04-01', period_end: '2025-03-31' },
}
