import { type RawBuilder, sql } from 'kysely'

/**
 * Whether whoever holds something until a moment has let go of it. A lease that ends later than any that is given now was given by a clock
 * that was ahead: whoever holds it and lives gives it a new end within a second.
 */
export function isOver(until: RawBuilder<unknown>, seconds: number): RawBuilder<boolean> {
  return sql<boolean>`(${until} < now() or ${until} > now() + make_interval(secs => ${2 * seconds}))`
}
