import { z } from 'zod'
import { Day } from '../wire/day.ts'
import { endpoint } from '../wire/endpoint.ts'
import { IdInAddress } from '../wire/id.ts'

/** Longest search text and list of numbers, in UTF-16 units. */
export const searchLimits = { text: 100, perPage: 100, ids: 8000 } as const

export const CompanySummary = z.object({
  id: z.int(),
  /** Four characters, `7203`, `130A`; five for class shares; null for a company without a listing. */
  ticker: z.string().nullable(),
  nameJa: z.string(),
  /** Null where no source gives an English name. */
  nameEn: z.string().nullable(),
  nameKana: z.string().nullable(),
  isin: z.string().nullable(),
  corporateNumber: z.string().nullable(),
  /** Code of `market_segments`, `PRM`; null when no exchange list has been imported. */
  marketCode: z.string().nullable(),
  /** Of the exchange's list, else from the industry that EDINET's code list has. */
  tse33Code: z.string().nullable(),
  /** The filer's industry in EDINET's words. */
  edinetIndustry: z.string().nullable(),
  isListed: z.boolean(),
  /** How many figures of the company are held, all years. */
  figures: z.int(),
})
export type CompanySummary = z.infer<typeof CompanySummary>

export const searchCompanies = endpoint('GET /companies', {
  summary: 'Find companies by name in any script, ticker, five-digit code, ISIN, EDINET code or corporate number',
  query: z.object({
    /** Words separated by spaces, full-width ones too; companies that match any word (OR). Empty lists all. */
    q: z.string().max(searchLimits.text).default(''),
    /** 1 is the first. */
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    perPage: z.coerce.number().int().min(1).max(searchLimits.perPage).default(50),
  }),
  response: z.object({
    total: z.int(),
    /** Companies in the market, whatever was searched. */
    market: z.int(),
    companies: z.array(CompanySummary),
  }),
  refusals: [],
})

export const listCompanyNames = endpoint('GET /companies/names', {
  summary: 'What companies are called, by their numbers, listed now or once; numbers that nobody has are left out',
  query: z.object({
    /** Numbers of companies, separated by commas, in any order. */
    ids: z
      .string()
      .max(searchLimits.ids)
      .regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/),
  }),
  response: z.object({
    /** In the order of their numbers. */
    companies: z.array(CompanySummary.pick({ id: true, ticker: true, nameJa: true, nameEn: true })),
  }),
  refusals: [],
})

/** Who tells the TSE 33 industry of a company. */
export const industryOrigins = ['exchange', 'code-list', 'table'] as const

export const Company = CompanySummary.extend({
  edinetCode: z.string().nullable(),
  /** Five characters as the exchange and EDINET write it, `72030`. */
  securityCode: z.string().nullable(),
  lei: z.string().nullable(),
  address: z.string().nullable(),
  tse17Code: z.string().nullable(),
  /** Who told the TSE 33 industry: the exchange's list, EDINET's code list by its own industry, or a table of the operator's own. */
  tse33Origin: z.enum(industryOrigins).nullable(),
  /** Day of the newest list of that origin that told it; null where that was not kept. */
  tse33ToldOn: z.string().nullable(),
  /** Six digits of the 74 industries of 2023, `151010`; null without a licensed classification. */
  gicsCode: z.string().nullable(),
  sizeSegment: z.string().nullable(),
  /** Million yen. */
  capitalMillionJpy: z.number().nullable(),
  /** `03-31`; null when unknown. */
  fiscalYearEnd: z.string().nullable(),
  /** Why no industry is known: the company left the market before the lists held here, or none of them tells it. Null when one is. */
  industryGap: z.enum(['delisted-before-lists', 'not-told']).nullable(),
  /** Where ISIN and LEI were learnt: the file, its line and the day. A number that came otherwise is not in it. */
  identifierSources: z.array(
    z.object({
      kind: z.enum(['isin', 'lei']),
      fileName: z.string(),
      line: z.int().nullable(),
      learntOn: z.string().nullable(),
    }),
  ),
  /** Whether it files consolidated accounts; null when unknown. */
  hasConsolidated: z.boolean().nullable(),
  /** Fiscal years with any figure that was known on the day, ascending. */
  years: z.array(z.int()),
  /** Filing day of the newest document of the day, `YYYY-MM-DD`; null without documents. */
  newestDocument: z.string().nullable(),
  /** Day of the newest import that touched the company, `YYYY-MM-DD`. */
  updatedOn: z.string().nullable(),
  /** Earliest day from the day on when one of its documents expects its next; null where none says. */
  nextUpdateOn: z.string().nullable(),
  /** The newest market capitalization that was known on the day, and its trading day; null without prices. */
  marketCap: z.object({ millionJpy: z.number(), day: z.string() }).nullable(),
})
export type Company = z.infer<typeof Company>

export const getCompany = endpoint('GET /companies/:companyId', {
  summary: 'One company: names, codes, industry, market, what is held of it',
  params: z.object({ companyId: IdInAddress }),
  query: z.object({ asOf: Day.optional() }),
  response: Company,
  refusals: ['company.not-found'],
})
