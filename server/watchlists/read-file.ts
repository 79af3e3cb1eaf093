import {
  readWatchlistFile,
  type WatchlistField,
  type WatchlistReading,
  watchlistFields,
  watchlistFileRows,
} from '#contract/watchlists/watchlist-file.ts'
import type { WatchlistMember } from '#contract/watchlists/watchlists.ts'
import type { HeaderRules } from '#server/files/table/find-header.ts'
import { openTable } from '#server/files/table/open-table.ts'
import { type CompanyRow, knownCompanies } from '#server/files/who/companies.ts'
import { decisionsOf } from '#server/files/who/decisions.ts'
import { Refusal } from '#server/http/refusal.ts'
import { serialize } from '#server/http/serialized-answer.ts'
import { uploadReader } from '#server/uploads/reader.ts'
import { ratioRules } from './file-ratios.ts'
import { type RowContext, toRow, type WrittenCells } from './file-rows.ts'

/** Names that people give the three columns, ours first. */
const rules: HeaderRules<WatchlistField> = {
  words: {
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
  },
  isEnough: (has) => watchlistFields.every((field) => has(field)),
}

interface Params extends Omit<WatchlistReading, 'watchlistId'> {
  /** Every company of the market. */
  readonly companies: readonly CompanyRow[]
  /** The list into which the file would be taken. */
  readonly members: readonly Pick<WatchlistMember, 'companyId' | 'stake'>[]
}

const refusals = { unreadable: 'watchlist.file-unreadable', columns: 'watchlist.file-columns' } as const

/** Rows of a file with the companies they mean, what would become of each, and what was assumed. */
export async function readWatchlistRows(bytes: Uint8Array, { companies, members, ...said }: Params) {
  const { table, at, assumed } = await openTable(bytes, { rules, said, refusals })
  if (table.rows.length > watchlistFileRows) throw new Refusal('watchlist.file-long')
  const columns = at as Record<WatchlistField, number>
  const ratios = ratioRules({
    name: table.header[columns.ratio] ?? '',
    cells: table.rows.map(({ cells }) => cells[columns.ratio] ?? ''),
    said,
  })
  const context: RowContext = {
    at: columns,
    width: table.header.length,
    isTyped: table.sheet.isTyped,
    companies: knownCompanies(companies),
    stakes: new Map(members.map(({ companyId, stake }) => [companyId, stake])),
    lines: new Map(),
    ratios: ratios.rules,
    decisions: decisionsOf(said.decisions ?? {}, companies),
    typed: new Map(Object.entries(said.cells ?? {}).map(([line, cells]) => [Number(line), cells as WrittenCells])),
  }
  const { broken } = table
  // What a quotation mark that never closes begins has fewer cells than the header.
  const lost = broken ? [{ line: broken.line, cells: [broken.value] }] : []
  return {
    rows: [...table.rows, ...lost].map((row) => toRow(row, context)),
    assumed: [...assumed, ...ratios.assumed],
  }
}

/** The same as the answer to whoever sent the file. */
export async function answerWatchlistRows(bytes: Uint8Array, params: Params): Promise<Uint8Array> {
  return serialize(readWatchlistFile, await readWatchlistRows(bytes, params))
}

export const watchlistReader = uploadReader(import.meta.url, answerWatchlistRows)
