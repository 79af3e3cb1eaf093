import { z } from 'zod'
import { boundaries } from '#methodology/figures/boundary.ts'
import { FigureState, SourceDocument } from '../market/observations.ts'
import { Day } from '../wire/day.ts'
import { endpoint, FileAnswer } from '../wire/endpoint.ts'
import { IdInAddress } from '../wire/id.ts'

/** Kinds of documents of which a kept copy is given out: a company publishes them itself. Not a vendor's file, nor a table of many companies. */
export const givenKinds = ['annual-report', 'sustainability-report', 'governance-report'] as const

export const CompanyDocument = SourceDocument.extend({
  accountingStandard: z.string().nullable(),
  /** When the next of its kind is expected, on the day looked from or later. */
  nextUpdateOn: Day.nullable(),
  /** The document that it corrects; null where it corrects none, and where that one is not on file. */
  corrects: z.int().nullable(),
  /** Since when, on the day, it does not count, being withdrawn or hidden itself or with what it corrects; null where it counts. */
  voidSince: Day.nullable(),
  /** Whether it is, by the day, withdrawn for good. */
  isWithdrawn: z.boolean(),
  /** Corrections of it that were known on the day, oldest first. */
  correctedBy: z.array(z.int()),
  /** Files that were read and kept; a filing may have come in several forms. */
  files: z.array(z.object({ name: z.string(), sha256: z.string(), bytes: z.int() })),
  /** Whether a copy may leave: a vendor's file and a table of many companies may not. */
  isGiven: z.boolean(),
  /** Figures of the company that it brought. */
  figures: z.int(),
  /** Figures of the company of which an earlier document had said something else. */
  restated: z.int(),
})
export type CompanyDocument = z.infer<typeof CompanyDocument>

const companyParams = z.object({ companyId: IdInAddress })
const query = z.object({
  /** What was known at the end of that day in Tokyo; now when left out. */
  asOf: Day.optional(),
})

export const listCompanyDocuments = endpoint('GET /companies/:companyId/documents', {
  summary: 'Every filing and report of a company, newest first, with what corrects what and what came from it',
  params: companyParams,
  query,
  response: z.object({ documents: z.array(CompanyDocument) }),
  refusals: ['company.not-found'],
})

const figureKey = {
  indicator: z.string(),
  fiscalYear: z.int(),
  boundary: z.enum(boundaries),
  /** Name of the subsidiary or part; empty otherwise. */
  part: z.string(),
}

/** A figure as a document brought it. */
export const DocumentFigure = z.object({
  ...figureKey,
  /** In the indicator's unit; null when not applicable. */
  value: z.number().nullable(),
  state: FigureState,
  /** Whether the figure still stood so on the day; false where a later document says something else. */
  isStanding: z.boolean(),
})
export type DocumentFigure = z.infer<typeof DocumentFigure>

/** An indicator that one of two documents has and the other has not, or has on another basis. */
export const DocumentChange = z.object({
  indicator: z.string(),
  boundaries: z.array(z.enum(boundaries)),
  /** Bases in the document of the year before. */
  earlierBoundaries: z.array(z.enum(boundaries)),
})
export type DocumentChange = z.infer<typeof DocumentChange>

export const DocumentRestatement = z.object({
  ...figureKey,
  /** `withdrawn`: the document was withdrawn or hidden, and this is what stands since; nothing, or what another one says. */
  kind: z.enum(['restated', 'withdrawn']),
  value: z.number().nullable(),
  state: FigureState,
  earlierValue: z.number().nullable(),
  earlierState: FigureState,
  earlierDocumentId: z.int(),
  earlierKnownFrom: Day,
})
export type DocumentRestatement = z.infer<typeof DocumentRestatement>

/** Why a document is held against none of the year before. */
export const incomparable = ['no-year', 'correction', 'no-figures', 'none-on-file', 'none-read'] as const

const People = z.object({ officers: z.int(), targets: z.int() })

export const getCompanyDocument = endpoint('GET /companies/:companyId/documents/:documentId', {
  summary: 'One document: the figures that came from it, and what changed against the one of the year before',
  params: companyParams.extend({ documentId: IdInAddress }),
  query,
  response: z.object({
    document: CompanyDocument,
    /** By indicator in the order of the catalogue, newest year first. */
    figures: z.array(DocumentFigure),
    /** Officers and targets that it lists. */
    people: People,
    comparison: z.discriminatedUnion('is', [
      z.object({ is: z.literal('none'), why: z.enum(incomparable) }),
      z.object({
        is: z.literal('made'),
        /** The document of the same kind of the year before. */
        documentId: z.int(),
        earlierPeople: People,
        /** Indicators of its own year, against those of the earlier one's own year. */
        added: z.array(DocumentChange),
        dropped: z.array(DocumentChange),
        /** On file in both, on other accounting bases. */
        changedBasis: z.array(DocumentChange),
      }),
    ]),
    /** Figures of which an earlier document had said something else. */
    restated: z.array(DocumentRestatement),
  }),
  refusals: ['company.not-found', 'document.not-found'],
})
export type DocumentDetail = z.infer<(typeof getCompanyDocument)['response']>

export const saveDocumentCopy = endpoint('GET /documents/:documentId/copies/:sha256', {
  envelope: 'file',
  closedToTrials: true,
  counted: 'always',
  summary: 'The kept copy of a company’s own document, byte by byte as it was read',
  params: z.object({
    documentId: IdInAddress,
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
  }),
  response: FileAnswer,
  refusals: ['document.not-found', 'document.copy-missing', 'download.over-limit'],
})
