import {
  type ColumnType,
  type GeneratedAlways,
  type Insertable,
  type Kysely,
  type RawBuilder,
  type Selectable,
  sql,
  type Updateable,
} from 'kysely'
import type { RefusalCode } from '#contract/wire/refusals.ts'
import type { Db } from '#server/db/database.ts'
import type { Schema } from '#server/db/schema.ts'

/** Tables whose rows can be restored after their removal, and whose `updated_at` says which state a change is based on. */
const restorable = ['saved_search', 'watchlist', 'own_method', 'alert', 'portfolio'] as const
export type RestorableTable = (typeof restorable)[number]
/** Tables of what an account keeps. */
export type ItemTable = RestorableTable | 'saved_scenario' | 'scenario_price_path'

/** A kind of things that an account keeps, and how calls for them are refused. */
export interface Items<T extends ItemTable> {
  readonly table: T
  /** The account has no such item, or has removed it. */
  readonly missing: RefusalCode
  /** Another item has the name. */
  readonly taken: RefusalCode
  /** Columns whose values no two items of an account share; the name alone where none are given. */
  readonly unique?: readonly string[]
}

/** Such a kind whose changes say which state they are based on. */
export interface VersionedItems<T extends RestorableTable> extends Items<T> {
  /** Somebody, another tab perhaps, has changed the item since. */
  readonly changed: RefusalCode
}

/** Which item of whom. */
export interface ItemKey {
  readonly accountId: number
  readonly id: number
}

type Stamp = 'account_id' | 'created_at' | 'updated_at' | 'removed_at'
export type Row<T extends ItemTable> = Selectable<Schema[T]>
export type NewRow<T extends ItemTable> = Omit<Insertable<Schema[T]>, Stamp>
export type Change<T extends ItemTable> = Omit<Updateable<Schema[T]>, Stamp>

type Moment = ColumnType<Date, Date, Date>

/** The columns that the kit itself reads and writes; only restorable tables have the last two. */
interface Item {
  id: GeneratedAlways<number>
  account_id: number
  created_at: Moment
  updated_at: Moment
  removed_at: Moment | null
}
export type ItemRow = Selectable<Item>

/** The database as if all of these tables were alike: the query builder knows no columns of one among several. */
export const asItems = (db: Db) => db as unknown as Kysely<Record<ItemTable, Item>>

export const isRestorable = (table: ItemTable): table is RestorableTable => restorable.some((one) => one === table)

/** Rows that were not removed. */
export const isLive = (table: ItemTable): RawBuilder<boolean> =>
  isRestorable(table) ? sql`removed_at is null` : sql`true`
