import { z } from 'zod'
import { endpoint, FileAnswer } from '../wire/endpoint.ts'
import { IdInAddress } from '../wire/id.ts'
import { uploadBodyBytes, uploadRefusals } from '../wire/uploads.ts'
import { CellFaults } from './cell-faults.ts'
import { CustomMethod } from './custom-weights.ts'

/** Most bytes of a workbook of weights; one of 74 industries has 0.7 MB. */
export const weightFileBytes = 8_000_000

/** Cells that an answer names; the first tell what is to be done. */
export const maxCellFaults = 50

const Industries = CustomMethod.shape.industries

/** A workbook as its bytes, in base 64. */
export const WeightFile = z
  .string()
  .max(Math.ceil(weightFileBytes / 3) * 4)
  .regex(/^[A-Za-z0-9+/]*={0,2}$/)

export const getWeightTemplate = endpoint('GET /weight-files/:industries', {
  envelope: 'file',
  summary:
    'A workbook to set weights in: a sheet for each of 11, 24, 25, 33, 69 or 74 industries and one of directions and transforms, a row for each indicator, with those of the standard or of a method of the caller',
  params: z.object({ industries: z.coerce.number().pipe(Industries) }),
  query: z.object({
    lang: z.enum(['ja', 'en']).default('ja'),
    /** Number of the method whose weights stand in it; the standard's when left out. */
    own: IdInAddress.optional(),
  }),
  response: FileAnswer,
  refusals: ['own-method.not-found', 'weight-file.industries'],
})

/** What a workbook says. */
export const WeightFileReading = z.object({
  industries: Industries,
  /** The language of its names. */
  language: z.enum(['ja', 'en']),
  /** Weights that were read. */
  weights: z.int(),
  /** Those that are not what the standard's template has. */
  changed: z.int(),
  /** Those that are zero: the indicator is excluded in the industry. */
  excluded: z.int(),
  /** Indicators whose direction or transform is not the standard’s. */
  adjusted: z.int(),
  faults: CellFaults,
  sheets: z.array(
    z.object({
      /** Null: for companies without an industry of GICS. */
      industry: z.string().nullable(),
      name: z.string(),
      /** Of its weights; need not be 100. Null where a cell of it is wrong. */
      sum: z.number().nullable(),
      weights: z.int(),
      changed: z.int(),
      excluded: z.int(),
    }),
  ),
})
export type WeightFileReading = z.infer<typeof WeightFileReading>

export const readWeightFile = endpoint('POST /weight-files', {
  closedToTrials: true,
  mostBytes: uploadBodyBytes(weightFileBytes),
  summary: 'Read a workbook of weights and say what stands in it and which cells are wrong; nothing is kept',
  body: z.object({ file: WeightFile }),
  response: WeightFileReading,
  refusals: [
    ...(['weight-file.unreadable', 'weight-file.large', 'weight-file.macros', 'weight-file.template'] as const),
    ...uploadRefusals,
  ],
})
