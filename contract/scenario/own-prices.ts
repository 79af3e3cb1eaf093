import { z } from 'zod'
import { Assumption } from '../wire/assumed.ts'
import { endpoint } from '../wire/endpoint.ts'
import { IdInAddress } from '../wire/id.ts'
import { toOneLine } from '../wire/typed.ts'
import { uploadedFile, uploadRefusals } from '../wire/uploads.ts'

export const ownPriceLimits = {
  /** Bytes of a file. */
  bytes: 700_000,
  /** Rows of prices of a file, and paths of an account. */
  paths: 200,
} as const

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
] as const

const Row = z.object({
  line: z.int(),
  model: z.string(),
  scenario: z.string(),
  region: z.string(),
  unit: z.string(),
  /** Years with a price, ascending. */
  points: z.array(z.object({ year: z.int(), price: z.number() })),
  outcome: z.enum(priceOutcomes),
})
export type OwnPriceRow = z.infer<typeof Row>

const File = uploadedFile(ownPriceLimits.bytes)

const refusals = ['scenario.file-unreadable', 'scenario.file-columns', 'scenario.file-long', ...uploadRefusals] as const

export const readPriceFile = endpoint({
  method: 'POST',
  path: '/scenarios/prices/file',
  closedToTrials: true,
  summary:
    'Read a table of scenarios in the wide form of the IAMC and say of each row of carbon prices what would happen; nothing is kept',
  body: z.object({ file: File }),
  response: z.object({
    rows: z.array(Row),
    /** Rows of other variables, which are left out. */
    others: z.int(),
    /** Line that tells whose the table is. */
    copyright: z.string().nullable(),
    assumed: z.array(Assumption),
  }),
  refusals: [...refusals],
})

export const savePriceFile = endpoint({
  method: 'POST',
  path: '/scenarios/prices',
  closedToTrials: true,
  summary:
    'Keep the carbon prices of such a table as the caller’s own; the same model, scenario and region take the place of earlier ones',
  body: z.object({
    file: File,
    fileName: z.string().max(1000).transform(toOneLine).pipe(z.string().min(1).max(200)),
  }),
  response: z.object({ saved: z.int(), rejected: z.int(), keys: z.array(z.string()) }),
  refusals: [...refusals, 'scenario.no-lines', 'scenario.too-many'],
})

export const removePricePath = endpoint({
  method: 'DELETE',
  path: '/scenarios/prices/:pathId',
  summary: 'Remove carbon prices that the caller brought in',
  params: z.object({ pathId: IdInAddress }),
  response: z.object({}),
  refusals: ['scenario.not-found'],
})
