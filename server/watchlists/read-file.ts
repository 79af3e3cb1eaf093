import type { Selectable } from 'kysely'
import { readRatio } from '#contract/watchlists/ratio.ts'
import {
  readWatchlistFile,
  type WatchlistFileRow,
  watchlistColumns,
  watchlistFileRows,
} from '#contract/watchlists/watchlist-file.ts'
import type { WatchlistMember } from '#contract/watchlists/watchlists.ts'
import { foldText, tickerOf } from '#server/catalogue/search-text.ts'
import type { Db } from '#server/db/database.ts'
import type { Schema } from '#server/db/schema.ts'
import { Refusal } from '#server/http/refusal.ts'
import { serialize } from '#server/http/serialized-answer.ts'
import { headerName } from '#server/imports/files/csv.ts'
import { Unreadable } from '#server/imports/rejections.ts'
import type { OpenedFile, RawTable } from '#server/imports/tables/rows.ts'
import { openUpload, readUpload } from '#server/uploads/open-upload.ts'
import { uploadReader } from '#server/uploads/reader.ts'

type Company = NonNullable<WatchlistFileRow['company']>

/** Names that people give the three columns, ours first, as `fold` writes them. */
const columnNames = {
  ticker: ['証券コード', 'ticker', 'コード', '銘柄コード', 'code'],
  country: ['国コード', 'country code', 'country', '国'],
  ratio: [
    ...Object.values(watchlistColumns).map(([, , ratio]) => ratio),
    ...['ownership ratio', '持分比率', '持株比率', '保有比率'],
  ].map(fold),
} as const

function fold(name: string): string {
  return headerName(name).toLowerCase()
}

interface Params {
  /** Every company of the market. */
  readonly companies: readonly CompanyRow[]
  /** The list into which the file would be taken. */
  readonly members: readonly Pick<WatchlistMember, 'companyId' | 'stake'>[]
}

/** Rows of a file with the companies they mean, and what would become of each. */
export async function readWatchlistRows(
  bytes: Uint8Array,
  { companies, members }: Params,
): Promise<WatchlistFileRow[]> {
  const { table, at } = tableOf(await open(bytes))
  if (table.rows.length + table.rejected.length > watchlistFileRows) throw new Refusal('watchlist.file-long')
  const known: Known = {
    companies: byNameAndCode(companies),
    stakes: new Map(members.map(({ companyId, stake }) => [companyId, stake])),
    lines: new Map(),
  }
  const rows = table.rows.map(({ line, cells }) =>
    toRow(
      { line, ticker: cells[at.ticker] ?? '', country: cells[at.country] ?? '', ratio: cells[at.ratio] ?? '' },
      known,
    ),
  )
  const broken = table.rejected.map(({ line, value }) => ({
    ...nothing,
    line,
    ticker: value ?? '',
    outcome: 'cells' as const,
  }))
  return [...rows, ...broken].sort((a, b) => a.line - b.line)
}

/** The same as the answer to whoever sent the file. */
export async function answerWatchlistRows(bytes: Uint8Array, params: Params): Promise<Uint8Array> {
  return serialize(readWatchlistFile, { rows: await readWatchlistRows(bytes, params) })
}

export const watchlistReader = uploadReader(import.meta.url, answerWatchlistRows)

async function open(bytes: Uint8Array): Promise<OpenedFile> {
  try {
    return await openUpload(bytes)
  } catch (error) {
    if (error instanceof Unreadable) throw new Refusal('watchlist.file-unreadable')
    throw error
  }
}

interface Place {
  readonly table: RawTable
  readonly at: Readonly<Record<keyof typeof columnNames, number>>
}

/** The first line that has all three columns, and the table below it. */
function tableOf({ sheets }: OpenedFile): Place {
  for (const head of sheets[0]?.heads ?? []) {
    const positions = new Map(head.names.map((name, at) => [name.toLowerCase(), at] as const).reverse())
    const placeOf = (names: readonly string[]) => names.flatMap((name) => positions.get(name) ?? []).at(0)
    const ticker = placeOf(columnNames.ticker)
    const country = placeOf(columnNames.country)
    const ratio = placeOf(columnNames.ratio)
    if (ticker === undefined || country === undefined || ratio === undefined) continue
    return { table: readUpload(head), at: { ticker, country, ratio } }
  }
  throw new Refusal('watchlist.file-columns')
}

interface Companies {
  readonly byCode: ReadonlyMap<string, Company>
  readonly byName: ReadonlyMap<string, readonly Company[]>
}

type CompanyRow = Pick<Selectable<Schema['company']>, 'id' | 'security_code' | 'name_ja' | 'name_en'>

/** Companies as a file may name them. */
export function listNamedCompanies(db: Db): Promise<CompanyRow[]> {
  return db.selectFrom('company').select(['id', 'security_code', 'name_ja', 'name_en']).orderBy('id').execute()
}

function byNameAndCode(rows: readonly CompanyRow[]): Companies {
  const byCode = new Map<string, Company>()
  const byName = new Map<string, Company[]>()
  for (const row of rows) {
    const company = { id: row.id, ticker: tickerOf(row.security_code), nameJa: row.name_ja, nameEn: row.name_en }
    if (row.security_code) {
      byCode.set(row.security_code, company)
      byCode.set(company.ticker!, company)
    }
    for (const name of new Set([row.name_ja, row.name_en ?? ''].map(foldText).filter(Boolean))) {
      const same = byName.get(name)
      if (same) same.push(company)
      else byName.set(name, [company])
    }
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
