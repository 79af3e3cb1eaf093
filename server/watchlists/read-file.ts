import { readRatio } from '#contract/watchlists/ratio.ts'
import { type WatchlistFileRow, watchlistColumns, watchlistFileRows } from '#contract/watchlists/watchlist-file.ts'
import type { WatchlistMember } from '#contract/watchlists/watchlists.ts'
import { foldText, tickerOf } from '#server/catalogue/search-text.ts'
import type { Db } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { Unreadable } from '#server/imports/rejections.ts'
import { findTables, type OpenedFile, openTable, type RawTable } from '#server/imports/tables/rows.ts'

type Company = NonNullable<WatchlistFileRow['company']>

/** Names that people give the three columns, ours first. */
const headers = {
  ticker: ['証券コード', 'ticker', 'Ticker', 'TICKER', 'コード', '銘柄コード', 'code', 'Code'],
  country: ['国コード', 'country code', 'Country code', 'Country Code', 'COUNTRY CODE', 'country', 'Country', '国'],
  ratio: [
    ...[...Object.values(watchlistColumns)].map(([, , ratio]) => ratio),
    'ownership ratio',
    'Ownership ratio',
    'Ownership Ratio',
    'OWNERSHIP RATIO',
    'Ownership ratio (%)',
    '持分比率',
    '持株比率',
    '保有比率',
  ],
} as const

/** Rows of a file with the companies they mean, before it is known into which list they go. */
export async function readRows(
  db: Db,
  bytes: Uint8Array,
  members: readonly WatchlistMember[],
): Promise<WatchlistFileRow[]> {
  const { table, at } = tableOf(await open(bytes))
  if (table.rows.length > watchlistFileRows) throw new Refusal('watchlist.file-long')
  const written = table.rows.map(({ line, cells }) => ({
    line,
    ticker: cells[at.ticker] ?? '',
    country: cells[at.country] ?? '',
    ratio: cells[at.ratio] ?? '',
  }))
  const companies = await companiesOf(db)
  const stakes = new Map(members.map(({ companyId, stake }) => [companyId, stake]))
  const lines = new Map<number, number>()
  const rows = written.map((row) => toRow(row, { companies, stakes, lines }))
  const broken = table.rejected.map(({ line, value }) => ({
    ...nothing,
    line,
    ticker: value ?? '',
    outcome: 'cells' as const,
  }))
  return [...rows, ...broken].sort((a, b) => a.line - b.line)
}

async function open(bytes: Uint8Array): Promise<OpenedFile> {
  try {
    return await openTable(bytes)
  } catch (error) {
    if (error instanceof Unreadable) throw new Refusal('watchlist.file-unreadable')
    throw error
  }
}

interface Place {
  readonly table: RawTable
  readonly at: { readonly ticker: number; readonly country: number; readonly ratio: number }
}

function tableOf(opened: OpenedFile): Place {
  for (const ticker of headers.ticker)
    for (const country of headers.country)
      for (const ratio of headers.ratio) {
        const [table] = findTables(opened, [ticker, country, ratio])
        if (!table) continue
        const at = (name: string) => table.header.indexOf(name.normalize('NFKC'))
        return { table, at: { ticker: at(ticker), country: at(country), ratio: at(ratio) } }
      }
  throw new Refusal('watchlist.file-columns')
}

interface Companies {
  readonly byCode: ReadonlyMap<string, Company>
  readonly byName: ReadonlyMap<string, readonly Company[]>
}

async function companiesOf(db: Db): Promise<Companies> {
  const rows = await db
    .selectFrom('company')
    .select(['id', 'security_code', 'name_ja', 'name_en'])
    .orderBy('id')
    .execute()
  const byCode = new Map<string, Company>()
  const byName = new Map<string, Company[]>()
  for (const row of rows) {
    const company = { id: row.id, ticker: tickerOf(row.security_code), nameJa: row.name_ja, nameEn: row.name_en }
    if (row.security_code) {
      byCode.set(row.security_code, company)
      byCode.set(company.ticker!, company)
    }
    for (const name of new Set([row.name_ja, row.name_en ?? ''].map(foldText).filter(Boolean)))
      byName.set(name, [...(byName.get(name) ?? []), company])
  }
  return { byCode, byName }
}

const nothing = {
  ticker: '',
  country: '',
  ratio: '',
  company: null,
  suggestion: null,
  stake: null,
  before: null,
  sameAs: null,
}

interface Known {
  readonly companies: Companies
  /** Stakes of the list by company. */
  readonly stakes: ReadonlyMap<number, number | null>
  /** Lines of the companies met so far. */
  readonly lines: Map<number, number>
}

function toRow(
  written: Pick<WatchlistFileRow, 'line' | 'ticker' | 'country' | 'ratio'>,
  { companies, stakes, lines }: Known,
): WatchlistFileRow {
  const company = companies.byCode.get(codeOf(written.ticker)) ?? null
  const { stake, fault } = readRatio(written.ratio)
  const named = company ? [] : (companies.byName.get(foldText(written.ticker)) ?? [])
  const row = {
    ...nothing,
    ...written,
    company,
    suggestion: named.length === 1 ? named[0]! : null,
    stake,
    before: company ? (stakes.get(company.id) ?? null) : null,
  }
  if (!isJapan(written.country)) return { ...row, company: null, suggestion: null, before: null, outcome: 'country' }
  if (!company) return { ...row, outcome: 'unknown' }
  const sameAs = lines.get(company.id) ?? null
  if (sameAs !== null) return { ...row, sameAs, outcome: 'duplicate' }
  lines.set(company.id, written.line)
  // A company that stands in the list without a stake, as a file of the list writes it.
  if (fault === 'no-ratio' && stakes.get(company.id) === null) return { ...row, outcome: 'unchanged' }
  if (fault) return { ...row, outcome: fault }
  if (!stakes.has(company.id)) return { ...row, outcome: 'add' }
  return { ...row, outcome: row.before === stake ? 'unchanged' : 'change' }
}

/** `７２０３`, `7203.T`, `7203 JP`, `130a` as codes are written. */
function codeOf(text: string): string {
  return text
    .normalize('NFKC')
    .trim()
    .toUpperCase()
    .replace(/(\.T|\s+JP|\s+JT)$/, '')
}

/** The market has the companies of Japan; what is no country at all is refused by the same word. */
function isJapan(text: string): boolean {
  const country = text.normalize('NFKC').trim().toUpperCase()
  return ['JP', 'JPN', '392', '日本', 'JAPAN'].includes(country)
}
