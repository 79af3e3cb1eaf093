import { z } from 'zod'
import { WatchlistName } from '../watchlists/watchlists.ts'
import { Day } from '../wire/day.ts'
import { endpoint } from '../wire/endpoint.ts'
import { IdInAddress } from '../wire/id.ts'
import { uploadBodyBytes, uploadedFile, uploadRefusals } from '../wire/uploads.ts'

/** Most bytes of a file of holdings. */
export const portfolioFileBytes = 2_000_000
/** Most lines of it. */
export const portfolioFileLines = 20_000
/** Portfolios of an account, without those removed. */
export const mostPortfolios = 100
/** Lines of all portfolios of an account together: ten of 500 positions over sixty months. As many of those removed are kept for a while. */
export const mostPortfolioLines = 300_000

/** What a column of a file of holdings can be. */
export const holdingFields = [
  'code',
  'isin',
  'name',
  'date',
  'value',
  'quantity',
  'weight',
  'currency',
  'rate',
] as const
export type HoldingField = (typeof holdingFields)[number]

/** What becomes of a line. `add` and `lot` are taken; `unknown` is taken as something that the market does not have. */
export const lineOutcomes = [
  'add',
  /** A further lot of a company of an earlier line; the two are added. */
  'lot',
  /** No company of the market has this code; it is kept and counts as not covered. */
  'unknown',
  /** Neither a code nor a name. */
  'no-code',
  /** Neither a value nor a quantity nor a weight. */
  'no-amount',
  'number',
  'negative',
  /** A weight of more than 100 %. */
  'over',
  'date',
  /** Another currency than yen, and no line of the file says its rate. */
  'rate',
  /** The line has other cells than the header. */
  'cells',
] as const
export type LineOutcome = (typeof lineOutcomes)[number]

export const HoldingLine = z.object({
  line: z.int(),
  /** As they stand in the file, in the order of the columns that were read. */
  written: z.string(),
  company: z
    .object({ id: z.int(), ticker: z.string().nullable(), nameJa: z.string(), nameEn: z.string().nullable() })
    .nullable(),
  heldOn: z.iso.date().nullable(),
  /** Yen, turned with the rate. */
  valueJpy: z.number().nullable(),
  quantity: z.number().nullable(),
  /** Per cent. */
  weight: z.number().nullable(),
  currency: z.string().nullable(),
  rate: z.number().nullable(),
  outcome: z.enum(lineOutcomes),
  /** Line of the first lot. */
  sameAs: z.int().nullable(),
})
export type HoldingLine = z.infer<typeof HoldingLine>

const File = uploadedFile(portfolioFileBytes)
const mostBytes = uploadBodyBytes(portfolioFileBytes)

const fileRefusals = [
  'portfolio.file-unreadable',
  'portfolio.file-columns',
  'portfolio.file-long',
  ...uploadRefusals,
] as const

/** Positions of the columns of a file, from 0, by what they are. */
const Mapping = z.partialRecord(z.enum(holdingFields), z.int().min(0).max(500))
export type HoldingMapping = z.infer<typeof Mapping>

const Reading = z.object({
  file: File,
  /** As guessed from the header when left out. */
  mapping: Mapping.optional(),
  /** Day of lines without one. */
  date: Day.optional(),
})

export const readPortfolioFile = endpoint({
  method: 'POST',
  path: '/portfolio/file',
  summary: 'Read a file of holdings and say of each line what would happen; nothing is kept',
  body: Reading,
  response: z.object({
    columns: z.array(z.object({ name: z.string(), samples: z.array(z.string()) })),
    mapping: Mapping,
    lines: z.array(HoldingLine),
    /** Days, ascending. */
    dates: z.array(z.iso.date()),
  }),
  mostBytes,
  refusals: [...fileRefusals],
})

const params = z.object({ portfolioId: IdInAddress })
const Saved = z.object({
  id: z.int(),
  name: z.string(),
  dates: z.array(z.iso.date()),
  saved: z.int(),
  rejected: z.int(),
})

export const addPortfolio = endpoint({
  method: 'POST',
  path: '/portfolios',
  summary: 'Make a portfolio of a file of holdings; lines that cannot be read are left out and counted',
  body: Reading.extend({ name: WatchlistName }),
  response: Saved,
  closedToTrials: true,
  mostBytes,
  refusals: ['portfolio.name-taken', 'portfolio.too-many', 'portfolio.no-lines', 'portfolio.lines', ...fileRefusals],
})

export const addHoldings = endpoint({
  method: 'POST',
  path: '/portfolios/:portfolioId/holdings',
  summary: 'Take a further file into a portfolio: its days take the place of the same days, all others stay',
  params,
  body: Reading,
  response: Saved,
  closedToTrials: true,
  mostBytes,
  refusals: ['portfolio.not-found', 'portfolio.no-lines', 'portfolio.lines', ...fileRefusals],
})

export const renamePortfolio = endpoint({
  method: 'PUT',
  path: '/portfolios/:portfolioId',
  summary: 'Give a portfolio another name',
  params,
  body: z.object({ name: WatchlistName }),
  response: z.object({ id: z.int(), name: z.string() }),
  refusals: ['portfolio.not-found', 'portfolio.name-taken'],
})

export const removePortfolio = endpoint({
  method: 'DELETE',
  path: '/portfolios/:portfolioId',
  summary: 'Remove a portfolio; it can be restored',
  params,
  response: z.object({}),
  refusals: ['portfolio.not-found'],
})

export const restorePortfolio = endpoint({
  method: 'POST',
  path: '/portfolios/:portfolioId/restore',
  summary: 'Take the removal of a portfolio back',
  params,
  response: z.object({ id: z.int(), name: z.string() }),
  refusals: ['portfolio.not-found', 'portfolio.name-taken', 'portfolio.too-many', 'portfolio.lines'],
})
