import { z } from 'zod'
import { denominators, readKinds, readScopes } from '#methodology/targets/sentences/target.ts'
import { companyParams } from '../scores/score-query.ts'
import { Day } from '../wire/day.ts'
import { endpoint } from '../wire/endpoint.ts'

const ReadYear = z.object({
  year: z.int(),
  /** A fiscal year is the one in which most of its days lie. */
  isFiscal: z.boolean(),
})

/** A target as it was read from a sentence of an annual report. What the sentence does not say is null. */
export const ReadTarget = z.object({
  /** Number on the review list. */
  id: z.int(),
  /** `read`: accepted as read from text; `waiting`: a person has to decide, and it counts for nothing until then. */
  state: z.enum(['read', 'waiting']),
  kind: z.enum(readKinds),
  /** Of an intensity; `unknown` where the sentence says only that it is one. */
  denominator: z.enum(denominators).nullable(),
  /** Null for net zero. */
  amount: z
    .object({
      /** Taken off the base year’s, or a level to be reached. */
      direction: z.enum(['cut', 'reach']),
      /** Per cent from 0 to 100, tonnes, or accidents a million hours. */
      unit: z.enum(['percent', 't', 'rate']),
      value: z.number(),
      /** Upper end of a range. */
      most: z.number().nullable(),
      /** Whether it is meant for every year. */
      isYearly: z.boolean(),
    })
    .nullable(),
  scope: z.enum(readScopes).nullable(),
  baseYear: ReadYear.nullable(),
  targetYear: ReadYear.nullable(),
  /** Share of the base year’s emissions to be cut, 0 to 1; null for whatever is no such target. */
  reduction: z.number().nullable(),
  /** How sure the rules are, 0 to 1; docs/methodology/targets-from-sentences.md. */
  confidence: z.number().min(0).max(1),
  /** What the confidence is made of. */
  seen: z.array(z.string()),
  /** As filed. */
  sentence: z.string(),
  /** Words of it that gave a field, full-width letters made plain. */
  words: z.partialRecord(z.enum(['kind', 'amount', 'scope', 'base', 'target']), z.string()),
  document: z.object({ id: z.int(), title: z.string(), filedOn: Day, fiscalYear: z.int().nullable() }),
  /** Where the sentence stands: the block of text, its line in the stored filing, and the place in the block. */
  element: z.string(),
  context: z.string(),
  line: z.int(),
  start: z.int(),
  /** The decision that stands; null where nobody decided. */
  decision: z.object({ on: Day, isCorrected: z.boolean() }).nullable(),
})
export type ReadTarget = z.infer<typeof ReadTarget>

export const listReadTargets = endpoint('GET /companies/:companyId/targets/read', {
  summary: 'Targets read from the sentences of the newest annual report of a day, accepted or waiting for a decision',
  params: companyParams,
  query: z.object({
    /** What was public at the end of that day in Tokyo. Now when left out. */
    asOf: Day.optional(),
  }),
  response: z.object({ targets: z.array(ReadTarget) }),
  refusals: ['company.not-found'],
})
