import { z } from 'zod'
import { doubtReasons, supports } from '#methodology/doubts/suspicion.ts'
import { boundaries } from '#methodology/figures/boundary.ts'
import { Day } from '../wire/day.ts'
import { endpoint } from '../wire/endpoint.ts'
import { IdInAddress } from '../wire/id.ts'

/** A change from one year to the next that earns an icon, as a share of the earlier value. */
export const changeThreshold = 0.05

/** Most fiscal years one answer holds. */
export const maxObservationYears = 10

/** What a figure rests on, as its source has it. */
export const Filed = z.object({
  /** Element of the filing or header of the column. */
  item: z.string(),
  /** Row of a table, counted from 1; null for a filing. */
  row: z.int().nullable(),
  /** As it is written there; null where several lines were added up. */
  value: z.string().nullable(),
  unit: z.string(),
})
export type Filed = z.infer<typeof Filed>

/**
 * `disclosed`: in a tag or a table made for it; `read-from-text`: read from a sentence or a table of a filing; `withdrawn`: the document
 * that said it was withdrawn or hidden, and no other says it.
 */
export const FigureState = z.enum(['disclosed', 'read-from-text', 'estimated', 'not-applicable', 'withdrawn'])

/** One figure as a table shows it. What is absent was not disclosed; `absent` of the year says why. */
export const Cell = z.object({
  indicator: z.string(),
  fiscalYear: z.int(),
  boundary: z.enum(boundaries),
  /** Name of the subsidiary or part; empty otherwise. */
  part: z.string(),
  /** In the indicator's unit; null when not applicable or withdrawn. A yes is 1, a no is 0. */
  value: z.number().nullable(),
  state: FigureState,
  periodEnd: Day,
  acquiredOn: Day,
  /** When the source is expected to speak again, on the day looked from or later; null when unknown, or past. */
  nextUpdateOn: Day.nullable(),
  documentId: z.int(),
  /** Null where the source keeps nothing beside the value, as in an invented market. */
  filed: Filed.nullable(),
  /** Codes of remarks: `own-element`, `sum`, `months:9` of a period that is not twelve months… */
  notes: z.array(z.string()),
  /** True when an earlier vintage said something else. */
  isRestated: z.boolean(),
  /** True for a figure that looks like an error of the filer: as filed, and out of every ranking until a person decides. */
  isUnderReview: z.boolean(),
})
export type Cell = z.infer<typeof Cell>

export const SourceDocument = z.object({
  id: z.int(),
  title: z.string(),
  /** EDINET's number, `S100VWVY`; null while no list or file name has told it. */
  number: z.string().nullable(),
  /** Where the document can be read; null while its number is unknown. */
  url: z.string().nullable(),
  publisher: z.string(),
  /** `table`: one file about many companies. */
  kind: z.enum(['annual-report', 'sustainability-report', 'governance-report', 'vendor-file', 'table']),
  language: z.enum(['ja', 'en']),
  filedOn: Day,
  /** `YYYY-MM-DD HH:mm`, Tokyo; null when only the day is known. */
  submittedAt: z.string().nullable(),
  periodStart: Day.nullable(),
  periodEnd: Day.nullable(),
  fiscalYear: z.int().nullable(),
  isAmendment: z.boolean(),
  /** Whether the document itself was imported; else it is known through a list, or a table of many reports. */
  isRead: z.boolean(),
})
export type SourceDocument = z.infer<typeof SourceDocument>

const companyParams = z.object({ companyId: IdInAddress })

export const listObservations = endpoint('GET /companies/:companyId/raws', {
  summary:
    'Raw data of one company: the present figure of each indicator and fiscal year, or the figure as of a past day',
  params: companyParams,
  query: z.object({
    /** Last fiscal year of the table; the newest held when left out. */
    toYear: z.coerce.number().int().min(1990).max(2100).optional(),
    /** `YYYY-MM-DD`: what was known at the end of that day in Tokyo. Now when left out. */
    asOf: Day.optional(),
  }),
  response: z.object({
    /** Fiscal years of the table, ascending, at most ten. */
    years: z.array(z.int()),
    /** The last year shown when none is asked for; null without figures. */
    newestYear: z.int().nullable(),
    cells: z.array(Cell),
    documents: z.array(SourceDocument),
    /** Fiscal years that a filing of the company covers itself (its current year), ascending. */
    reportedYears: z.array(z.int()),
    /** Yes/no indicators that a report does not state, though the chapters in which it would were read whole: not a no. */
    notStated: z.array(
      z.object({
        indicator: z.string(),
        fiscalYear: z.int(),
        documentId: z.int(),
        /** Elements of those chapters. */
        chapters: z.array(z.string()),
      }),
    ),
    /** Figures that changed or were added after `asOf`; 0 for now. */
    changedSince: z.int(),
  }),
  refusals: ['company.not-found'],
})

