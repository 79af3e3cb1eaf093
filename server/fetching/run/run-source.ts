import { readFileSync, rmSync } from 'node:fs'
import type pg from 'pg'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import type { Db } from '#server/db/database.ts'
import { type KeyName, readKey } from '../keys.ts'
import { type Limits, NetClient } from '../net/client.ts'
import type { Origins } from '../net/origins.ts'
import { PacedClient, Rest } from '../net/paced-client.ts'
import { Trouble } from '../net/trouble.ts'
import type { FetchParams, ImportResult, Source, SourceRequest, SourceRun } from '../source.ts'
import { fileAt, saveFile } from '../store/files.ts'
import { beginRun, endRun, type RunRow } from '../store/runs.ts'
import { changeSource, sourceRow } from '../store/sources.ts'
import { hashOf, importFiles } from './import-files.ts'
import { ImportQueue } from './import-queue.ts'
import { alone } from './lock.ts'
import { checkSpace, type Space, sweepFetched } from './space.ts'

/** What fetching works with; what is not the world’s own is for tests. */
export interface FetchWorld {
  readonly db: Db
  readonly connection: pg.ClientConfig
  /** Data folder, for keys. */
  readonly home: string
  readonly space: Space
  readonly origins: Origins
  readonly agent: string
  readonly limits?: Limits
  readonly clock: () => Date
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>
  /** Who does it, for the list of imports. */
  readonly by: string
  readonly environment?: NodeJS.ProcessEnv
}

export interface RunOptions {
  readonly params: FetchParams
  readonly signal: AbortSignal
  /** Longest wait that is spent in this run, in milliseconds; longer ones end it, and it goes on later. */
  readonly patience: number
  /** Milliseconds after which it ends and asks to go on; none for a run that somebody waits for. */
  readonly slice?: number
  readonly onProgress?: (progress: {
    readonly done: number
    readonly of: number
    readonly requests: number
    readonly bytes: number
  }) => void
}

export interface RunResult {
  readonly outcome: Exclude<RunRow['outcome'], 'running'> | 'busy'
  readonly requests: number
  readonly bytes: number
  readonly imported: number
  readonly unchanged: number
  readonly refused: number
  readonly problem: string | null
  /** Earliest moment to go on, of one that rests. */
  readonly until: Date | null
}

const nothing = { requests: 0, bytes: 0, imported: 0, unchanged: 0, refused: 0, problem: null, until: null }
const dayMilliseconds = 24 * 3_600_000

/** Run one source, unless somebody on this database does. What was fetched before is imported first. */
export async function runSource(source: Source, world: FetchWorld, options: RunOptions): Promise<RunResult> {
  const result = await alone(world.connection, source.name, (lost) =>
    runAlone(source, world, { ...options, signal: AbortSignal.any([options.signal, lost]) }),
  )
  return result ?? { outcome: 'busy', ...nothing }
}

