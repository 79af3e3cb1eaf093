import { z } from 'zod'
import { boundaries } from '#methodology/figures/boundary.ts'
import { industryOrigins } from '../market/companies.ts'
import { Named } from '../market/names.ts'
import { Day } from '../wire/day.ts'
import { endpoint } from '../wire/endpoint.ts'
import { IdInAddress } from '../wire/id.ts'

/** What is kept of a company with what it was before, in the order of the page. */
export const factNames = [
  'name_ja',
  'name_en',
  'name_kana',
  'security_code',
  'isin',
  'edinet_code',
  'corporate_number',
  'lei',
  'address',
  'country',
  'is_listed',
  'market_code',
  'size_segment',
  'fiscal_year_end',
  'has_consolidated',
  'capital_million_jpy',
] as const
export type FactName = (typeof factNames)[number]

/** The file that told something. */
const FactSource = z.object({ fileName: z.string(), source: z.string(), line: z.int().nullable() })
export type FactSource = z.infer<typeof FactSource>

export const CompanyFact = z.object({
  name: z.enum(factNames),
  /** As the list writes it; `true` and `false` for a yes and a no; null where nothing tells it. */
  value: z.string().nullable(),
  /** Day of the list that told it first; null where that was not kept. */
  since: Day.nullable(),
  /** Day of the newest list that told it; null likewise. */
  told: Day.nullable(),
  source: FactSource.nullable(),
  /** What it was before, the latest first. */
  former: z.array(z.object({ value: z.string(), since: Day.nullable(), until: Day, source: FactSource.nullable() })),
})
export type CompanyFact = z.infer<typeof CompanyFact>

export const industryBases = ['tse33', 'tse17', 'gics2023', 'gics2018', 'edinet'] as const

export const CompanyIndustry = z.object({
  basis: z.enum(industryBases),
  /** From the widest group to the company's own; empty where the basis does not tell. A name of EDINET's has no code. */
  chain: z.array(Named),
  /** The basis that it follows from; null where a list tells it. */
  derivedFrom: z.enum(industryBases).nullable(),
  /** Who tells the TSE 33 industry; null of the other bases. */
  origin: z.enum(industryOrigins).nullable(),
  told: Day.nullable(),
  source: FactSource.nullable(),
  former: CompanyFact.shape.former,
})
export type CompanyIndustry = z.infer<typeof CompanyIndustry>

export const CompanySegment = z.object({
  position: z.int(),
  /** Name inside the filing. */
  member: z.string(),
  kind: z.enum(['segment', 'other', 'adjustment']),
  /** Null where the filing has no name for it but that of its member. */
  nameJa: z.string().nullable(),
  nameEn: z.string().nullable(),
  /** Million yen. */
  sales: z.number().nullable(),
  profit: z.number().nullable(),
  employees: z.number().nullable(),
})
export type CompanySegment = z.infer<typeof CompanySegment>

export const getCompanyFacts = endpoint('GET /companies/:companyId/facts', {
  summary: 'Everything known of a company but its figures: names, codes, industries, sizes, indices, segments, links',
  params: z.object({ companyId: IdInAddress }),
  query: z.object({ asOf: Day.optional() }),
  response: z.object({
    facts: z.array(CompanyFact),
    industries: z.array(CompanyIndustry),
    /** Latest figures of size, each as the raw data has it. */
    sizes: z.array(
      z.object({
        indicator: z.string(),
        fiscalYear: z.int(),
        boundary: z.enum(boundaries),
        value: z.number(),
        periodEnd: Day,
        knownFrom: Day,
        documentId: z.int(),
        /** Whether it looks like an error of the filer until a person decides. */
        isUnderReview: z.boolean(),
      }),
    ),
    marketCap: z.object({ millionJpy: z.number(), day: Day, source: FactSource.nullable() }).nullable(),
    /** Indices by name: whether the company was in them on the day, and since when that was known. */
    indices: z.array(
      z.object({
        name: z.string(),
        isMember: z.boolean().nullable(),
        since: Day,
        publisher: z.string(),
        source: FactSource.nullable(),
      }),
    ),
    /** By year, the newest first. */
    segments: z.array(
      z.object({
        documentId: z.int(),
        title: z.string(),
        filedOn: Day,
        fiscalYear: z.int(),
        rows: z.array(CompanySegment),
      }),
    ),
    /** Pages of public registers about it; none in an invented market. */
    links: z.array(z.object({ register: z.enum(['edinet', 'corporate-number', 'lei']), url: z.string() })),
    isInvented: z.boolean(),
  }),
  refusals: ['company.not-found'],
})
export type CompanyFacts = z.infer<(typeof getCompanyFacts)['response']>
