import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import {
  type ExportRequest,
  type ExportStatus,
  exportLimit,
  exportYears,
  maxExportsAtOnce,
} from '#contract/exports/exports.ts'
import { type PdfRequest, pdfLimit, planOfPdf } from '#contract/exports/pdf.ts'
import { forever } from '#contract/wire/day.ts'
import type { DownloadPlan } from '#contract/wire/download-count.ts'
import { scoreKeys } from '#methodology/scores/hierarchy.ts'
import { readCatalogue } from '#server/catalogue/catalogue.ts'
import { listNames } from '#server/companies/queries.ts'
import type { Config } from '#server/config.ts'
import { latest } from '#server/db/clock-skew.ts'
import type { Db } from '#server/db/database.ts'
import type { Schema } from '#server/db/schema.ts'
import { standsOn } from '#server/db/withdrawn.ts'
import { giveBack, spendIn } from '#server/downloads/quota.ts'
import { Refusal } from '#server/http/refusal.ts'
import { makeRoom } from '#server/retention/room.ts'

export type ExportJob = Selectable<Schema['export_job']>

/** How long a file is kept. */
export const keptMilliseconds = 24 * 3_600_000

/** What a file is counted as; refuses what cannot be made. Derived columns, definitions and sources are no items of their own. */
export async function planOf(db: Db, request: ExportRequest | PdfRequest): Promise<DownloadPlan> {
  if (request.format === 'pdf') return planOfSheet(db, request)
  const ids = [...new Set(request.companies)]
  if (ids.length > exportLimit) throw new Refusal('export.too-many')
  const years = request.to_y - request.from_y + 1
  if (years < 1 || years > exportYears) throw new Refusal('export.years')
  const codes = new Map(readCatalogue().map(({ code, sameAs }) => [code, sameAs]))
  if (request.indicators?.some((code) => !codes.has(code))) throw new Refusal('indicator.not-found')
  if ((await listNames(db, ids)).length < ids.length) throw new Refusal('company.not-found')
  const indicators = request.indicators?.length ?? [...codes.values()].filter((sameAs) => sameAs === null).length
  const of = { scores: scoreKeys.length, raws: indicators, targets: 1, ratings: 1, definitions: 0 }
  const items = [...new Set(request.contents)].reduce((sum, content) => sum + of[content], 0)
  // Definitions alone hold no figures.
  const plan = await heldOf(db, { ...request, companies: ids })
  return items === 0 ? { companies: 0, years: plan.years, items } : { ...plan, items }
}

/**
 * Companies and years that hold anything: nobody pays for empty rows. Ratings stand for years without a report too; targets, which are of
 * no year, count as one.
 */
async function heldOf(
  db: Db,
  { companies, from_y, to_y, contents }: Pick<ExportRequest, 'companies' | 'from_y' | 'to_y' | 'contents'>,
): Promise<Omit<DownloadPlan, 'items'>> {
  if (contents.includes('ratings')) return { companies: companies.length, years: to_y - from_y + 1 }
  const companyYearRows = await db
    .selectFrom('observation')
    .select(['company_id', 'fiscal_year'])
    .distinct()
    .where('company_id', 'in', companies)
    .where('fiscal_year', '>=', from_y)
    .where('fiscal_year', '<=', to_y)
    .where(standsOn(forever))
    .execute()
  const min = Number(contents.includes('targets'))
  const years = Math.max(new Set(companyYearRows.map(({ fiscal_year }) => fiscal_year)).size, min)
  const withNothing = companies.length - new Set(companyYearRows.map(({ company_id }) => company_id)).size
  const companyYears = companyYearRows.length + min * withNothing
  const whole = { companies: companies.length, years }
  return companyYears < companies.length * years ? { ...whole, companyYears } : whole
}

async function planOfSheet(db: Db, request: PdfRequest): Promise<DownloadPlan> {
  const ids = [...new Set(request.companies)]
  if (ids.length > (request.sheet === 'company' ? 1 : pdfLimit)) throw new Refusal('export.too-many')
  const plan = planOfPdf(request)
  if (plan.years < 1 || plan.years > exportYears) throw new Refusal('export.years')
  if ((await listNames(db, ids)).length < ids.length) throw new Refusal('company.not-found')
  return plan
}

interface Asking {
  readonly accountId: number
  readonly now: Date
  readonly downloads: Config['downloads']
}

/** Take the counts and ask for the file, both or neither. */
export async function addJob(
  tx: Db,
  request: ExportRequest | PdfRequest,
  plan: DownloadPlan,
  asking: Asking,
): Promise<string> {
  const { accountId, now, downloads } = asking
  // Takes the account's lock, so that two at once count each other.
  const { id: downloadId } = await spendIn(tx, downloads, { ...plan, accountId, kind: 'export', now })
  await refuseTooMany(tx, accountId)
  await makeRoom(tx, { accountId, table: 'export_job' })
  const id = randomBytes(32).toString('base64url')
  await tx
    .insertInto('export_job')
    .values({
      id,
      account_id: accountId,
      request: JSON.stringify({ ...request, companies: [...new Set(request.companies)] }),
      download_id: downloadId,
      state: 'waiting',
      created_at: now,
    })
    .execute()
  return id
}

