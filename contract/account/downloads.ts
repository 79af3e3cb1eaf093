import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { DownloadPlan, DownloadStanding, DownloadUnit } from './download-count.ts'

export const getDownloadUsage = endpoint({
  method: 'GET',
  path: '/downloads/usage',
  summary: 'Download counts of the month in Tokyo, and what a planned download would take',
  query: DownloadPlan.extend({ companies: DownloadPlan.shape.companies.default(0) }),
  response: DownloadStanding.extend({
    /** `2026-01`, of Tokyo. */
    month: z.string(),
    unit: DownloadUnit,
  }),
  refusals: [],
})
