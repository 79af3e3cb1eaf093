import { z } from 'zod'
import { Day } from '../wire/day.ts'
import { endpoint, FileAnswer } from '../wire/endpoint.ts'
import { idList } from '../wire/id.ts'

/** What one panel may ask for. */
export const panelLimits = { companies: 5000, indicators: 60 } as const

/** Heads of the CSV, and names of the fields of a line of NDJSON. */
export const panelFields = ['company', 'ticker', 'isin', 'indicator', 'fiscalYear', 'value', 'state'] as const

const Year = z.coerce.number().int().min(1990).max(2100)

export const savePanel = endpoint('GET /panel/:format', {
  isLong: true,
  envelope: 'file',
  closedToTrials: true,
  counted: 'always',
  summary:
    'Figures of many companies, indicators and fiscal years as of a day: a line a figure, sent while it is written',
  params: z.object({ format: z.enum(['ndjson', 'csv']) }),
  query: z.object({
    /** Codes, separated by commas. */
    indicators: z
      .string()
      .max(1000)
      .regex(/^[A-Z]-[A-Z]{2}-\d{3}(,[A-Z]-[A-Z]{2}-\d{3})*$/)
      .transform((text) => [...new Set(text.split(','))])
      .pipe(z.array(z.string()).max(panelLimits.indicators)),
    /** Numbers of companies, separated by commas; the whole market, delisted ones too, when left out. */
    companies: idList({ separator: ',', most: panelLimits.companies }).optional(),
    fromYear: Year.optional(),
    toYear: Year.optional(),
    asOf: Day.optional(),
  }),
  response: FileAnswer,
  refusals: ['download.over-limit', 'indicator.not-found', 'company.not-found'],
})