async function runAlone(source: Source, world: FetchWorld, options: RunOptions): Promise<RunResult> {
  const { db, clock, space } = world
  const row = await sourceRow(db, source.name)
  const runId = await beginRun(db, source.name, clock())
  const net = new NetClient({ folder: space.folder, ...pick(world) })
  const client = new PacedClient(net, {
    clock,
    wait: world.wait,
    pace: source.pace,
    patience: options.patience,
    isSlow: row.slow_until !== null && row.slow_until > clock(),
    onTooMuch: () => changeSource(db, source.name, { slow_until: new Date(clock().getTime() + dayMilliseconds) }),
    onAnswer: () => {},
  })
  const queue = new ImportQueue({
    ...{ db, source: source.name, folder: space.folder, clock, by: world.by },
    onImported: async (tx, result) => source.onImported?.(tx, result, clock()),
  })
  const scrub = scrubberOf(source, world)
  const sums = () => ({ requests: client.requests, bytes: client.bytes, ...queue.counts })
  let end: Pick<RunResult, 'outcome' | 'problem' | 'until'>
  try {
    const needed = new Set(
      (await db.selectFrom('fetch_file').select('sha256').where('state', '=', 'waiting').execute()).map(
        ({ sha256 }) => sha256,
      ),
    )
    sweepFetched(space.folder, clock(), (name) => needed.has(name))
    await queue.resume(source.howToImport ?? (() => ({})))
    const run = new Run(source, { world, options, client, queue, watermark: row.watermark })
    await source.fetch(run)
    await queue.flush()
    end = { outcome: run.isOver() ? 'more' : 'done', problem: null, until: null }
    // Documents are many, and what becomes of each is kept; a list that cannot be read any more has another form.
    if (queue.refusal !== null && !source.onImported)
      end = { outcome: 'stopped', problem: `changed: ${queue.refusal}`, until: null }
  } catch (error) {
    // What was fetched is imported all the same, but not by a process that is told to stop.
    if (!options.signal.aborted) await queue.flush().catch(() => {})
    end = endOf(error, options.signal, scrub)
  } finally {
    await net.close()
  }
  const endedAt = clock()
  await endRun(db, runId, {
    ...sums(),
    outcome: end.outcome as RunRow['outcome'],
    problem: end.problem,
    ended_at: endedAt,
  })
  await settle(source, world, { ...end, endedAt })
  return { ...sums(), ...end }
}

const pick = ({ origins, agent, limits }: FetchWorld) => ({ origins, agent, ...(limits && { limits }) })

function endOf(
  error: unknown,
  signal: AbortSignal,
  scrub: (text: string) => string,
): Pick<RunResult, 'outcome' | 'problem' | 'until'> {
  if (signal.aborted) return { outcome: 'stopped', problem: null, until: null }
  if (error instanceof Rest) return { outcome: 'more', problem: scrub(error.message), until: error.until }
  if (error instanceof Trouble)
    return { outcome: 'stopped', problem: `${error.kind}: ${scrub(error.message)}`, until: null }
  return { outcome: 'failed', problem: scrub((error as Error).message ?? String(error)).slice(0, 1000), until: null }
}

/** Troubles that only a person can end. */
const needsPerson = /^(key|blocked|our-fault|foreign|changed|clock)(:|$)/

/** When it goes on, and what it waits for. */
async function settle(
  source: Source,
  { db, clock }: FetchWorld,
  end: Pick<RunResult, 'outcome' | 'problem' | 'until'> & { readonly endedAt: Date },
) {
  const { outcome, problem, until, endedAt } = end
  if (outcome === 'done') {
    await changeSource(db, source.name, {
      last_good_at: endedAt,
      next_at: source.next(endedAt),
      paused_until: null,
      pause_reason: null,
      is_paused: false,
    })
  } else if (outcome === 'more') {
    await changeSource(db, source.name, { next_at: until ?? endedAt, paused_until: until })
  } else if (problem !== null && needsPerson.test(problem)) {
    await changeSource(db, source.name, { is_paused: true, pause_reason: problem })
  } else {
    await changeSource(db, source.name, { next_at: new Date(clock().getTime() + 3_600_000) })
  }
}

/** Texts without any key of the source. */
function scrubberOf({ key }: Source, world: FetchWorld): (text: string) => string {
  const secret = key === undefined ? null : readKeyOf(world, key)
  return (text) => (secret === null ? text : text.replaceAll(secret, '…').replaceAll(encodeURIComponent(secret), '…'))
}

function readKeyOf({ home, environment }: FetchWorld, name: KeyName): string | null {
  try {
    return readKey(home, name, environment)
  } catch {
    return null
  }
}

interface RunParts {
  readonly world: FetchWorld
  readonly options: RunOptions
  readonly client: PacedClient
  readonly queue: ImportQueue
  readonly watermark: string | null
}

/** What a source is given to do its work with. */
class Run implements SourceRun {
  readonly #source: Source
  readonly #parts: RunParts
  readonly #startedAt: number
  #watermark: string | null

