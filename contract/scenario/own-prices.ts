import { z } from 'zod'
import { Assumption } from '../wire/assumed.ts'
import { endpoint } from '../wire/endpoint.ts'
import { IdInAddress } from '../wire/id.ts'
import { chosenColumnsBy, lineCellsBy, lineDecisions, tableReading } from '../wire/table-reading.ts'
import { toOneLine } from '../wire/typed.ts'
import { uploadBodyBytes, uploadedFile, uploadRefusals } from '../wire/uploads.ts'

export const ownPriceLimits = {
  /** Bytes of a file. */
  bytes: 700_000,
  /** Rows of prices of a file, and paths of an account. */
  paths: 200,
} as const

/** The fixed columns of the wide form; years follow. */
export const priceFields = ['Model', 'Scenario', 'Region', 'Variable', 'Unit'] as const
export type PriceField = (typeof priceFields)[number]

/** Those that can be corrected; which rows are prices is told by the other. */
export const priceNames = ['Model', 'Scenario', 'Region', 'Unit'] as const

/** A column of prices: its year. */
const Year = z.string().regex(/^(199\d|20\d\d|21[0-4]\d|2150)$/)
const Cell = z.union([z.enum(priceNames), Year])

/** What becomes of a row of prices. */
export const priceOutcomes = [
  'add',
  'replace',
  'names',
  'unit',
  'number',
  /** A comma that neither parts thousands nor is the decimal mark of the table. */
  'comma',
  /** A formula whose result the workbook does not hold. */
  'formula',
  'negative',
  'no-price',
  'repeated',
  /** The row has other cells than the header. */
  'cells',
  /** Left out by the person who looked at it. */
  'left-out',
] as const

const Row = z.object({
  line: z.int(),
  model: z.string(),
  scenario: z.string(),
  region: z.string(),
  unit: z.string(),
  /** Years with a price, ascending. */
  points: z.array(z.object({ year: z.int(), price: z.number() })),
  /** As they stand in the file by columns, with what was said in the place of cells; empty where nobody can say which cell is which. */
  cells: z.partialRecord(Cell, z.string()),
  outcome: z.enum(priceOutcomes),
})
export type OwnPriceRow = z.infer<typeof Row>

const Reading = z.object({
  ...tableReading,
  file: uploadedFile(ownPriceLimits.bytes),
  columns: chosenColumnsBy(z.union([z.enum(priceFields), Year])),
  /** Rows that are left out, by their line in the file. */
  decisions: lineDecisions(z.literal('leave')),
  /** What stands in cells in the place of what the file says, by the number of the line. */
  cells: lineCellsBy(Cell),
})
export type PriceReading = Omit<z.infer<typeof Reading>, 'file'>

const maxBytes = uploadBodyBytes(ownPriceLimits.bytes)

const refusals = ['scenario.file-unreadable', 'scenario.file-columns', 'scenario.file-long', ...uploadRefusals] as const

export const readPriceFile = endpoint('POST /scenarios/prices/file', {
  closedToTrials: true,
  summary:
    'Read a table of scenarios in the wide form of the IAMC and say of each row of carbon prices what would happen; nothing is kept',
  body: Reading,
  mostBytes: maxBytes,
  response: z.object({
    rows: z.array(Row),
    /** Those that have a column, ascending. */
    years: z.array(z.int()),
    /** Rows of other variables, which are left out. */
    others: z.int(),
    /** Line that tells whose the table is. */
    copyright: z.string().nullable(),
    assumed: z.array(Assumption),
  }),
  refusals: [...refusals],
})

export const savePriceFile = endpoint('POST /scenarios/prices', {
  closedToTrials: true,
  summary:
    'Keep the carbon prices of such a table as the caller’s own; the same model, scenario and region take the place of earlier ones',
  mostBytes: maxBytes,
  body: Reading.extend({
    fileName: z.string().max(1000).transform(toOneLine).pipe(z.string().min(1).max(200)),
  }),
  response: z.object({ saved: z.int(), rejected: z.int(), keys: z.array(z.string()) }),
  refusals: [...refusals, 'scenario.no-lines', 'scenario.too-many'],
})

export const removePricePath = endpoint('DELETE /scenarios/prices/:pathId', {
  summary: 'Remove carbon prices that the caller brought in',
  params: z.object({ pathId: IdInAddress }),
  response: z.object({}),
  refusals: ['scenario.not-found'],
})
