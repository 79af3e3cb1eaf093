import { z } from 'zod'
import { DownloadStanding, DownloadUnit, PlannedDownload } from '../wire/download-count.ts'
import { endpoint } from '../wire/endpoint.ts'

/** Files that the browser makes from what it has. */
export const browserFiles = ['dashboard', 'figure-table', 'figure-picture'] as const

export const takeDownload = endpoint('POST /downloads', {
  closedToTrials: true,
  closedToTokens: true,
  counted: 'always',
  summary: 'Count a file that the browser makes from figures it has, before it is made',
  body: PlannedDownload.extend({ kind: z.enum(browserFiles) }),
  response: DownloadStanding,
  refusals: ['download.over-limit'],
})

export const getDownloadUsage = endpoint('GET /downloads/usage', {
  summary: 'Download counts of the month in Tokyo, and what a planned download would take',
  query: PlannedDownload.extend({ companies: PlannedDownload.shape.companies.default(0) }),
  response: DownloadStanding.extend({
    /** `2026-01`, of Tokyo. */
    month: z.string(),
    unit: DownloadUnit,
  }),
  refusals: [],
})
