import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  clearExport,
  countExport,
  createExport,
  type ExportRequest,
  getExportFile,
  getExportStatus,
  listExports,
  retryExport,
} from '#contract/exports/exports.ts'
import { createPdf, type PdfRequest } from '#contract/exports/pdf.ts'
import { tokyoMonth } from '#contract/wire/tokyo.ts'
import type { Deps } from '#server/deps.ts'
import { findStanding } from '#server/downloads/quota.ts'
import { Refusal } from '#server/http/refusal.ts'
import { serve } from '#server/http/serve.ts'
import { userOf } from '#server/http/user.ts'
import { exportJob } from './export-worker.ts'
import { addJob, clearJob, findJob, listJobs, planOf, readParts, retryJob, toStatus } from './queries.ts'
import { requestOf } from './request.ts'

/** Milliseconds between two looks at a job that somebody waits for. */
const lookMilliseconds = 400

export function exportRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock, config, jobs, wait } = deps
  const whyNoPdf = deps.whyNoPdf ?? (async () => (config.chromium === null ? 'no-browser' : null))
  const refuseWithoutPdf = async () => {
    const why = await whyNoPdf()
    if (why) throw new Refusal(`export.${why}`)
  }
  const askingOf = (request: FastifyRequest) => ({
    accountId: userOf(request).id,
    now: clock(),
    downloads: config.downloads,
  })

  serve(app, countExport, async ({ body }, request) => {
    const { accountId, now, downloads } = askingOf(request)
    const plan = await planOf(db, await requestOf(db, body, accountId))
    const standing = await findStanding(db, downloads, { ...plan, accountId, now })
    return { ...standing, plan, unit: downloads.unit, month: tokyoMonth(now).name }
  })

  const begin = async (body: ExportRequest | PdfRequest, request: FastifyRequest) => {
    const plan = await planOf(db, body)
    const id = await db.transaction().execute(async (tx) => {
      const id = await addJob(tx, body, plan, askingOf(request))
      await jobs?.ask(tx, exportJob, { id })
      return id
    })
    return { export_id: id }
  }

  serve(app, createExport, async ({ body }, request) => begin(await requestOf(db, body, userOf(request).id), request))

  serve(app, createPdf, async ({ body }, request) => {
    await refuseWithoutPdf()
    return begin(body, request)
  })

  serve(app, getExportStatus, async ({ query: { export_id, wait: seconds } }, request) => {
    const find = async () => toStatus(db, await findJob(db, export_id, askingOf(request)))
    const first = await find()
    const isRunning = first.status >= 0 && first.status < 100
    for (let left = isRunning ? seconds * 1000 : 0; left > 0; left -= lookMilliseconds) {
      await wait(lookMilliseconds)
      if (request.signal.aborted) return first
      const now = await find()
      if (now.phase !== first.phase) return now
    }
    return isRunning && seconds > 0 ? find() : first
  })

  serve(app, getExportFile, async ({ params: { exportId } }, request) => {
    const job = await findJob(db, exportId, askingOf(request))
    if (job.state !== 'done') throw new Refusal(job.state === 'cleared' ? 'export.not-found' : 'export.not-ready')
    // A contract may have ended since: what it no longer shows does not leave.
    const { supportedVendors } = userOf(request)
    if (job.vendors.some((vendor) => !supportedVendors.includes(vendor))) throw new Refusal('export.not-found')
    return { name: job.file_name!, type: job.file_type!, bytes: await readParts(db, job), replaced: job.replaced }
  })

  serve(app, clearExport, async ({ params: { exportId } }, request) => {
    const job = await findJob(db, exportId, askingOf(request))
    await db.transaction().execute((tx) => clearJob(tx, job))
    return {}
  })

  serve(app, retryExport, async ({ params: { exportId } }, request) => {
    const asking = askingOf(request)
    const job = await findJob(db, exportId, asking)
    if (job.request.format === 'pdf') await refuseWithoutPdf()
    const plan = await planOf(db, job.request)
    await db.transaction().execute(async (tx) => {
      await retryJob(tx, job.id, plan, asking)
      await jobs?.ask(tx, exportJob, { id: job.id })
    })
    return { export_id: job.id }
  })

  serve(app, listExports, async (_, request) => {
    const found = await listJobs(db, askingOf(request))
    const exports = await Promise.all(
      found.map(async (job) => ({
        ...(await toStatus(db, job)),
        export_id: job.id,
        createdAt: job.created_at.toISOString(),
        companies: job.request.companies.length,
      })),
    )
    return { exports }
  })
}
