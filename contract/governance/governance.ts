import { z } from 'zod'
import { cellStates } from '#methodology/figures/cell-states.ts'
import { officerRoles } from '#methodology/governance/people.ts'
import { peerBases } from '#methodology/panel/peers.ts'
import { companyParams } from '../scores/score-query.ts'
import { Day } from '../wire/day.ts'
import { endpoint } from '../wire/endpoint.ts'

const asOf = z.object({ asOf: Day.optional() })

/** Lists of officers that a filing may carry. */
export const officerLists = ['board', 'proposed', 'executive'] as const
export type OfficerList = (typeof officerLists)[number]

/** An officer as an annual report publishes them by statute; age in place of the date of birth. */
export const Officer = z.object({
  /** Names the person inside the filing. */
  member: z.string(),
  list: z.enum(officerLists),
  role: z.enum(officerRoles),
  name: z.string(),
  title: z.string().nullable(),
  /** Full years on the day of filing; null without a date of birth, and for one that nobody on a board has. */
  age: z.int().nullable(),
  career: z.array(z.string()),
  /** Month or day since when the person has sat on the board, `YYYY-MM` or `YYYY-MM-DD`, and where it is read. */
  since: z.string().nullable(),
  sinceBy: z.enum(['filed', 'career']).nullable(),
  /** Years until the day of filing. */
  tenure: z.number().nullable(),
  term: z.string().nullable(),
  sharesHeld: z.number().nullable(),
  /** Null where the filing does not say. */
  isOutside: z.boolean().nullable(),
  isIndependent: z.boolean().nullable(),
  /** As filed, in the filing's words. */
  skills: z.array(z.string()),
  /** Read from the career by us; never mixed with those filed. */
  readSkills: z.array(z.string()),
  reason: z.string().nullable(),
  committees: z.array(z.string()),
  attended: z.int().nullable(),
  meetings: z.int().nullable(),
  /** Million yen, where pay is disclosed by name. */
  payMillionJpy: z.number().nullable(),
  /** Posts elsewhere that the career says are held now. */
  postsElsewhere: z.int(),
})
export type Officer = z.infer<typeof Officer>

const BoardYear = z.object({
  documentId: z.int(),
  title: z.string(),
  filedOn: Day,
  fiscalYear: z.int().nullable(),
  directors: z.int(),
  auditors: z.int(),
  /** Of the directors; null where the filing does not say who is outside. */
  outside: z.int().nullable(),
  independent: z.int().nullable(),
  /** Of the directors, and of how many it is the mean. */
  meanAge: z.number().nullable(),
  withAge: z.int(),
  meanTenure: z.number().nullable(),
  withTenure: z.int(),
  /** Who came and left against the filing before, by name; null for the first. */
  joined: z.array(z.string()).nullable(),
  left: z.array(z.string()).nullable(),
})
export type BoardYear = z.infer<typeof BoardYear>

export const CompanyBoard = z.object({
  /** The newest filing of the day that lists officers; null without one. */
  filing: BoardYear.nullable(),
  /** Filings that list officers, at most the last eleven, ascending. */
  filings: z.array(BoardYear),
  officers: z.array(Officer),
  /** Skills of the matrix in the order in which they first stand; empty where none are filed. */
  skills: z.array(z.string()),
  /** How the filer says the skills are marked; null where it does not. */
  skillsNote: z.string().nullable(),
  /** Officers by gender as the filing counts them, auditors among them; null where it does not. */
  counts: z.object({ men: z.int().nullable(), women: z.int().nullable() }).nullable(),
  /** Who is there in both filings under another title. */
  retitled: z.array(z.object({ name: z.string(), from: z.string().nullable(), to: z.string().nullable() })),
  shareholders: z.array(
    z.object({
      position: z.int(),
      name: z.string(),
      shares: z.number().nullable(),
      percent: z.number().nullable(),
    }),
  ),
})
export type CompanyBoard = z.infer<typeof CompanyBoard>

export const getBoard = endpoint('GET /companies/:companyId/board', {
  summary:
    'Officers of a company as its newest annual report of a day lists them, with earlier boards and shareholders',
  params: companyParams,
  query: asOf,
  response: CompanyBoard,
  refusals: ['company.not-found'],
})

/** Companies that a namesake without a date of birth is listed with at most. */
export const maxNamesakes = 5

export const SharedDirectors = z.object({
  /** Directors and auditors who sit on other boards of the market: the same name and date of birth. */
  people: z.array(
    z.object({
      member: z.string(),
      name: z.string(),
      title: z.string().nullable(),
      companies: z.array(
        z.object({
          id: z.int(),
          ticker: z.string().nullable(),
          nameJa: z.string(),
          nameEn: z.string().nullable(),
          title: z.string().nullable(),
          filedOn: Day,
        }),
      ),
    }),
  ),
  /** The same name where one of the two filings has no date of birth: perhaps the same person; not counted. */
  namesakes: z.array(
    z.object({
      member: z.string(),
      name: z.string(),
      /** At most `mostNamesakes`. */
      companies: z.array(
        z.object({ id: z.int(), ticker: z.string().nullable(), nameJa: z.string(), nameEn: z.string().nullable() }),
      ),
      more: z.int(),
    }),
  ),
})
export type SharedDirectors = z.infer<typeof SharedDirectors>

export const getSharedDirectors = endpoint('GET /companies/:companyId/board/shared', {
  summary: 'Directors of a company who sit on boards of other companies, by name and date of birth, as of a day',
  params: companyParams,
  query: asOf,
  response: SharedDirectors,
  refusals: ['company.not-found'],
})

export const governanceGroups = [
  'board',
  'meetings',
  'committees',
  'pay',
  'audit',
  'shareholders',
  'defence',
  'meeting',
] as const
export type GovernanceGroup = (typeof governanceGroups)[number]

const GovernanceFigure = z.object({
  indicator: z.string(),
  isBoolean: z.boolean(),
  unit: z.string(),
  direction: z.enum(['higher_better', 'lower_better', 'neutral']),
  value: z.number().nullable(),
  state: z.enum(cellStates),
  /** Whose figure it is, for the link to it. */
  boundary: z.string(),
  /** Of the industry's companies with a figure in the year: of a yes or no, the share that says yes, 0 to 1. */
  industry: z.object({
    n: z.int(),
    median: z.number().nullable(),
    mean: z.number().nullable(),
    lower: z.number().nullable(),
    upper: z.number().nullable(),
  }),
  /** In the order of `years`; null without a figure. */
  series: z.array(z.number().nullable()),
})
export type GovernanceFigure = z.infer<typeof GovernanceFigure>

export const GovernanceFigures = z.object({
  year: z.int().nullable(),
  /** At most the last ten fiscal years with a report, ascending. */
  years: z.array(z.int()),
  industry: z.object({ basis: z.enum(peerBases), code: z.string(), companies: z.int() }),
  groups: z.array(z.object({ group: z.enum(governanceGroups), figures: z.array(GovernanceFigure) })),
})
export type GovernanceFigures = z.infer<typeof GovernanceFigures>

export const getGovernanceFigures = endpoint('GET /companies/:companyId/governance', {
  summary: 'Figures of a company on board, pay, audit and shareholders, beside its industry, through ten years',
  params: companyParams,
  query: asOf.extend({
    year: z.coerce.number().int().min(1990).max(2100).optional(),
    peers: z.enum(peerBases).optional(),
  }),
  response: GovernanceFigures,
  refusals: ['company.not-found'],
})
