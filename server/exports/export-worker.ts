import type pg from 'pg'
import type { ExportRequest } from '#contract/exports/exports.ts'
import type { PdfRequest } from '#contract/exports/pdf.ts'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import type { PrintPasses } from '#server/access/print-passes.ts'
import { readVendors } from '#server/catalogue/vendors.ts'
import type { Db } from '#server/db/database.ts'
import { groupName } from '#server/industries/names.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { LeasedWorker, type Turn } from '#server/jobs/leased.ts'
import { openThreadPool } from '#server/machine/thread-pool.ts'
import type { Market } from '#server/market/market.ts'
import { companyPosition } from '#server/market/panel/positions.ts'
import { basisOf, scoringOf } from '#server/market/scores/chosen-scoring.ts'
import { isOwn } from '#server/market/scores/own-scoring.ts'
import { marketAttributions } from '#server/market/status.ts'
import { whenReady } from '#server/market/when-ready.ts'
import { listExportedCompanies } from './exported-companies.ts'
import { keepFile } from './keep-file.ts'
import type makeFile from './make-file.ts'
import { printPage } from './pdf/print-page.ts'
import { pathOf } from './pdf/sheet-path.ts'
import { type ExportJob, failJob, sweepJobs } from './queries.ts'
import { readScoreParts } from './score-parts.ts'
import type { WorkOrder } from './work-order.ts'

export const exportJob = 'export.make'
const sweepJob = 'export.sweep'

interface Workplace {
  readonly db: Db
  readonly connection: pg.ClientConfig
  readonly market: Market
  readonly clock: () => Date
  readonly address: () => string
  readonly onTrouble: (text: string) => void
  /** What a page is printed with; without it, or without a browser, no PDF is made. */
  readonly printer?: {
    readonly chromium: string | null
    readonly hasSandbox: boolean
    readonly local: string
    readonly passes: PrintPasses
  }
}

/** Makes the files that people asked for, one at a time on each server, in a thread of its own. */
export class ExportWorker {
  readonly #place: Workplace
  readonly #worker: LeasedWorker<'export_job'>
  readonly #pool = openThreadPool<WorkOrder, Awaited<ReturnType<typeof makeFile>>>({
    filename: new URL('./make-file.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 5000,
    niceIncrement: 10,
    resourceLimits: { maxOldGenerationSizeMb: 384 },
  })
  /** What is printed now, or was last. */
  #printing: Promise<void> | null = null

  constructor(place: Workplace) {
    this.#place = place
    const { db, onTrouble } = place
    this.#worker = new LeasedWorker({
      db,
      table: 'export_job',
      running: 'running',
      run: (job, turn) => this.#make(job, turn),
      fail: async ({ id }, trouble) => {
        onTrouble(`export ${id.slice(0, 6)}: ${trouble}`)
        await failJob(db, id, trouble)
      },
    })
  }

  /** Make the next file that waits; false when none does. */
  makeNext(): Promise<boolean> {
    return this.#worker.next()
  }

  async #make(job: ExportJob, turn: Turn): Promise<void> {
    const { request } = job
    if (request.format === 'pdf') {
      this.#printing = this.#print(job, request, turn)
      await this.#printing
    } else await this.#pool.run(await this.#orderOf(job, request, turn), { signal: turn.signal })
  }

  async #print({ id, account_id }: ExportJob, request: PdfRequest, { holder, progress, signal }: Turn): Promise<void> {
    const { db, printer, clock, address } = this.#place
    if (!printer?.chromium) throw new Error('there is no browser that prints')
    progress[0] = 10
    const { chromium, hasSandbox, local, passes } = printer
    const pass = passes.give(account_id, clock())
    try {
      const { lang } = request
      const where = { local, address: address(), path: pathOf(request) }
      const bytes = await printPage({ chromium, hasSandbox, ...where, pass, lang, signal })
      progress[0] = 95
      const file = { bytes, type: 'application/pdf', ending: 'pdf', replaced: 0 }
      const vendors = (await this.#vendorsOf(account_id)).open
      await keepFile(db, { exportId: id, holder, today: tokyoDay(clock()), vendors }, file)
    } finally {
      passes.take(pass)
    }
  }

  async #orderOf(job: ExportJob, request: ExportRequest, { holder, progress, signal }: Turn): Promise<WorkOrder> {
    const { db, market, connection, clock, address } = this.#place
    const { account_id } = job
    const { asOf, inference, period, version, method, from_y, to_y } = request
    const scoring = await scoringOf(db, account_id, method)
    const basis = basisOf(scoring, request.peers)
    const today = tokyoDay(clock())
    const caller = { account: account_id, signal }
    const snapshotQuery = { asOf, basis, inference, period, version, scoring, today }
    const snapshot = await whenReady(() => market.snapshot(snapshotQuery, caller), caller.signal)
    const { panel, peers } = snapshot
    const names = new Map((await listExportedCompanies(db, request.companies)).map((row) => [row.id, row]))
    const companies = request.companies.flatMap((id) => {
      const [position, name] = [companyPosition(panel, id), names.get(id)]
      if (position === undefined || !name) return []
      const { nameJa: peersJa, nameEn: peersEn } = groupName(
        peers.basis,
        peers.industries[peers.industryOf[position]!]!.code,
      )
      return [{ ...name, position, peersJa, peersEn }]
    })
    const years = Array.from({ length: to_y - from_y + 1 }, (_, at) => from_y + at)
    const hasScores = request.contents.includes('scores')
    const { kind, id } = await db.selectFrom('market').select(['kind', 'id']).executeTakeFirstOrThrow()
    progress[0] = 1
    return {
      exportId: job.id,
      holder,
      connection,
      request,
      companies,
      years,
      today,
      address: address().replace(/\/+$/, ''),
      market: { kind, id, attributions: await marketAttributions(db) },
      recipe: snapshot.recipeName,
      ownMethod: isOwn(scoring) ? { title: scoring.title, version: scoring.version } : null,
      scores: hasScores ? await readScoreParts(snapshot, companies, years) : null,
      panel: {
        states: panel.states,
        years: panel.years,
        companies: panel.companies.length,
        indicators: panel.indicators.map(({ code }) => code),
      },
      vendors: await this.#vendorsOf(account_id),
      count: await this.#countOf(job),
      progress,
    }
  }

  /** As the contract stands when the file is made; it is looked at again when it is fetched. */
  async #vendorsOf(accountId: number): Promise<WorkOrder['vendors']> {
    const { db } = this.#place
    const { supported_vendors: supported } = await db
      .selectFrom('account')
      .select('supported_vendors')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow()
    const keys = (await readVendors(db)).map(({ key }) => key)
    return {
      open: keys.filter((key) => supported.includes(key)),
      locked: keys.filter((key) => !supported.includes(key)),
    }
  }

  async #countOf({ download_id }: ExportJob): Promise<number> {
    const row = await this.#place.db
      .selectFrom('download')
      .select('count')
      .where('id', '=', download_id ?? -1)
      .executeTakeFirst()
    return row?.count ?? 0
  }

  /** Make files as they are asked for, take up what a server left behind, and sweep those of yesterday. */
  async open(jobs: Jobs): Promise<void> {
    const { db, clock } = this.#place
    await this.#worker.open(jobs, exportJob)
    await jobs.everyMinute(sweepJob, async () => sweepJobs(db, clock()))
  }

  async close(): Promise<void> {
    this.#worker.close()
    await this.#pool.destroy()
    await this.#printing?.catch(() => {}) // Its browser ends before us.
  }
}
