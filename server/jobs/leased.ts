import { randomBytes } from 'node:crypto'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Jobs } from './jobs.ts'

/** Tables whose rows are work that outlives the server which began it. */
type LeasedTable = 'export_job' | 'weight_import'
type Row<T extends LeasedTable> = Selectable<Schema[T]>
const leaseOf = (row: unknown) => row as Pick<Row<LeasedTable>, 'id' | 'state' | 'attempts'>

/** Seconds after which a server that gives no sign of life counts as dead, and between two signs. */
const leaseSeconds = 12
const beatSeconds = 1
/** Work that took the server with it so often is not begun again. */
const maxAttempts = 3

/** Work of one kind. A row is taken in state `waiting` or `deleting`, or in the middle when its server is dead. */
export interface LeasedWork<T extends LeasedTable> {
  readonly table: T
  /** State of a row that waited and was taken. */
  readonly running: 'running' | 'scoring'
}

export interface Lease {
  readonly holder: string
  readonly seconds: number
}

/**
 * Whether a lease that ends at a moment is over. One that ends later than any that is given now is from a clock that was ahead: a holder
 * who lives gives it a new end within a second.
 */
export function isOver(until: RawBuilder<unknown>, seconds: number): RawBuilder<boolean> {
  return sql<boolean>`(${until} < now() or ${until} > now() + make_interval(secs => ${2 * seconds}))`
}

/** The next row to work on, now leased; what is to be deleted comes first. */
export async function takeNext<T extends LeasedTable>(
  db: Db,
  { table, running }: LeasedWork<T>,
  { holder, seconds }: Lease,
): Promise<Row<T> | undefined> {
  const { rows } = await sql<Row<T>>`
    update ${sql.table(table)} set holder = ${holder}, progress = 0,
      state = case when state = 'waiting' then ${running} else state end,
      attempts = attempts + case when state = 'deleting' then 0 else 1 end,
      lease_until = now() + make_interval(secs => ${seconds})
    where id = (
      select id from ${sql.table(table)}
      where state in ('waiting', ${running}, 'deleting')
        and (lease_until is null or ${isOver(sql.ref('lease_until'), seconds)})
      order by state = 'deleting' desc, created_at limit 1 for update skip locked)
    returning *`.execute(db)
  return rows[0]
}

interface Beat extends Lease {
  readonly id: number | string
  /** As it was taken. */
  readonly state: string
  readonly progress: number
}

/** Stay the holder; false when the row was canceled, is to be deleted, or is somebody else's by now. */
export async function prolong(db: Db, table: LeasedTable, { id, state, holder, progress, seconds }: Beat) {
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set lease_until = now() + make_interval(secs => ${seconds}), progress = ${progress}
    where id = ${id} and holder = ${holder} and state = ${state}`.execute(db)
  return numAffectedRows === 1n
}

/** What a row is worked on with. */
export interface Turn {
  readonly holder: string
  /** Aborted when the row is not ours any more, or this server stops. */
  readonly signal: AbortSignal
  /** Percent, as the work sets it; each sign of life notes it. Shared, so that a thread can write it. */
  readonly progress: Int32Array
}

interface Workplace<T extends LeasedTable> extends LeasedWork<T> {
  readonly db: Db
  readonly leaseSeconds?: number
  readonly run: (row: Row<T>, turn: Turn) => Promise<void>
  /** Note that a row came to nothing. */
  readonly fail: (row: Row<T>, trouble: string) => Promise<void>
}

/** Works on the rows of a table, one at a time on each server. Whoever finishes a row looks whether `holder` still has it. */
export class LeasedWorker<T extends LeasedTable> {
  readonly #place: Workplace<T>
  readonly #lease: Lease
  readonly #closing = new AbortController()

  constructor(place: Workplace<T>) {
    this.#place = place
    this.#lease = { holder: randomBytes(12).toString('hex'), seconds: place.leaseSeconds ?? leaseSeconds }
  }

  /** Work on the next row; false when none waits, or this server stops and leaves the row to the next. */
  async next(): Promise<boolean> {
    const { db, running, fail } = this.#place
    const row = await takeNext(db, this.#place, this.#lease)
    if (!row) return false
    try {
      const { state, attempts } = leaseOf(row)
      if (state === running && attempts > maxAttempts) throw new Error(`begun ${maxAttempts} times without an end`)
      await this.#run(row)
    } catch (error) {
      if (this.#closing.signal.aborted) return false
      await fail(row, (error as Error).message)
    }
    return true
  }

  async #run(row: Row<T>): Promise<void> {
    const { db, table, run } = this.#place
    const canceling = new AbortController()
    const progress = new Int32Array(new SharedArrayBuffer(4))
    const { id, state } = leaseOf(row)
    const beat = setInterval(() => {
      prolong(db, table, { id, state, ...this.#lease, progress: progress[0]! }).then(
        (isOurs) => void (isOurs || canceling.abort()),
        () => {}, // The next beat may come through; without any, somebody else takes over.
      )
    }, beatSeconds * 1000)
    const signal = AbortSignal.any([canceling.signal, this.#closing.signal])
    try {
      await run(row, { holder: this.#lease.holder, signal, progress })
    } catch (error) {
      if (!canceling.signal.aborted) throw error
    } finally {
      clearInterval(beat)
    }
  }

  /** Work on rows when the queue says so, and on those that a dead server left. */
  async open(jobs: Pick<Jobs, 'work'>, name: string): Promise<void> {
    // One row at a time: a second one taken meanwhile would wait here while another server is free.
    const state = { isWorking: false, isAsked: false }
    const all = async () => {
      state.isAsked = true
      if (state.isWorking) return
      state.isWorking = true
      try {
        while (state.isAsked && !this.#closing.signal.aborted) {
          state.isAsked = false
          while (!this.#closing.signal.aborted && (await this.next())) {}
        }
      } finally {
        state.isWorking = false
      }
    }
    await jobs.work(name, all)
    // Nobody asks for what a dead server left.
    const looking = setInterval(() => void all().catch(() => {}), (leaseSeconds / 2) * 1000)
    looking.unref()
    this.#closing.signal.addEventListener('abort', () => clearInterval(looking))
  }

  close(): void {
    this.#closing.abort()
  }
}
