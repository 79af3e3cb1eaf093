import { z } from 'zod'
import { Day } from '../wire/day.ts'
import { endpoint, FileAnswer } from '../wire/endpoint.ts'
import { idList } from '../wire/id.ts'

/** Companies and indicators per request, at most. */
export const panelLimits = { companies: 5000, indicators: 60 } as const

/** Column heads of the CSV, and field names of NDJSON. */
export const panelFields = ['company', 'ticker', 'isin', 'indicator', 'fiscalYear', 'value', 'state'] as const

const Year = z.coerce.number().int().min(1990).max(2100)

export const savePanel = endpoint('GET /panel/:format', {
  isLong: true,
  envelope: 'file',
  closedToTrials: true,
  counted: 'always',
  summary:
    'Panel data: figures of companies × indicators × fiscal years as known on a day, one figure a line, streamed',
  params: z.object({ format: z.enum(['ndjson', 'csv']) }),
  query: z.object({
    /** Codes of indicators, separated by commas: `E-GH-001,S-LR-001`. */
    indicators: z
      .string()
      .max(1000)
      .regex(/^[A-Z]-[A-Z]{2}-\d{3}(,[A-Z]-[A-Z]{2}-\d{3})*$/)
      .transform((text) => [...new Set(text.split(','))])
      .pipe(z.array(z.string()).max(panelLimits.indicators)),
    /** Ids of companies, separated by commas; all companies, delisted ones included, when left out. */
    companies: idList({ separator: ',', most: panelLimits.companies }).optional(),
    fromYear: Year.optional(),
    toYear: Year.optional(),
    asOf: Day.optional(),
  }),
  response: FileAnswer,
  refusals: ['download.over-limit', 'indicator.not-found', 'company.not-found'],
})
