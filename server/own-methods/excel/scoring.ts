import type { Selectable } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { LeasedWorker, type Turn } from '#server/jobs/leased.ts'
import { removeMethodIn } from '../queries.ts'
import { scoredMail } from './mail.ts'
import { type ScoredRow, scoreYears } from './score-years.ts'

export const weightImportJob = 'weights.score'

/** Scores that are written by one statement. */
const maxRowsAtOnce = 4000

type TakenImport = Selectable<Schema['weight_import']>

type Workplace = Pick<Deps, 'db' | 'market' | 'clock' | 'postbox' | 'address'> & {
  readonly onTrouble: (text: string) => void
}

/** Scores the market by weights that people imported, and deletes such imports, one at a time on each server. */
export class ImportScoring {
  readonly #place: Workplace
  readonly #worker: LeasedWorker<'weight_import'>

  constructor(place: Workplace, { leaseSeconds }: { readonly leaseSeconds?: number } = {}) {
    this.#place = place
    this.#worker = new LeasedWorker({
      db: place.db,
      table: 'weight_import',
      running: 'scoring',
      leaseSeconds,
      run: (job, turn) => (job.state === 'deleting' ? this.#delete(job) : this.#score(job, turn)),
      fail: async (job, trouble) => {
        place.onTrouble(`import of weights ${job.id}: ${trouble}`)
        await this.#finish(job, { state: 'error', trouble: trouble.slice(0, 500) })
      },
    })
  }

  /** See to the next import that waits; false when none does. */
  next(): Promise<boolean> {
    return this.#worker.next()
  }

  async #score(job: TakenImport, { signal, progress }: Turn): Promise<void> {
    const { market, clock } = this.#place
    const recipe = await this.#recipeOf(job)
    const scored = await scoreYears(recipe, {
      market,
      now: clock(),
      caller: { account: job.account_id, signal },
      onProgress: (percent) => {
        progress[0] = percent
        signal.throwIfAborted()
      },
    })
    const { years, recipe: made, rows } = scored
    const values = { recipe: JSON.stringify(made), years: JSON.stringify(years) }
    await this.#finish(job, { state: 'done', ...values, rows, last: years.at(-1)!, first: years[0]!.year })
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

  /** Stores the outcome and queues its e-mail in one transaction, only while the lease is ours, so that nobody is mailed twice. */
  async #finish(job: TakenImport, end: End): Promise<void> {
    const { db, clock } = this.#place
    const now = clock()
    const { state } = end
    const change =
      end.state === 'done' ? { recipe: end.recipe, years: end.years, progress: 100 } : { trouble: end.trouble }
    await db.transaction().execute(async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('weight_import')
        .set({ state, holder: null, lease_until: null, finished_at: now, ...change })
        .where('id', '=', job.id)
        .where('holder', '=', job.holder)
        .where('state', '=', 'scoring')
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return
      if (end.state === 'done')
        for (let from = 0; from < end.rows.length; from += maxRowsAtOnce) {
          const some = end.rows.slice(from, from + maxRowsAtOnce).map((row) => ({ import_id: job.id, ...row }))
          await tx.insertInto('weight_import_score').values(some).execute()
        }
      await this.#mail(tx, job, { end, now })
    })
  }

  async #mail(tx: Deps['db'], job: TakenImport, { end, now }: { readonly end: End; readonly now: Date }) {
    const { postbox, address } = this.#place
    const account = await tx
      .selectFrom('account')
      .select(['email', 'language'])
      .where('id', '=', job.account_id)
      .executeTakeFirstOrThrow()
    const method = await tx
      .selectFrom('own_method')
      .select('name')
      .where('id', '=', job.method_id ?? -1)
      .executeTakeFirst()
    const language = account.language ?? job.language
    const body = scoredMail[language]({
      name: method?.name ?? job.file_name,
      fileName: job.file_name,
      address: `${address().replace(/\/+$/, '')}/tools/custom_scoring?door=excel`,
      done:
        end.state === 'done'
          ? {
              industries: job.industries,
              firstYear: end.first,
              lastYear: end.last.year,
              companies: end.last.companies,
            }
          : null,
    })
    const head = { kind: 'weights-scored', to: account.email, language, accountId: job.account_id } as const
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
  open(jobs: Pick<Jobs, 'work'>): Promise<void> {
    return this.#worker.open(jobs, weightImportJob)
  }

  close(): void {
    this.#worker.close()
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
