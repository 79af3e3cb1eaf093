import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import type { EntityRecord } from '../../group-entities/record.ts'
import type { AliasRecord } from '../../table-records.ts'
import type { Tally } from '../tally.ts'
import type { CompanyIndex, Relation } from './company-index.ts'

interface At {
  readonly importId: number
  readonly now: Date
  readonly index: CompanyIndex
}

/** Corporate numbers of the entities that belong to a company of this market. */
export async function readEntityNumbers(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('entity').select('corporate_number').execute()
  return new Set(rows.map(({ corporate_number }) => corporate_number))
}

/** Keep whose the emitter codes of a register are, also of entities that are no company here; answers how many are new. */
export async function saveEmitters(db: Db, aliases: readonly AliasRecord[], importId: number): Promise<number> {
  const numbers = new Map(
    aliases.flatMap(({ value, company }) => (company.corporateNumber ? [[value, company.corporateNumber]] : [])),
  )
  const rows = [...numbers].map(([code, corporate_number]) => ({ code, corporate_number, import_id: importId }))
  let added = 0
  for (let start = 0; start < rows.length; start += 2000) {
    const saved = await db
      .insertInto('emitter')
      .values(rows.slice(start, start + 2000))
      .onConflict((conflict) =>
        conflict
          .column('code')
          .doUpdateSet(({ ref }) => ({
            corporate_number: ref('excluded.corporate_number'),
            import_id: ref('excluded.import_id'),
          }))
          .whereRef('emitter.corporate_number', '<>', 'excluded.corporate_number'),
      )
      .returning('code')
      .execute()
    added += saved.length
  }
  return added
}

/** Keep what the rows of the operator's table relate; a row whose company is not ours is rejected. */
export async function saveEntities(
  db: Db,
  records: readonly EntityRecord[],
  {
    importId,
    now,
    index,
    by,
    source,
    tally,
  }: At & { readonly by: string; readonly source: string; readonly tally: Tally },
): Promise<void> {
  const relations = records.flatMap(({ line, corporateNumber, name, company, relation }): Relation[] => {
    const match = index.find(company, line)
    if ('companyId' in match) return [{ corporateNumber, name, companyId: match.companyId, relation, by }]
    tally.reject({ line, column: 'code', value: company.securityCode ?? null, reason: match.reason })
    return []
  })
  const saved = await keepRelations(db, relations, { importId, now, source })
  tally.accepted += saved
  tally.unchanged += relations.length - saved
}

/** The last word on an entity stands; what it was said to be before is in the file of that time. */
export async function keepRelations(
  db: Db,
  relations: readonly Relation[],
  { importId, now, source }: { readonly importId: number; readonly now: Date; readonly source: string },
): Promise<number> {
  const rows = [...new Map(relations.map((relation) => [relation.corporateNumber, relation])).values()].map(
    ({ corporateNumber, name, companyId, relation, by }) => ({
      corporate_number: corporateNumber,
      name,
      company_id: companyId,
      relation,
      source,
      confirmed_by: by,
      confirmed_at: now,
      import_id: importId,
    }),
  )
  let changed = 0
  for (let start = 0; start < rows.length; start += 1000) {
    const saved = await db
      .insertInto('entity')
      .values(rows.slice(start, start + 1000))
      .onConflict((conflict) =>
        conflict
          .column('corporate_number')
          .doUpdateSet(({ ref }) => ({
            name: ref('excluded.name'),
            company_id: ref('excluded.company_id'),
            relation: ref('excluded.relation'),
            source: ref('excluded.source'),
            confirmed_by: ref('excluded.confirmed_by'),
            confirmed_at: ref('excluded.confirmed_at'),
            import_id: ref('excluded.import_id'),
          }))
          .where(
            sql<boolean>`(entity.name, entity.company_id, entity.relation)
              is distinct from (excluded.name, excluded.company_id, excluded.relation)`,
          ),
      )
      .returning('corporate_number')
      .execute()
    changed += saved.length
  }
  return changed
}
