import { z } from 'zod'
import { ScoreQuery } from '../scores/score-query.ts'
import { DownloadPlan, DownloadStanding, DownloadUnit } from '../wire/download-count.ts'
import { endpoint, FileAnswer } from '../wire/endpoint.ts'
import { Id } from '../wire/id.ts'

/** Most companies of one file. */
export const exportLimit = 100
/** Most fiscal years of one file. */
export const exportYears = 30
/** Files of one account that may be waiting or in the making at once. */
export const maxExportsAtOnce = 3
/** Files of one account within a day, and what they may take. */
export const exportsADay = { files: 200, bytes: 500_000_000 } as const
/** Seconds between two questions of an open page. */
export const exportPollSeconds = 10

export const exportContents = ['scores', 'raws', 'targets', 'ratings', 'definitions'] as const
export type ExportContent = (typeof exportContents)[number]

export const exportFormats = ['xlsx', 'csv-utf8', 'csv-shift-jis', 'tsv', 'json'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** Screens from which a file is asked for; each keeps its own. */
export const exportPlaces = ['comparison', 'dashboard', 'report', 'watchlist'] as const
export type ExportPlace = (typeof exportPlaces)[number]

const Year = z.int().min(1990).max(2100)

/** What a file is to hold: companies, years, contents, and the context of the scores. */
export const ExportRequest = ScoreQuery.omit({ year: true }).extend({
  // More than a file may hold is refused by its own code, so that the answer says what is wrong.
  companies: z.array(Id).min(1).max(5000),
  from_y: Year,
  to_y: Year,
  contents: z.array(z.enum(exportContents)).min(1).max(exportContents.length),
  /** Of the raw data; all when left out. */
  indicators: z
    .array(z.string().regex(/^[A-Z0-9-]{1,20}$/))
    .min(1)
    .max(600)
    .optional(),
  format: z.enum(exportFormats).default('xlsx'),
  lang: z.enum(['ja', 'en']).default('ja'),
  place: z.enum(exportPlaces).default('comparison'),
})
export type ExportRequest = z.infer<typeof ExportRequest>

/** The same as it is asked for: companies by number, or those that one of the caller's watchlists has now. */
const ExportWish = ExportRequest.extend({
  companies: ExportRequest.shape.companies.optional(),
  watchlistId: Id.optional(),
}).refine(({ companies, watchlistId }) => (companies === undefined) !== (watchlistId === undefined))
export type ExportWish = z.infer<typeof ExportWish>

/** The longest are 43 signs; nobody guesses one. */
const ExportId = z.string().regex(/^[A-Za-z0-9_-]{43}$/)
const exportParams = z.object({ exportId: ExportId })

export const exportPhases = ['waiting', 'counting', 'creating', 'done', 'failed', 'cleared'] as const

/** What a file may be. */
export const fileFormats = [...exportFormats, 'pdf'] as const

export const ExportStatus = z.object({
  /** False when it failed or was cleared. */
  result: z.boolean(),
  /** 100 and more: done. Below 0: failed or cleared. Else it is still running. */
  status: z.int().min(-2).max(100),
  /** Where the file is, below the API base path; null until it is done. */
  url: z.string().nullable(),
  phase: z.enum(exportPhases),
  format: z.enum(fileFormats),
  /** Counts that it took; 0 after they were given back. */
  count: z.int(),
  /** Null until it is done. */
  file: z.object({ name: z.string(), bytes: z.int(), replaced: z.int(), expiresAt: z.iso.datetime() }).nullable(),
})
export type ExportStatus = z.infer<typeof ExportStatus>

export const countExport = endpoint('POST /companies/export/count', {
  closedToTrials: true,
  summary: 'What a file would take from the month’s download counts, before it is asked for',
  body: ExportWish,
  response: DownloadStanding.extend({
    plan: DownloadPlan,
    unit: DownloadUnit,
    /** `2026-01`, of Tokyo. */
    month: z.string(),
  }),
  refusals: ['watchlist.not-found', 'company.not-found', 'indicator.not-found', 'export.too-many', 'export.years'],
})

export const createExport = endpoint('POST /companies/export', {
  closedToTrials: true,
  counted: 'always',
  summary:
    'Have a file made of up to 100 companies; its counts are taken at once, and given back if it fails or is cancelled',
  body: ExportWish,
  response: z.object({ export_id: z.string() }),
  refusals: [
    'watchlist.not-found',
    'company.not-found',
    'indicator.not-found',
    'export.too-many',
    'export.years',
    'export.at-once',
    'download.over-limit',
    'export.space',
  ],
})

export const getExportStatus = endpoint('GET /companies/export/status', {
  envelope: 'bare',
  closedToTrials: true,
  summary: 'How far a file is: 100 and more is done, below 0 failed or cleared, else still running',
  query: z.object({
    export_id: ExportId,
    /** Seconds that the server may wait for a change before it answers. */
    wait: z.coerce.number().min(0).max(8).default(0),
  }),
  response: ExportStatus,
  refusals: ['export.not-found'],
})

export const getExportFile = endpoint('GET /companies/export/:exportId/file', {
  envelope: 'file',
  closedToTrials: true,
  summary: 'The file, for the account that asked for it, for a day; its counts were taken when it was asked for',
  params: exportParams,
  response: FileAnswer,
  refusals: ['export.not-found', 'export.not-ready'],
})

export const clearExport = endpoint('DELETE /companies/export/:exportId', {
  closedToTrials: true,
  summary: 'Cancel a file that is being made, which gives its counts back, or clear one that is done',
  params: exportParams,
  response: z.object({}),
  refusals: ['export.not-found'],
})

export const retryExport = endpoint('POST /companies/export/:exportId/retry', {
  closedToTrials: true,
  counted: 'always',
  summary: 'Ask again for a file that failed or was cancelled, under the same id',
  params: exportParams,
  response: z.object({ export_id: z.string() }),
  refusals: [
    'export.not-found',
    'export.not-ready',
    'export.at-once',
    'export.no-browser',
    'export.no-sandbox',
    'download.over-limit',
    'export.space',
  ],
})

export const listExports = endpoint('GET /companies/exports', {
  closedToTrials: true,
  summary: 'The account’s own files of the last day, the newest first',
  response: z.object({
    exports: z.array(
      ExportStatus.extend({
        export_id: z.string(),
        createdAt: z.iso.datetime(),
        companies: z.int(),
      }),
    ),
  }),
  refusals: [],
})
