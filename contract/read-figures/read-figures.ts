import { z } from 'zod'
import { boundaries } from '#methodology/figures/boundary.ts'
import { companyParams } from '../scores/score-query.ts'
import { Day } from '../wire/day.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Id, IdInAddress } from '../wire/id.ts'

/** Words of a filing that a figure was read from. */
export const Passage = z.object({
  /** Element of the block of text. */
  element: z.string(),
  /** Line of the stored filing that the block begins on. */
  line: z.int(),
  /** Place in the block: `p12`, or `t13/2/4` for row 2 and column 4 of a table. */
  address: z.string(),
  /** A sentence or a cell as it is read, full-width letters made plain. */
  text: z.string(),
})

/** A figure as the words of an annual report say it. */
export const ReadFigure = z.object({
  /** Number on the review list. */
  id: z.int(),
  indicator: z.string(),
  fiscalYear: z.int(),
  boundary: z.enum(boundaries),
  /** In the indicator's unit; a yes is 1, a no is 0. What a person corrected, where one did. */
  value: z.number(),
  /** `counts`: unasked or accepted; `waiting`: a person has to decide, and it counts for nothing until then; `refused` by a person. */
  state: z.enum(['counts', 'waiting', 'refused']),
  /** What a tag or a list says of the same figure: nothing, the same, or something else. */
  beside: z.enum(['none', 'same', 'differs']),
  /** Rule that read it; docs/methodology/read-from-text.md. */
  reader: z.string(),
  notes: z.array(z.string()),
  passages: z.array(Passage),
  document: z.object({
    id: z.int(),
    title: z.string(),
    filedOn: Day,
    /** Of the copy that was read, in which the addresses hold; null where it is not kept. */
    sha256: z.string().nullable(),
  }),
  /** The decision that stands; null where nobody decided. */
  decision: z.object({ on: Day, isCorrected: z.boolean() }).nullable(),
})
export type ReadFigure = z.infer<typeof ReadFigure>

export const listReadFigures = endpoint('GET /companies/:companyId/read-figures', {
  summary:
    'Figures read from the sentences and tables of a company’s annual reports, with the words, counting or waiting',
  params: companyParams,
  query: z.object({
    /** What was public at the end of that day in Tokyo. Now when left out. */
    asOf: Day.optional(),
    /** Of one indicator. */
    indicator: z.string().max(20).optional(),
    fiscalYear: z.coerce.number().int().min(1990).max(2100).optional(),
  }),
  response: z.object({
    figures: z.array(ReadFigure),
    /** Where the newest annual report that was read says that the company's own reports stand. */
    links: z.array(z.string()),
  }),
  refusals: ['company.not-found'],
})

/** Figures that one call decides at most. */
export const maxDecided = 200

export const decideReadFigures = endpoint('POST /read-figures/decisions', {
  summary: 'Accept, correct or refuse figures read from text, or take a decision back; operators alone',
  body: z
    .object({
      ids: z.array(Id).min(1).max(maxDecided),
      verdict: z.enum(['accepted', 'refused', 'undone']),
      /** What the words say where they were read wrongly, in the indicator's unit; of one accepted figure alone. */
      value: z.number().optional(),
    })
    .refine(({ ids, verdict, value }) => value === undefined || (verdict === 'accepted' && ids.length === 1), {
      path: ['value'],
      message: 'a value corrects one accepted figure',
    }),
  response: z.object({
    outcomes: z.array(
      z.object({
        id: z.int(),
        outcome: z.enum(['done', 'unknown', 'decided-before', 'nothing-to-undo', 'read-again']),
      }),
    ),
  }),
  refusals: ['operator.only'],
})

/** Blocks of a chapter beside the one that is asked for, on either side. */
export const passageMargin = 2

export const getPassage = endpoint('GET /documents/:documentId/passages', {
  summary: 'The words around a place of a filing, as they stand in its stored copy',
  params: z.object({ documentId: IdInAddress }),
  query: z.object({
    element: z.string().min(1).max(400),
    address: z.string().regex(/^[pt]\d{1,6}(\/\d{1,4}\/\d{1,4})?$/),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
  }),
  response: z.object({
    /** True when the stored copy still has the hash it came with. */
    isIntact: z.boolean(),
    /** The block itself with those beside it; empty where the copy has no such place. */
    blocks: z.array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('paragraph'), address: z.string(), text: z.string() }),
        z.object({
          kind: z.literal('table'),
          address: z.string(),
          /** Rows from the head on, and those around the cell; a cell that spans several stands in each of them. */
          rows: z.array(z.object({ row: z.int(), cells: z.array(z.string()) })),
        }),
      ]),
    ),
  }),
  refusals: ['document.not-found', 'document.copy-missing'],
})
