import { readRatio } from '#contract/watchlists/ratio.ts'
import { readWatchlistFile, type WatchlistFileRow, watchlistFileRows } from '#contract/watchlists/watchlist-file.ts'
import type { WatchlistMember } from '#contract/watchlists/watchlists.ts'
import type { Assumption } from '#contract/wire/assumed.ts'
import { foldText } from '#server/catalogue/search-text.ts'
import { countMarks, type DecimalMark, decimalMark } from '#server/files/cells/amounts.ts'
import { kindOfLabel } from '#server/files/cells/totals.ts'
import { assumedShape } from '#server/files/table/assumed-shape.ts'
import type { ColumnWords } from '#server/files/table/column-words.ts'
import { findTable, type GridTable, hasOtherCells } from '#server/files/table/find-header.ts'
import { matchColumns } from '#server/files/table/match-columns.ts'
import { type GridRow, openGrid } from '#server/files/table/open-grid.ts'
import { type CompanyRow, findWho, type KnownCompanies, knownCompanies } from '#server/files/who/companies.ts'
import { isJapan } from '#server/files/who/countries.ts'
import { Refusal } from '#server/http/refusal.ts'
import { serialize } from '#server/http/serialized-answer.ts'
import { Unreadable } from '#server/imports/rejections.ts'
import { uploadReader } from '#server/uploads/reader.ts'

type Field = 'ticker' | 'country' | 'ratio'

/** Names that people give the three columns, ours first. */
const words: ColumnWords<Field> = {
  ticker: {
    is: [
      [/^証券コード$|^ticker$/, 9],
      [/^(銘柄)?コード$|^code$|^security code$|^symbol$|^isin( ?コード)?$/, 8],
    ],
  },
  country: {
    is: [
      [/^国コード$|^country code$/, 9],
      [/^country$|^国(名)?$/, 8],
    ],
  },
  ratio: {
    is: [
      [/^持分比率$|^ownership ratio$/, 9],
      [/^(持株|保有|出資)比率$|^ownership( %)?$|^stake( %)?$/, 8],
    ],
  },
}

interface Params {
  /** Every company of the market. */
  readonly companies: readonly CompanyRow[]
  /** The list into which the file would be taken. */
  readonly members: readonly Pick<WatchlistMember, 'companyId' | 'stake'>[]
}

/** Rows of a file with the companies they mean, what would become of each, and what was assumed. */
export async function readWatchlistRows(bytes: Uint8Array, { companies, members }: Params) {
  const { table, at } = await openTable(bytes)
  if (table.rows.length > watchlistFileRows) throw new Refusal('watchlist.file-long')
  const marks = countMarks(table.rows.map(({ cells }) => cells[at.ratio] ?? ''))
  const mark = decimalMark(marks) ?? '.'
  const known: Known = {
    companies: knownCompanies(companies),
    stakes: new Map(members.map(({ companyId, stake }) => [companyId, stake])),
    lines: new Map(),
    mark,
  }
  const rows = table.rows.map((row) =>
    toRow(row, { at, width: table.header.length, isTyped: table.sheet.isTyped }, known),
  )
  const { broken } = table
  const lost = broken ? [{ ...nothing, line: broken.line, ticker: broken.value, outcome: 'cells' as const }] : []
  const column = table.header[at.ratio] ?? null
  const assumed: Assumption[] = [
    ...assumedShape(table),
    ...(mark === ',' ? [{ kind: 'decimal-comma' as const, column, value: null, isQuestion: false }] : []),
  ]
  return { rows: [...rows, ...lost], assumed }
}

/** The same as the answer to whoever sent the file. */
export async function answerWatchlistRows(bytes: Uint8Array, params: Params): Promise<Uint8Array> {
  return serialize(readWatchlistFile, await readWatchlistRows(bytes, params))
}

export const watchlistReader = uploadReader(import.meta.url, answerWatchlistRows)

interface Place {
  readonly table: GridTable
  readonly at: Readonly<Record<Field, number>>
}

/** The table that has all three columns. */
async function openTable(bytes: Uint8Array): Promise<Place> {
  try {
    const table = findTable(await openGrid(bytes), {
      words,
      isEnough: (has) => has('ticker') && has('country') && has('ratio'),
    })
    const { ticker, country, ratio } = table ? columnsOf(table) : {}
    if (!table || ticker === undefined || country === undefined || ratio === undefined)
      throw new Refusal('watchlist.file-columns')
    return { table, at: { ticker, country, ratio } }
  } catch (error) {
    if (error instanceof Unreadable) throw new Refusal('watchlist.file-unreadable')
    throw error
  }
}

/** The best column for each; of two that are called the same the first. */
function columnsOf({ header }: GridTable): Partial<Record<Field, number>> {
  const { mapping, open } = matchColumns(header, { words, evidence: () => 0 })
  return { ...Object.fromEntries(open.map(({ field, columns }) => [field, columns[0]])), ...mapping }
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
  readonly companies: KnownCompanies
  /** Stakes of the list by company. */
  readonly stakes: ReadonlyMap<number, number | null>
  /** Lines of the companies met so far. */
  readonly lines: Map<number, number>
  /** Decimal mark of the ratios. */
  readonly mark: DecimalMark
}

interface Frame {
  readonly at: Place['at']
  /** Columns of the header. */
  readonly width: number
  readonly isTyped: boolean
}

function toRow(row: GridRow, { at, width, isTyped }: Frame, known: Known): WatchlistFileRow {
  const { line, cells } = row
  const [ticker, country, ratio] = [at.ticker, at.country, at.ratio].map((column) => cells[column] ?? '') as [
    string,
    string,
    string,
  ]
  const written = { line, ticker, country, ratio }
  const filled = cells.filter((cell) => cell.trim() !== '')
  if (kindOfLabel(filled[0] ?? '') === 'total') return { ...nothing, ...written, outcome: 'total' }
  if (filled.length === 1 && width > 1 && /^[\s(（]*(※|＊|\*|注|©|出所|source|note)/i.test(filled[0]!))
    return { ...nothing, ...written, ticker: filled[0]!, outcome: 'note' }
  if (!isTyped && hasOtherCells(cells, width)) return { ...nothing, line, ticker: cells.join(','), outcome: 'cells' }
  return toCompany(written, known)
}

function toCompany(
  written: Pick<WatchlistFileRow, 'line' | 'ticker' | 'country' | 'ratio'>,
  { companies, stakes, lines, mark }: Known,
): WatchlistFileRow {
  const { company } = findWho(companies, { isin: '', code: written.ticker, name: '' })
  const { stake, fault } = readRatio(mark === ',' ? written.ratio.replace(/[,，]/, '.') : written.ratio)
  const named = company ? [] : (companies.byName.get(foldText(written.ticker)) ?? [])
  const row = {
    ...nothing,
    ...written,
    company,
    suggestion: named.length === 1 ? named[0]! : null,
    stake,
    before: company ? (stakes.get(company.id) ?? null) : null,
  }
  // What is no country at all is refused by the same word.
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