const Line = z.object({
  /** Element of the filing or header of the column. */
  item: z.string(),
  /** Context of the filing or row. */
  position: z.string(),
  value: z.string(),
  unit: z.string(),
  label: z.string().nullable(),
})

const Vintage = z.object({
  knownFrom: Day,
  value: z.number().nullable(),
  state: FigureState,
  documentId: z.int(),
  /** True for the figure that stands. */
  isCurrent: z.boolean(),
  /** False after the as-of day: not known then. */
  isKnown: z.boolean(),
  notes: z.array(z.string()),
  lines: z.array(Line),
})

/** Why a figure looks like an error of the filer. */
export const Review = z.object({
  reason: z.enum(doubtReasons),
  /** In the indicator's unit; null unless two kinds of evidence agree. */
  proposed: z.number().nullable(),
  /** What agrees with the proposal. */
  supports: z.array(z.enum(supports)),
  /** What it was held against: the company's other years, or the middle of the market; null where a day or currency is doubted. */
  reference: z.number().nullable(),
  /** Fiscal year of the reference where it is one year's figure. */
  referenceYear: z.int().nullable(),
  /** Codes of the indicators that speak against it. */
  against: z.array(z.string()),
  /** Whether a person has decided that it is wrong and stays out. */
  isExcluded: z.boolean(),
})

export const getFigure = endpoint('GET /companies/:companyId/raws/:indicator/:fiscalYear', {
  summary: 'Why a figure is what it is: its lines in the filing, document, hash and every vintage',
  params: companyParams.extend({
    indicator: z.string().max(20),
    fiscalYear: z.coerce.number().int().min(1990).max(2100),
  }),
  query: z.object({
    boundary: z.enum(boundaries),
    part: z.string().max(200).default(''),
    asOf: Day.optional(),
  }),
  response: z.object({
    indicator: z.string(),
    fiscalYear: z.int(),
    boundary: z.enum(boundaries),
    part: z.string(),
    value: z.number().nullable(),
    state: FigureState,
    periodStart: Day,
    periodEnd: Day,
    acquiredOn: Day,
    nextUpdateOn: Day.nullable(),
    notes: z.array(z.string()),
    /** The lines it rests on; more than one when they were added up. */
    lines: z.array(Line),
    documents: z.array(SourceDocument),
    documentId: z.int(),
    /** Of the file that was read. */
    file: z.object({ name: z.string(), sha256: z.string(), bytes: z.int(), importId: z.int(), importedAt: z.string() }),
    /** Null for a figure that nobody doubts, or on which a person has decided. */
    review: Review.nullable(),
    /** Newest first. */
    vintages: z.array(Vintage),
  }),
  refusals: ['company.not-found', 'figure.not-found'],
})
export type Figure = z.infer<(typeof getFigure)['response']>

export const getSourceLines = endpoint('GET /documents/:documentId/lines', {
  summary: 'The lines of an element in the stored copy of a filing, or around a line of a table, as they stand there',
  params: z.object({ documentId: IdInAddress }),
  query: z.object({
    /** Element of a filing, or header of a column. */
    item: z.string().min(1).max(400),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    /** Line of a table, from 1; left out for a filing. */
    line: z.coerce.number().int().min(1).max(10_000_000).optional(),
  }),
  response: z.object({
    /** True when the stored copy still has the hash it came with. */
    isIntact: z.boolean(),
    lines: z.array(Line.extend({ line: z.int() })),
  }),
  refusals: ['document.not-found', 'document.copy-missing'],
})
