import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import type { ExportRequest } from '#contract/exports/exports.ts'
import type { PdfRequest } from '#contract/exports/pdf.ts'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import type { PrintPasses } from '#server/access/print-passes.ts'
import { readVendors } from '#server/catalogue/vendors.ts'
import { listNames } from '#server/companies/queries.ts'
import type { Db } from '#server/db/database.ts'
import { groupName } from '#server/industries/names.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { openThreadPool } from '#server/machine/thread-pool.ts'
import type { Market } from '#server/market/market.ts'
import { companyPosition } from '#server/market/panel/positions.ts'
import { basisOf, scoringOf } from '#server/market/scores/chosen-scoring.ts'
import { isOwn } from '#server/market/scores/own-scoring.ts'
import { whenReady } from '#server/market/when-ready.ts'
import { keepFile } from './keep-file.ts'
import type makeFile from './make-file.ts'
import { printPage } from './pdf/print-page.ts'
import { pathOf } from './pdf/sheet-path.ts'
import { type ExportJob, failJob, prolong, sweepJobs, takeJob } from './queries.ts'
import { readScoreParts } from './score-parts.ts'
import type { WorkOrder } from './work-order.ts'

export const exportJob = 'export.make'
const sweepJob = 'export.sweep'

/** Seconds after which a server that has not been heard of is taken for dead, and between two signs of life. */
const leaseSeconds = 12
const beatSeconds = 1
/** A file that took the server with it so often is not begun again. */
const mostAttempts = 3

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
export class Workshop {
  readonly #place: Workplace
  readonly #holder = randomBytes(12).toString('hex')
  readonly #pool = openThreadPool<WorkOrder, Awaited<ReturnType<typeof makeFile>>>({
    filename: new URL('./make-file.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 5000,
    niceIncrement: 10,
    resourceLimits: { maxOldGenerationSizeMb: 384 },
  })
  readonly #closing = new AbortController()
  /** What is printed now, or was last. */
  #printing: Promise<void> | null = null

  constructor(place: Workplace) {
    this.#place = place
  }

  /** Make the next file that waits; false when none does. */
  async makeNext(): Promise<boolean> {
    const { db, onTrouble } = this.#place
    const job = await takeJob(db, this.#holder, leaseSeconds)
    if (!job) return false
    try {
      if (job.attempts > mostAttempts) throw new Error(`begun ${mostAttempts} times without an end`)
      await this.#make(job)
    } catch (error) {
      // A server that stops leaves the job to the next one.
      if (this.#closing.signal.aborted) return false
      onTrouble(`export ${job.id.slice(0, 6)}: ${(error as Error).message}`)
      await failJob(db, job.id, (error as Error).message)
    }
    return true
  }

  async #make(job: ExportJob): Promise<void> {
    const progress = new Int32Array(new SharedArrayBuffer(4))
    const cancelling = new AbortController()
    const { db } = this.#place
    const beat = setInterval(() => {
      prolong(db, { id: job.id, holder: this.#holder, progress: progress[0]!, seconds: leaseSeconds }).then(
        (isOurs) => void (isOurs || cancelling.abort()),
        () => {}, // The next beat may come through; without any, somebody else takes over.
      )
    }, beatSeconds * 1000)
    try {
      const signal = AbortSignal.any([cancelling.signal, this.#closing.signal])
      const { request } = job
      if (request.format === 'pdf') {
        this.#printing = this.#print(job, request, { progress, signal })
        await this.#printing
      } else await this.#pool.run(await this.#orderOf(job, request, progress), { signal })
    } catch (error) {
      if (!cancelling.signal.aborted) throw error
    } finally {
      clearInterval(beat)
    }
  }

  async #print(
    { id, account_id }: ExportJob,
    request: PdfRequest,
    { progress, signal }: { readonly progress: Int32Array; readonly signal: AbortSignal },
  ): Promise<void> {
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
      await keepFile(db, { exportId: id, holder: this.#holder, today: tokyoDay(clock()), vendors }, file)
    } finally {
      passes.take(pass)
    }
  }

  async #orderOf(job: ExportJob, request: ExportRequest, progress: Int32Array): Promise<WorkOrder> {
    const { db, market, connection, clock, address } = this.#place
    const { account_id } = job
    const { asOf, inference, period, version, method, from_y, to_y } = request
    const scoring = await scoringOf(db, account_id, method)
    const basis = basisOf(scoring, request.peers)
    const today = tokyoDay(clock())
    const caller = { account: account_id, signal: this.#closing.signal }
    const wanted = { asOf, basis, inference, period, version, scoring, today }
    const snapshot = await whenReady(() => market.snapshot(wanted, caller), caller.signal)
    const { panel, peers } = snapshot
    const names = new Map((await listNames(db, request.companies)).map((row) => [row.id, row]))
    const companies = request.companies.flatMap((id) => {
      const [position, name] = [companyPosition(panel, id), names.get(id)]
      if (position === undefined || !name) return []
      const { nameJa: peersJa, nameEn: peersEn } = groupName(basis, peers.industries[peers.industryOf[position]!]!.code)
      return [{ ...name, position, peersJa, peersEn }]
    })
    const years = Array.from({ length: to_y - from_y + 1 }, (_, at) => from_y + at)
    const hasScores = request.contents.includes('scores')
    const { kind, id } = await db.selectFrom('market').select(['kind', 'id']).executeTakeFirstOrThrow()
    progress[0] = 1
    return {
      exportId: job.id,
      holder: this.#holder,
      connection,
      request,
      companies,
      years,
      today,
      address: address().replace(/\/+$/, ''),
      market: { kind, id },
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
    // One file at a time: a second one taken meanwhile would wait here while another server is free.
    const state = { isMaking: false, isAsked: false }
    const makeAll = async () => {
      state.isAsked = true
      if (state.isMaking) return
      state.isMaking = true
      try {
        while (state.isAsked && !this.#closing.signal.aborted) {
          state.isAsked = false
          while (!this.#closing.signal.aborted && (await this.makeNext())) {}
        }
      } finally {
        state.isMaking = false
      }
    }
    await jobs.work(exportJob, makeAll)
    await jobs.everyMinute(sweepJob, async () => sweepJobs(db, clock()))
    // What a server left in the middle is taken up once it is taken for dead, without waiting for somebody to ask.
    const looking = setInterval(() => void makeAll().catch(() => {}), (leaseSeconds / 2) * 1000)
    looking.unref()
    this.#closing.signal.addEventListener('abort', () => clearInterval(looking))
  }

  async close(): Promise<void> {
    this.#closing.abort()
    await this.#pool.destroy()
    await this.#printing?.catch(() => {}) // Its browser ends before us.
  }
}
