import { z } from 'zod'
import { issueKinds } from '../market/listed-issues.ts'
import { ItemName } from '../wire/account-items.ts'
import { Assumption } from '../wire/assumed.ts'
import { Day } from '../wire/day.ts'
import { endpoint } from '../wire/endpoint.ts'
import { IdInAddress } from '../wire/id.ts'
import { LineDecision, lineCells, lineDecisions, tableReading } from '../wire/table-reading.ts'
import { toOneLine } from '../wire/typed.ts'
import { uploadBodyBytes, uploadedFile, uploadRefusals } from '../wire/uploads.ts'

/** Most bytes of a file of holdings. */
export const portfolioFileBytes = 2_000_000
/** Most lines of it. */
export const portfolioFileLines = 20_000
/** Portfolios of an account, without those removed. */
export const maxPortfolios = 100
/** Lines of all portfolios of an account together: ten of 500 positions over sixty months. As many of those removed are kept for a while. */
export const maxPortfolioLines = 300_000

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
  /** Of the amounts, line by line: thousands, millions. */
  'unit',
] as const
export type HoldingField = (typeof holdingFields)[number]

/** What becomes of a line. Those of `takenOutcomes` are kept. */
export const lineOutcomes = [
  'add',
  /** A further lot of a company of an earlier line; the two are added. */
  'lot',
  /** A short position: its amounts are below zero. It is kept, and is in no weight. */
  'short',
  /** No company of the market has this code; it is kept and counts as not covered. */
  'unknown',
  /** Cash, or money that is owed: it is kept and counts as not covered. */
  'cash',
  /** A total, a subtotal or the heading of a group, which stands for other lines. */
  'total',
  /** A remark below or between the lines. */
  'note',
  /** A line of a second table below the holdings. */
  'other-table',
  /** Of another fund or account than the one that was chosen, or of several of which one is to be chosen. */
  'account',
  /** Left out by the person who looked at it. */
  'left-out',
  /** Neither a code nor a name. */
  'no-code',
  /** Neither a value nor a quantity nor a weight. */
  'no-amount',
  'number',
  /** A comma that neither parts thousands nor is the decimal mark of its column. */
  'comma',
  /** A formula whose result the workbook does not hold. */
  'formula',
  /** Of its amounts some are below zero and others above. */
  'negative',
  /** A weight of more than 100 %. */
  'over',
  'date',
  /** A day such as 11/05/2026, of which nothing tells whether the day or the month stands first. */
  'day-order',
  /** Another currency than yen, and no line of the same day says its rate. */
  'rate',
  /** A rate that cannot be yen for one of the currency: its inverse, or the price of a hundred. */
  'rate-odd',
  /** A unit that is none. */
  'unit',
  /** ISIN and code name two companies. */
  'conflict',
  /** The line has other cells than the header. */
  'cells',
] as const
export type LineOutcome = (typeof lineOutcomes)[number]

/** Lines that are kept: positions, and what is in no market but weighs. */
export const takenOutcomes: readonly LineOutcome[] = ['add', 'lot', 'short', 'unknown', 'cash']

/** Of those left out, what another company does not mend: a cell is to be corrected, or the line left out. */
export const cellOutcomes: readonly LineOutcome[] = [
  ...(['no-amount', 'number', 'comma', 'formula', 'negative', 'over', 'date', 'day-order'] as const),
  ...(['rate', 'rate-odd', 'unit', 'cells'] as const),
]

/** What a person should know about a line that was read all the same. */
export const lineRemarks = [
  /** The check digit of the ISIN is wrong. */
  'isin-digit',
  /** The name is another company’s. */
  'name-differs',
  /** It was matched by its name without its legal form. */
  'bare-name',
  /** What the code is of: no company of its own, or shares of another class of the company. */
  ...issueKinds,
  /** The code is of another country’s market. */
  'foreign',
  /** What stands as a code is none of Japan’s. */
  'code-unread',
] as const
export type LineRemark = (typeof lineRemarks)[number]

/** The two sides of a portfolio with short positions. */
export const Sides = z.object({
  /** What the amounts are: million yen, or per cent where there are weights alone. */
  unit: z.enum(['million-yen', 'percent']),
  long: z.number(),
  /** Above zero. */
  short: z.number(),
  net: z.number(),
  /** Short positions. */
  positions: z.int(),
})
export type Sides = z.infer<typeof Sides>

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
  remarks: z.array(z.enum(lineRemarks)),
  /** Of a line whose cells are to be corrected, or were: what stands in them, with what was said in their place. */
  cells: z.partialRecord(z.enum(holdingFields), z.string()).optional(),
})
export type HoldingLine = z.infer<typeof HoldingLine>

const File = uploadedFile(portfolioFileBytes)
/** With room for what may be said of lines beside the file. */
const maxBytes = uploadBodyBytes(portfolioFileBytes) + 200_000

