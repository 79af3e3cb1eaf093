import { randomBytes } from 'node:crypto'
import type { Deps } from '#server/http/deps.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { removeMethodIn } from '../queries.ts'
import { scoredMail } from './mail.ts'
import { type ScoredRow, scoreYears } from './score-years.ts'
import { prolong, type TakenImport, takeImport } from './turns.ts'

export const weightImportJob = 'weights.score'

/** Seconds after which a server that has not been heard of is taken for dead, and between two signs of life. */
const leaseSeconds = 12
const beatSeconds = 1
/** An import that took the server with it so often is not begun again. */
const mostAttempts = 3
/** Scores that are written by one statement. */
const rowsAtOnce = 4000

type Workplace = Pick<Deps, 'db' | 'market' | 'clock' | 'postbox' | 'address'> & {
  readonly onTrouble: (text: string) => void
}

/** Scores the market by weights that people imported, and deletes such imports, one at a time on each server. */
export class ImportScoring {
  readonly #place: Workplace
  readonly #holder = randomBytes(12).toString('hex')
  readonly #closing = new AbortController()
  /** Beyond this the database says no more what it was told. */
  readonly #leaseSeconds: number

  constructor(place: Workplace, { leaseSeconds: seconds = leaseSeconds } = {}) {
    this.#place = place
    this.#leaseSeconds = seconds
  }

