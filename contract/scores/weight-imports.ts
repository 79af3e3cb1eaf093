import { z } from 'zod'
import { customSorts } from '#methodology/scores/custom/bases.ts'
import { endpoint } from '../wire/endpoint.ts'
import { toOneLine } from '../wire/typed.ts'
import { uploadBodyBytes, uploadRefusals } from '../wire/uploads.ts'
import { CustomMethod, CustomRecipe } from './custom-weights.ts'
import { saveOwnMethod } from './own-methods.ts'
import { Share } from './score.ts'
import { WeightFile, weightFileBytes } from './weight-files.ts'

export const weightImportStates = ['waiting', 'scoring', 'done', 'error', 'deleting'] as const

/** One fiscal year of the market under imported weights, beside the standard. */
const ScoredYear = z.object({
  year: z.int(),
  /** Companies with a score. */
  companies: z.int(),
  /** Spearman's, over the companies that both rank; null where ranks do not vary. */
  correlation: z.number().min(-1).max(1).nullable(),
  both: z.int(),
  onlyStandard: z.int(),
  onlyOwn: z.int(),
  top: z.object({ of: z.int(), kept: z.int() }),
})

/** The account's workbook of weights and how far the market is scored by it. */
export const WeightImport = z.object({
  id: z.int(),
  state: z.enum(weightImportStates),
  /** How much of the market is scored; 100 when it is done. */
  percent: z.int().min(0).max(100),
  fileName: z.string(),
  industries: CustomMethod.shape.industries,
  /** Indicators that weigh more than nothing in any industry. */
  indicators: z.int(),
  /** The method of one's own that holds the weights; null when it was removed. */
  method: z.object({ id: z.int(), name: z.string() }).nullable(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  /** What the scores were made from; null until they are. */
  recipe: CustomRecipe.nullable(),
  /** Ascending. */
  years: z.array(ScoredYear),
})
export type WeightImport = z.infer<typeof WeightImport>

export const getWeightImport = endpoint('GET /weight-import', {
  summary: 'The caller’s imported workbook of weights and the state of its scores; null when there is none',
  response: WeightImport.nullable(),
  refusals: [],
})

export const importWeights = endpoint('POST /weight-import', {
  mostBytes: uploadBodyBytes(weightFileBytes),
  closedToTrials: true,
  summary:
    'Keep the weights of a workbook as a method of one’s own and score the whole market by them, in all years; an e-mail tells when it is done',
  body: z.object({
    file: WeightFile,
    fileName: z.string().max(1000).transform(toOneLine).pipe(z.string().min(1).max(255)),
    /** What the method is called. */
    name: saveOwnMethod.body.shape.name,
  }),
  response: WeightImport,
  refusals: [
    ...([
      'weight-file.unreadable',
      'weight-file.large',
      'weight-file.macros',
      'weight-file.template',
      'own-method.space',
    ] as const),
    ...(['weight-file.cells', 'weight-import.standing', 'own-method.name-taken', 'own-method.too-many'] as const),
    ...uploadRefusals,
  ],
})

export const deleteWeightImport = endpoint('DELETE /weight-import', {
  summary: 'Delete the import with its scores, and remove its method, which can be restored for a while',
  response: z.object({}),
  refusals: ['weight-import.not-found'],
})

const ScoredCompany = z.object({
  id: z.int(),
  rank: z.int(),
  score: Share,
  e: Share.nullable(),
  s: Share.nullable(),
  g: Share.nullable(),
  /** Share of the weight that rests on disclosed figures. */
  coverage: Share,
  standardRank: z.int().nullable(),
  /** Rank by the standard method minus this one. */
  rankChange: z.int().nullable(),
})

export const listImportedScores = endpoint('GET /weight-import/scores', {
  summary: 'Scores and ranks by the imported weights in a fiscal year, page by page',
  query: z.object({
    year: z.coerce.number().int().min(1990).max(2100),
    sort: z.enum(customSorts).default('rank'),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    perPage: z.coerce.number().int().min(1).max(100).default(50),
  }),
  response: z.object({ total: z.int(), companies: z.array(ScoredCompany) }),
  refusals: ['weight-import.not-found'],
})