const fileRefusals = [
  'portfolio.file-unreadable',
  'portfolio.file-columns',
  'portfolio.file-long',
  'company.not-found',
  ...uploadRefusals,
] as const

/** Positions of the columns of a file, from 0, by what they are. */
const Mapping = z.partialRecord(z.enum(holdingFields), z.int().min(0).max(500))
export type HoldingMapping = z.infer<typeof Mapping>

/** What a weight can be written in. */
export const weightUnits = ['percent', 'fraction', 'bps'] as const
export type WeightUnit = (typeof weightUnits)[number]

const Reading = z.object({
  file: File,
  /** As guessed from the header when left out. */
  mapping: Mapping.optional(),
  /** Day of lines without one, where none stands above the table. */
  date: Day.optional(),
  /** Whether that day counts also where another stands above the table. */
  isGivenDay: z.boolean().optional(),
  ...tableReading,
  /** Order of days such as 11/05/2026; as the column tells when left out. */
  dayOrder: z.enum(['dmy', 'mdy']).optional(),
  /** The fund or account whose lines are read, of a file of several: a value of the column that `assumed` names. */
  account: z.string().max(200).transform(toOneLine).optional(),
  /** As the column tells when left out. */
  weightUnit: z.enum(weightUnits).optional(),
  /** What values are multiplied by; as the file says when left out. */
  scale: z.number().positive().max(1e12).optional(),
  /** Yen for one of a currency, for lines that have no rate of their own. */
  rates: z.record(z.string().regex(/^[A-Z]{3}$/), z.number().positive().max(1e6)).optional(),
  /** By the number of the line in the file. */
  decisions: lineDecisions(LineDecision),
  /** What stands in cells in the place of what the file says, by the number of the line. */
  cells: lineCells(holdingFields),
})
export type HoldingsReading = Omit<z.infer<typeof Reading>, 'file'>

export const readPortfolioFile = endpoint('POST /portfolio/file', {
  closedToTrials: true,
  summary: 'Read a file of holdings and say of each line what would happen; nothing is kept',
  body: Reading,
  response: z.object({
    columns: z.array(z.object({ name: z.string(), samples: z.array(z.string()) })),
    mapping: Mapping,
    lines: z.array(HoldingLine),
    /** Days, ascending. */
    dates: z.array(z.iso.date()),
    /** What was assumed, and what a person should decide. */
    assumed: z.array(Assumption),
    /** Sums of the lines that are kept, and of those left out that are no totals. */
    sums: z.object({
      /** Yen; null where no line has a value. */
      value: z.number().nullable(),
      /** Per cent. */
      weight: z.number().nullable(),
      /** Share of it, 0 to 1, that companies of the market are: of values where all lines have one, else of weights. */
      coverage: z.number().nullable(),
      /** Per cent, of the lines left out. */
      weightLeftOut: z.number().nullable(),
      /** What is held long and short, and the difference; only where something is short. Coverage is then of the long side. */
      sides: Sides.optional(),
    }),
  }),
  mostBytes: maxBytes,
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

export const addPortfolio = endpoint('POST /portfolios', {
  summary: 'Make a portfolio of a file of holdings; lines that cannot be read are left out and counted',
  body: Reading.extend({ name: ItemName }),
  response: Saved,
  closedToTrials: true,
  mostBytes: maxBytes,
  refusals: ['portfolio.name-taken', 'portfolio.too-many', 'portfolio.no-lines', 'portfolio.lines', ...fileRefusals],
})

export const addHoldings = endpoint('POST /portfolios/:portfolioId/holdings', {
  summary: 'Take a further file into a portfolio: its days take the place of the same days, all others stay',
  params,
  body: Reading,
  response: Saved,
  closedToTrials: true,
  mostBytes: maxBytes,
  refusals: ['portfolio.not-found', 'portfolio.no-lines', 'portfolio.lines', ...fileRefusals],
})

export const renamePortfolio = endpoint('PUT /portfolios/:portfolioId', {
  summary: 'Give a portfolio another name',
  params,
  body: z.object({ name: ItemName }),
  response: z.object({ id: z.int(), name: z.string() }),
  refusals: ['portfolio.not-found', 'portfolio.name-taken'],
})

export const removePortfolio = endpoint('DELETE /portfolios/:portfolioId', {
  summary: 'Remove a portfolio; it can be restored',
  params,
  response: z.object({}),
  refusals: ['portfolio.not-found'],
})

export const restorePortfolio = endpoint('POST /portfolios/:portfolioId/restore', {
  summary: 'Take the removal of a portfolio back',
  params,
  response: z.object({ id: z.int(), name: z.string() }),
  refusals: ['portfolio.not-found', 'portfolio.name-taken', 'portfolio.too-many', 'portfolio.lines'],
})