async function refuseTooMany(tx: Db, accountId: number): Promise<void> {
  const { open } = await tx
    .selectFrom('export_job')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('account_id', '=', accountId)
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirstOrThrow()
  if (open >= maxExportsAtOnce) throw new Refusal('export.at-once', { retryAfter: 10 })
}

/** The account's own job of the last day; somebody else's, and one of another day, is not there. */
export async function findJob(db: Db, id: string, { accountId, now }: Omit<Asking, 'downloads'>): Promise<ExportJob> {
  const job = await db
    .selectFrom('export_job')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('created_at', '>', new Date(now.getTime() - keptMilliseconds))
    .executeTakeFirst()
  if (!job) throw new Refusal('export.not-found')
  return job
}

export function listJobs(db: Db, { accountId, now }: Omit<Asking, 'downloads'>): Promise<ExportJob[]> {
  return db
    .selectFrom('export_job')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('created_at', '>', new Date(now.getTime() - keptMilliseconds))
    .orderBy('created_at', 'desc')
    .limit(100)
    .execute()
}

/** Cancel what is not done, which gives its counts back, or clear what is. */
export async function clearJob(tx: Db, { id }: ExportJob): Promise<void> {
  const job = await tx.selectFrom('export_job').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!job || job.state === 'cleared') return
  const isDone = job.state === 'done'
  if (!isDone) await giveBack(tx, job.download_id)
  await tx.deleteFrom('export_part').where('export_id', '=', id).execute()
  await tx
    .updateTable('export_job')
    .set({ state: 'cleared', holder: null, lease_until: null, ...(!isDone && { download_id: null }) })
    .where('id', '=', id)
    .execute()
}

/** Ask again for what failed or was cancelled; what is on its way, or done, needs no other try. */
export async function retryJob(tx: Db, id: string, plan: DownloadPlan, asking: Asking): Promise<void> {
  const { accountId, now, downloads } = asking
  const spent = await spendIn(tx, downloads, { ...plan, accountId, kind: 'export', now })
  await refuseTooMany(tx, accountId)
  await makeRoom(tx, { accountId, table: 'export_job', adding: 0 })
  const { numUpdatedRows } = await tx
    .updateTable('export_job')
    .set({ state: 'waiting', progress: 0, attempts: 0, trouble: null, download_id: spent.id, created_at: now })
    .where('id', '=', id)
    .where((where) =>
      where.or([
        where('state', '=', 'failed'),
        where.and([where('state', '=', 'cleared'), where('download_id', 'is', null)]),
      ]),
    )
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Refusal('export.not-ready')
}

/** A file that came to nothing, whose counts go back to the account; once, since the record is gone then. */
export async function failJob(db: Db, id: string, trouble: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const job = await tx.selectFrom('export_job').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    if (job?.state !== 'running') return
    await giveBack(tx, job.download_id)
    await tx
      .updateTable('export_job')
      .set({ state: 'failed', holder: null, lease_until: null, download_id: null, trouble: trouble.slice(0, 500) })
      .where('id', '=', id)
      .execute()
  })
}

export async function toStatus(db: Db, job: ExportJob): Promise<ExportStatus> {
  const isOver = job.state === 'failed' || job.state === 'cleared'
  const download = await db
    .selectFrom('download')
    .select('count')
    .where('id', '=', job.download_id ?? -1)
    .executeTakeFirst()
  return {
    result: !isOver,
    status:
      job.state === 'failed'
        ? -1
        : job.state === 'cleared'
          ? -2
          : job.state === 'done'
            ? 100
            : Math.min(99, job.progress),
    url: job.state === 'done' ? `/companies/export/${job.id}/file` : null,
    phase: job.state === 'running' ? (job.progress === 0 ? 'counting' : 'creating') : job.state,
    format: job.request.format,
    count: download?.count ?? 0,
    file:
      job.state === 'done'
        ? {
            name: job.file_name!,
            bytes: job.bytes!,
            replaced: job.replaced,
            expiresAt: new Date(job.created_at.getTime() + keptMilliseconds).toISOString(),
          }
        : null,
  }
}

/** The bytes of a file, part by part, so that none of them holds up others for long. */
export async function readParts(db: Db, { id, bytes }: ExportJob): Promise<Buffer> {
  const whole = Buffer.alloc(bytes!)
  let at = 0
  for (let position = 0; at < whole.length; position++) {
    const part = await db
      .selectFrom('export_part')
      .select('content')
      .where('export_id', '=', id)
      .where('position', '=', position)
      .executeTakeFirst()
    if (!part) throw new Refusal('export.not-found') // Cleared meanwhile.
    at += part.content.copy(whole, at)
  }
  return whole
}

/** Files of more than a day; an unfinished one gives its counts back. */
export async function sweepJobs(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptMilliseconds)
  await db.transaction().execute(async (tx) => {
    // What a clock that was ahead has noted is kept for a day from now.
    await tx.updateTable('export_job').set({ created_at: now }).where('created_at', '>', latest(now)).execute()
    const old = await tx
      .deleteFrom('export_job')
      .where('created_at', '<=', before)
      .returning(['state', 'download_id'])
      .execute()
    for (const { state, download_id } of old) if (state !== 'done') await unfinished(tx, state, download_id)
  })
}

/** A file that was done and then cleared was taken; one that was not done was not. */
async function unfinished(tx: Db, state: ExportJob['state'], downloadId: number | null): Promise<void> {
  if (state === 'waiting' || state === 'running') await giveBack(tx, downloadId)
}
