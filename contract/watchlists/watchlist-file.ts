import { z } from 'zod'
import { issueKinds } from '../market/listed-issues.ts'
import { Assumption } from '../wire/assumed.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Id } from '../wire/id.ts'
import { chosenColumns, LineDecision, lineCells, lineDecisions, tableReading } from '../wire/table-reading.ts'
import { uploadBodyBytes, uploadedFile, uploadRefusals } from '../wire/uploads.ts'

/** Most bytes of a file of companies and stakes. */
export const watchlistFileBytes = 600_000
/** Most rows of it. */
export const watchlistFileRows = 10_000

/** Header of the file, in the language in which it is written; either is read. */
export const watchlistColumns = {
  ja: ['証券コード', '国コード', '持分比率（%）'],
  en: ['ticker', 'country code', 'ownership ratio (%)'],
} as const

/** What its columns are. */
export const watchlistFields = ['ticker', 'country', 'ratio'] as const
export type WatchlistField = (typeof watchlistFields)[number]

/** What becomes of a row. The first three are taken; all others are left out until they are mended. */
export const rowOutcomes = [
  'add',
  /** It is in the list with another stake. */
  'change',
  'unchanged',
  /** No company of the market has this code. */
  'unknown',
  /** The country is none, or none whose companies the market has. */
  'country',
  /** The company stands in an earlier row of the file. */
  'duplicate',
  /** The ratio is empty. */
  'no-ratio',
  /** The ratio is not a number. */
  'number',
  /** A comma that neither parts thousands nor is the decimal mark of its column. */
  'comma',
  /** A formula whose result the workbook does not hold. */
  'formula',
  'negative',
  /** More than 100 %. */
  'over',
  /** More than two decimals. */
  'decimals',
  /** The row has other cells than the header. */
  'cells',
  /** A total, which stands for other rows. */
  'total',
  /** A remark. */
  'note',
  /** Left out by the person who looked at it. */
  'left-out',
] as const
export type RowOutcome = (typeof rowOutcomes)[number]

const FileCompany = z.object({
  id: z.int(),
  ticker: z.string().nullable(),
  nameJa: z.string(),
  nameEn: z.string().nullable(),
})

export const WatchlistFileRow = z.object({
  /** Line of the file, from 1. */
  line: z.int(),
  /** As they stand in the file. */
  ticker: z.string(),
  country: z.string(),
  ratio: z.string(),
  company: FileCompany.nullable(),
  /** The one company whose name stands where the code should, or whose other shares the code is of; never taken by itself. */
  suggestion: FileCompany.nullable(),
  /** What the code is of, where it is no company: of shares of another class the company is suggested. */
  issue: z.enum(issueKinds).nullable(),
  /** Percent; null where it could not be read. */
  stake: z.number().nullable(),
  outcome: z.enum(rowOutcomes),
  /** Stake in the list now; null without one. */
  before: z.number().nullable(),
  /** Line of the earlier row of the same company. */
  sameAs: z.int().nullable(),
})
export type WatchlistFileRow = z.infer<typeof WatchlistFileRow>

/** What a ratio can be written in. */
export const ratioUnits = ['percent', 'fraction', 'bps'] as const
export type RatioUnit = (typeof ratioUnits)[number]

/** Of a body: `"10001":{"ratio":"12.34%"},` for each row, where all ratios are scaled, and as much again. */
const cellsBytes = watchlistFileRows * 54

export const readWatchlistFile = endpoint('POST /watchlists/file', {
  summary: 'Read a file of companies and stakes and say of each row what would happen; nothing is kept',
  closedToTrials: true,
  body: z.object({
    ...tableReading,
    /** A text in UTF-8, UTF-16 or Shift_JIS with any separator, or a workbook of Excel or OpenDocument. */
    file: uploadedFile(watchlistFileBytes),
    /** The list into which it would be taken; a new one when left out. */
    watchlistId: Id.optional(),
    columns: chosenColumns(watchlistFields),
    /** What ratios without a sign are written in; per cent when left out. */
    ratioUnit: z.enum(ratioUnits).optional(),
    decisions: lineDecisions(LineDecision),
    cells: lineCells(watchlistFields, watchlistFileRows),
  }),
  mostBytes: uploadBodyBytes(watchlistFileBytes) + cellsBytes,
  response: z.object({ rows: z.array(WatchlistFileRow), assumed: z.array(Assumption) }),
  refusals: [
    'watchlist.not-found',
    'watchlist.file-unreadable',
    'watchlist.file-columns',
    'watchlist.file-long',
    'company.not-found',
    ...uploadRefusals,
  ],
})

/** How such a file is read, where a person says it. */
export type WatchlistReading = Omit<z.infer<typeof readWatchlistFile.body>, 'file'>
