import { z } from 'zod'
import { Day } from '../wire/day.ts'
import { endpoint } from '../wire/endpoint.ts'
import { HeldCompany, PortfolioQuery, PortfolioStrip } from './figures.ts'

/** Days of one answer; of more the newest are taken. */
export const maxDates = 120

export const getPortfolioHistory = endpoint('GET /portfolio/history', {
  summary: 'The figures of a portfolio on each day on which it was held, beside its benchmark',
  query: PortfolioQuery.omit({ date: true, year: true }),
  response: z.object({
    points: z.array(
      z.object({
        date: z.iso.date(),
        /** Whose figures are used: the year reported by then. */
        fiscalYear: z.int().nullable(),
        companies: z.int(),
        strip: PortfolioStrip,
        benchmark: PortfolioStrip.pick({ waci: true, score: true }).nullable(),
      }),
    ),
    /** Days that were left out because there are more than fit. */
    left: z.int(),
  }),
  refusals: ['portfolio.not-found', 'portfolio.empty'],
})

const Part = z.number()

export const getPortfolioChange = endpoint('GET /portfolio/change', {
  summary: 'Why the intensity of a portfolio moved between two days: trades, emissions, sales, coverage, restatements',
  query: PortfolioQuery.omit({ date: true, year: true }).extend({ from: Day, to: Day }),
  response: z.object({
    from: z.iso.date(),
    to: z.iso.date(),
    /** Fiscal years whose figures are used. */
    years: z.tuple([z.int().nullable(), z.int().nullable()]),
    /** t-CO2e per million yen of sales; the first as it was known on that day. Null where one cannot be measured. */
    before: z.number().nullable(),
    after: z.number().nullable(),
    /** They sum to the difference. */
    parts: z.object({ trades: Part, emissions: Part, sales: Part, coverage: Part, restated: Part }).nullable(),
    /** Companies that moved it most, in the sum of the parts that are theirs. */
    movers: z.array(z.object({ company: HeldCompany, effect: z.number(), trades: z.number(), own: z.number() })),
  }),
  refusals: ['portfolio.not-found', 'portfolio.empty'],
})
