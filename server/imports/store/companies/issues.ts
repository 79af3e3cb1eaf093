import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import type { IssueRecord } from '../../jpx-listed-issues/record.ts'

/** Keep what the codes of issues that are no companies mean; a newer list has the last word. */
export async function saveIssues(
  db: Db,
  issues: readonly IssueRecord[],
  { importId, day }: { readonly importId: number; readonly day: string },
): Promise<number> {
  const rows = [...new Map(issues.map((issue) => [issue.securityCode, issue])).values()].map((issue) => ({
    security_code: issue.securityCode,
    name_ja: issue.nameJa,
    kind: issue.kind,
    segment: issue.segment,
    told_on: day,
    import_id: importId,
  }))
  let added = 0
  for (let start = 0; start < rows.length; start += 1000) {
    const saved = await db
      .insertInto('listed_issue')
      .values(rows.slice(start, start + 1000))
      .onConflict((conflict) =>
        conflict
          .column('security_code')
          .doUpdateSet(({ ref }) => ({
            name_ja: ref('excluded.name_ja'),
            kind: ref('excluded.kind'),
            segment: ref('excluded.segment'),
            told_on: ref('excluded.told_on'),
            import_id: ref('excluded.import_id'),
          }))
          .where(
            sql<boolean>`listed_issue.told_on <= excluded.told_on and (listed_issue.name_ja, listed_issue.kind, listed_issue.segment)
              is distinct from (excluded.name_ja, excluded.kind, excluded.segment)`,
          ),
      )
      .returning('security_code')
      .execute()
    added += saved.length
  }
  return added
}
