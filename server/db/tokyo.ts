import { type RawBuilder, sql } from 'kysely'

/** Day of a moment on Tokyo's calendar. */
export const dayInTokyo = (column: string): RawBuilder<unknown> =>
  sql`(${sql.ref(column)} at time zone 'Asia/Tokyo')::date`

/** The same as text, `2026-11-27`. */
export const dayTextInTokyo = (column: string): RawBuilder<string> =>
  sql`to_char(${sql.ref(column)} at time zone 'Asia/Tokyo', 'YYYY-MM-DD')`

/** Moment at which a day ends in Tokyo. */
export const endOfDayInTokyo = (day: string): RawBuilder<Date> =>
  sql`(${day}::date + 1)::timestamp at time zone 'Asia/Tokyo'`
