import { type RawBuilder, sql } from 'kysely'
import { ownMethodLimits } from '#contract/scores/own-methods.ts'

/** Rows that were removed before a moment. */
export const isRemoved = (before: Date): RawBuilder<boolean> => sql`removed_at < ${before}`

/** Rows of what an account has not removed. */
export const isNotRemoved = sql<boolean>`removed_at is null`

/** Rows of a table that belong to something which is not removed. */
export const ofLive = (column: string, table: string): RawBuilder<boolean> =>
  sql`${sql.ref(column)} in (select id from ${sql.table(table)} where removed_at is null)`

/** What the weights of a version take as they are stored. */
export const versionBytes = sql<number>`(pg_column_size(weights) + pg_column_size(adjustments))`

/**
 * Versions that their method has no room for any more: beyond the newest that fit. The first stays, the one that it has now, and those
 * that a saved search or a comment of the account names.
 */
const surplusVersions = (method: RawBuilder<boolean>): RawBuilder<boolean> => sql`
  (method_id, version) in (
    select method_id, version from (
      select own_method_version.version, method_id, account_id, own_method.version as present,
        row_number() over newest_first as place, sum(${versionBytes}) over newest_first as bytes
      from own_method_version join own_method on own_method.id = method_id
      where ${method}
      window newest_first as (partition by method_id order by own_method_version.version desc)
    ) sized
    where version > 1 and version < present
      and (place >= ${ownMethodLimits.versions} or bytes > ${ownMethodLimits.versionBytes})
      and not exists (
        select from saved_search where saved_search.account_id = sized.account_id
          and search like '%own-' || method_id || '.' || version || '%')
      and not exists (
        select from comment where comment.account_id = sized.account_id
          and link like '%own-' || method_id || '.' || version || '%'))`

export const isSurplusVersion = surplusVersions(sql`true`)
export const surplusVersionsOf = (methodId: number) => surplusVersions(sql`method_id = ${methodId}`)
