import { sql } from 'kysely'
import type { CompanyImpact } from '#contract/scores/impact.ts'
import type { Db } from '#server/db/database.ts'
import { standsOn } from '#server/db/withdrawn.ts'

const codes = { sales: 'F-PL-001', operating: 'F-PL-002', worn: 'F-PL-007', ebitda: 'F-PL-008' } as const

interface CompanyYear {
  readonly companyId: number
  readonly year: number
  /** Last day that counts. */
  readonly asOf: string
}

/**
 * Sales and EBITDA of the filing company alone, million yen: payroll is of the filing company, and the group's sales are no measure
 * of it. A company without a group has one set of accounts, on whichever basis it files them. A figure under review is not known.
 */
export async function accountsOf(db: Db, { companyId, year, asOf }: CompanyYear): Promise<CompanyImpact['accounts']> {
  const company = await db
    .selectFrom('company')
    .select('has_consolidated')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('observation')
    .innerJoin('indicator', 'indicator.id', 'observation.indicator_id')
    .distinctOn(['code', 'boundary'])
    .select(['code', 'boundary', 'value', isDoubted(asOf).as('isDoubted')])
    .where('company_id', '=', companyId)
    .where('code', 'in', Object.values(codes))
    .where('fiscal_year', '=', year)
    .where('boundary', 'in', ['parent', 'consolidated'])
    .where('part', '=', '')
    .where('known_from', '<=', asOf)
    .where(standsOn(asOf))
    .orderBy('code')
    .orderBy('boundary')
    .orderBy('known_from', 'desc')
    .orderBy('import_id', 'desc')
    .execute()
  const read = (code: string, boundary: string) =>
    rows.find((row) => row.code === code && row.boundary === boundary && !row.isDoubted)
  const own = (code: string) =>
    (read(code, 'parent') ?? (company.has_consolidated === false ? read(code, 'consolidated') : undefined))?.value ??
    null
  const [operating, worn] = [own(codes.operating), own(codes.worn)]
  return {
    sales: own(codes.sales),
    ebitda: own(codes.ebitda) ?? (operating === null || worn === null ? null : operating + worn),
    hasGroup: company.has_consolidated !== false && read(codes.sales, 'consolidated') !== undefined,
  }
}

/** Whether a vintage looked like an error on a day. */
const isDoubted = (asOf: string) => sql<boolean>`exists (
  select from review
  where review.company_id = observation.company_id and review.indicator_id = observation.indicator_id
    and review.fiscal_year = observation.fiscal_year and review.boundary = observation.boundary and review.part = observation.part
    and review.known_from = observation.known_from and review.import_id = observation.import_id and doubted @> ${asOf}::date)`
