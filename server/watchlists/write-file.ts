import { watchlistColumns } from '#contract/watchlists/watchlist-file.ts'
import type { watchlistFormats } from '#contract/watchlists/watchlist-out.ts'
import type { WatchlistMember } from '#contract/watchlists/watchlists.ts'
import type { FileAnswer } from '#contract/wire/endpoint.ts'
import type { SheetCell } from '#contract/wire/spreadsheet.ts'
import { noSources, tableFile } from '#server/http/files/table-file.ts'

interface FileOptions {
  /** Without its ending. */
  readonly name: string
  readonly format: (typeof watchlistFormats)[number]
  readonly lang: keyof typeof watchlistColumns
}

/** Columns behind those that are read back. */
const further = { ja: ['企業名', 'メモ'], en: ['company', 'note'] } as const

/** Companies with their stakes as a file that can be read back: the code stays a text, a company without a stake has an empty cell. */
export async function writeList(members: readonly WatchlistMember[], options: FileOptions): Promise<FileAnswer> {
  const { name, format, lang } = options
  const header = [...watchlistColumns[lang], ...further[lang]]
  const rows = members.map(({ ticker, nameJa, nameEn, stake, note }): SheetCell[] => [
    ticker,
    'JP',
    stake,
    lang === 'en' ? (nameEn ?? nameJa) : nameJa,
    note,
  ])
  return tableFile({ name, format, sources: noSources }, [
    { name: 'watchlist', rows: [header, ...rows], widthOf: (at) => (at < 3 ? 16 : 36) },
  ])
}
