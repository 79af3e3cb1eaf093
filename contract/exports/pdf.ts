import { z } from 'zod'
import { peerDisplays } from '#methodology/scores/displays.ts'
import { OwnMethodNamed, ScoreQuery } from '../scores/score-query.ts'
import type { DownloadPlan } from '../wire/download-count.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Id } from '../wire/id.ts'
import { exportPlaces } from './exports.ts'

/** Most companies of a report. */
export const pdfLimit = 5
/** Fiscal years that a printed company shows of its indicators. */
export const companySheetYears = 5

const Year = z.int().min(1990).max(2100)
const Names = z.string().regex(/^[a-z-]{1,20}(,[a-z-]{1,20}){0,11}$/)

/** What the address of a printed sheet may say: the context, and which parts, indicators and years it shows. */
const SheetQuery = z.strictObject({
  ...ScoreQuery.partial().shape,
  basis: Names.optional(),
  display: z.enum(peerDisplays).optional(),
  /** A method of the caller's own; the standard when left out. */
  method: OwnMethodNamed.optional(),
  vendors: Names.optional(),
  /** Parts of a printed company. */
  sections: Names.optional(),
  /** Parts of a report. */
  parts: Names.optional(),
  indicators: z
    .string()
    .regex(/^[A-Z0-9-]{1,20}(,[A-Z0-9-]{1,20}){0,4}$/)
    .optional(),
  from_y: Year.optional(),
  to_y: Year.optional(),
})

/** A sheet for the printer as a PDF: one company, or a report of up to five. */
export const PdfRequest = z.object({
  format: z.literal('pdf').default('pdf'),
  sheet: z.enum(['company', 'report']),
  // More than a sheet may hold is refused by its own code, so that the answer says what is wrong.
  companies: z.array(Id).min(1).max(5000),
  query: SheetQuery.default({}),
  lang: z.enum(['ja', 'en']).default('ja'),
  place: z.enum(exportPlaces).default('report'),
})
export type PdfRequest = z.infer<typeof PdfRequest>

/** What a sheet is counted as: its companies, in the years of its figures. */
export function planOfPdf({
  sheet,
  companies,
  query,
}: Pick<PdfRequest, 'sheet' | 'companies' | 'query'>): DownloadPlan {
  const { from_y, to_y, indicators } = query
  const years =
    sheet === 'company' || from_y === undefined || to_y === undefined ? companySheetYears : to_y - from_y + 1
  return { companies: new Set(companies).size, years, items: indicators?.split(',').length ?? 1 }
}

export const createPdf = endpoint('POST /companies/export/pdf', {
  closedToTrials: true,
  counted: 'always',
  summary:
    'Have a printed company, or a report of up to five, made into a PDF by the Chromium of the server; its state and file are those of any export',
  body: PdfRequest,
  response: z.object({ export_id: z.string() }),
  refusals: [
    'company.not-found',
    'export.too-many',
    'export.years',
    'export.at-once',
    'export.no-browser',
    'export.no-sandbox',
    'download.over-limit',
    'export.space',
  ],
})