  /** See to the next import that waits; false when none does. */
  async next(): Promise<boolean> {
    const { db, onTrouble } = this.#place
    const taken = await takeImport(db, this.#holder, this.#leaseSeconds)
    if (!taken) return false
    if (taken.state === 'deleting') {
      await this.#delete(taken)
      return true
    }
    try {
      if (taken.attempts > mostAttempts) throw new Error(`begun ${mostAttempts} times without an end`)
      await this.#score(taken)
    } catch (error) {
      // A server that stops leaves the work to the next one.
      if (this.#closing.signal.aborted) return false
      const { message } = error as Error
      onTrouble(`import of weights ${taken.id}: ${message}`)
      await this.#finish(taken, { state: 'error', trouble: message.slice(0, 500) })
    }
    return true
  }

  async #score(taken: TakenImport): Promise<void> {
    const { db, market, clock } = this.#place
    const cancelling = new AbortController()
    const signal = AbortSignal.any([cancelling.signal, this.#closing.signal])
    const held = { id: taken.id, holder: this.#holder, seconds: this.#leaseSeconds }
    let progress = 0
    const stay = () => prolong(db, { ...held, progress }).then((isOurs) => void (isOurs || cancelling.abort()))
    // A beat that does not come through may be followed by one that does; without any, somebody else takes over.
    const beat = setInterval(() => void stay().catch(() => {}), beatSeconds * 1000)
    try {
      const recipe = await this.#recipeOf(taken)
      const scored = await scoreYears(recipe, {
        market,
        now: clock(),
        caller: { account: taken.account_id, signal },
        onProgress: (percent) => {
          progress = percent
          signal.throwIfAborted()
          void stay().catch(() => {})
        },
      })
      const { years, recipe: made, rows } = scored
      const values = { recipe: JSON.stringify(made), years: JSON.stringify(years) }
      await this.#finish(taken, { state: 'done', ...values, rows, last: years.at(-1)!, first: years[0]!.year })
    } catch (error) {
      if (!cancelling.signal.aborted) throw error // What is being deleted meanwhile needs no end.
    } finally {
      clearInterval(beat)
    }
  }

  async #recipeOf({ method_id, industries }: TakenImport) {
    const { weights, adjustments } = await this.#place.db
      .selectFrom('own_method_version')
      .select(['weights', 'adjustments'])
      .where('method_id', '=', method_id ?? -1)
      .where('version', '=', 1)
      .executeTakeFirstOrThrow()
    return { industries: industries as never, weights, adjustments }
  }

  /** Say how it ended and mail it, both or neither, and only as long as the import is ours: so nobody is told twice. */
  async #finish(taken: TakenImport, end: End): Promise<void> {
    const { db, clock } = this.#place
    const now = clock()
    const { state } = end
    const change =
      end.state === 'done' ? { recipe: end.recipe, years: end.years, progress: 100 } : { trouble: end.trouble }
    await db.transaction().execute(async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('weight_import')
        .set({ state, holder: null, lease_until: null, finished_at: now, ...change })
        .where('id', '=', taken.id)
        .where('holder', '=', this.#holder)
        .where('state', '=', 'scoring')
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return
      if (end.state === 'done')
        for (let from = 0; from < end.rows.length; from += rowsAtOnce) {
          const some = end.rows.slice(from, from + rowsAtOnce).map((row) => ({ import_id: taken.id, ...row }))
          await tx.insertInto('weight_import_score').values(some).execute()
        }
      await this.#mail(tx, taken, { end, now })
    })
  }

  async #mail(tx: Deps['db'], taken: TakenImport, { end, now }: { readonly end: End; readonly now: Date }) {
    const { postbox, address } = this.#place
    const account = await tx
      .selectFrom('account')
      .select(['email', 'language'])
      .where('id', '=', taken.account_id)
      .executeTakeFirstOrThrow()
    const method = await tx
      .selectFrom('own_method')
      .select('name')
      .where('id', '=', taken.method_id ?? -1)
      .executeTakeFirst()
    const language = account.language ?? taken.language
    const body = scoredMail[language]({
      name: method?.name ?? taken.file_name,
      fileName: taken.file_name,
      address: `${address().replace(/\/+$/, '')}/tools/custom_scoring?door=excel`,
      done:
        end.state === 'done'
          ? {
              industries: taken.industries,
              firstYear: end.first,
              lastYear: end.last.year,
              companies: end.last.companies,
            }
          : null,
    })
    const head = { kind: 'weights-scored', to: account.email, language, accountId: taken.account_id } as const
    await postbox.post(tx, { ...head, body, about: { isDone: end.state === 'done' } }, now)
  }

  /** The scores go, and the method with them, which can be restored for a while; one that was removed before stays so. */
  async #delete({ id, account_id, method_id }: TakenImport): Promise<void> {
    const { db, clock } = this.#place
    await db.transaction().execute(async (tx) => {
      const stands = await tx
        .selectFrom('own_method')
        .select('id')
        .where('id', '=', method_id ?? -1)
        .where('removed_at', 'is', null)
        .executeTakeFirst()
      if (stands) await removeMethodIn(tx, { accountId: account_id, id: stands.id }, clock())
      await tx.deleteFrom('weight_import').where('id', '=', id).where('state', '=', 'deleting').execute()
    })
  }

  /** See to imports as they are asked for, and take up what a server left behind. */
  async open(jobs: Pick<Jobs, 'work'>): Promise<void> {
    const running = { isBusy: false, isAsked: false }
    const all = async () => {
      running.isAsked = true
      if (running.isBusy) return
      running.isBusy = true
      try {
        while (running.isAsked && !this.#closing.signal.aborted) {
          running.isAsked = false
          while (!this.#closing.signal.aborted && (await this.next())) {}
        }
      } finally {
        running.isBusy = false
      }
    }
    await jobs.work(weightImportJob, all)
    // What a server left in the middle is taken up once it is taken for dead, without waiting for somebody to ask.
    const looking = setInterval(() => void all().catch(() => {}), (leaseSeconds / 2) * 1000)
    looking.unref()
    this.#closing.signal.addEventListener('abort', () => clearInterval(looking))
  }

  close(): void {
    this.#closing.abort()
  }
}

type End =
  | {
      readonly state: 'done'
      readonly recipe: string
      readonly years: string
      readonly rows: readonly ScoredRow[]
      readonly first: number
      readonly last: { readonly year: number; readonly companies: number }
    }
  | { readonly state: 'error'; readonly trouble: string }