  constructor(source: Source, parts: RunParts) {
    this.#source = source
    this.#parts = parts
    this.#watermark = parts.watermark
    this.#startedAt = parts.world.clock().getTime()
  }

  get db() {
    return this.#parts.world.db
  }
  get params() {
    return this.#parts.options.params
  }
  get signal() {
    return this.#parts.options.signal
  }
  now = () => this.#parts.world.clock()
  today = () => tokyoDay(this.now())
  watermark = () => this.#watermark

  key = (name: KeyName): string => {
    const { home, environment } = this.#parts.world
    const key = readKey(home, name, environment)
    if (key === null) throw new Trouble('key', 'there is no key')
    return key
  }

  setWatermark = async (text: string) => {
    this.#watermark = text
    await changeSource(this.db, this.#source.name, { watermark: text })
  }

  isOver = () => {
    const { slice } = this.#parts.options
    return slice !== undefined && Math.abs(this.now().getTime() - this.#startedAt) > slice
  }

  ask: SourceRun['ask'] = async ({ item: _, secret, ...request }) => {
    const { client, world } = this.#parts
    checkSpace(world.space)
    const before = request.method === 'POST' ? undefined : await fileAt(this.db, this.#source.name, request.url)
    const validators = before && before.state !== 'waiting' && !this.params.again ? validatorsOf(before) : {}
    const url = secret ? `${request.url}${request.url.includes('?') ? '&' : '?'}${secret}` : request.url
    const { hosts } = this.#source
    return client.ask({ ...request, url, hosts, headers: { ...validators, ...request.headers } }, this.signal)
  }

  importAnswer: SourceRun['importAnswer'] = async ({ request, answer, fileName, ...how }) => {
    const { queue } = this.#parts
    const address = request.url
    const before = await fileAt(this.db, this.#source.name, address)
    const isSame = before?.sha256 === answer.sha256 && before.state !== 'waiting' && before.state !== 'refused'
    const row = {
      ...{ source: this.#source.name, address, item: request.item, file_name: fileName, status: answer.status },
      content_type: answer.headers['content-type'] ?? null,
      ...{ bytes: answer.bytes, sha256: answer.sha256, fetched_at: this.now() },
      etag: answer.headers.etag ?? null,
      last_modified: answer.headers['last-modified'] ?? null,
      ...{ state: 'waiting' as const, import_id: null, problem: null },
    }
    if (!isSame || this.params.again) return queue.add(row, how)
    rmSync(answer.path, { force: true })
    queue.counts.unchanged++
    await saveFile(this.db, { ...row, state: 'unchanged', import_id: before.import_id })
    await this.#source.onImported?.(
      this.db,
      {
        item: request.item,
        state: 'unchanged',
        importId: before.import_id,
        problem: null,
      },
      this.now(),
    )
  }

  importMade: SourceRun['importMade'] = async (file, { source, ...options } = {}) => {
    const { queue, world } = this.#parts
    await queue.flush()
    const now = this.now()
    const onResult = async (tx: Db, result: ImportResult) => this.#source.onImported?.(tx, result, now)
    const [result] = await importFiles(this.db, [{ ...file, source, options, by: world.by }], {
      now: this.now(),
      onResult,
    })
    queue.counts[result!.state]++
    return result!
  }

  flush = () => this.#parts.queue.flush()

  progress = (done: number, of: number) => {
    const { client, options } = this.#parts
    options.onProgress?.({ done, of, requests: client.requests, bytes: client.bytes })
  }
}

const validatorsOf = ({ etag, last_modified }: { etag: string | null; last_modified: string | null }) => ({
  ...(etag !== null && { 'if-none-match': etag }),
  ...(last_modified !== null && { 'if-modified-since': last_modified }),
})

/** The body of a small answer. */
export const bytesOf = ({ path }: { readonly path: string }) => readFileSync(path)
export type { SourceRequest }
export { hashOf }
