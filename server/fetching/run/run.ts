import { rmSync } from 'node:fs'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import type { Db } from '#server/db/database.ts'
import { type KeyName, readKey } from '../keys.ts'
import type { PacedClient } from '../net/paced-client.ts'
import { Trouble } from '../net/trouble.ts'
import type { ImportResult, Source, SourceRun } from '../source.ts'
import { fileAt, saveFile } from '../store/files.ts'
import { changeSource } from '../store/sources.ts'
import type { FetchWorld, RunOptions } from './fetch-world.ts'
import { importFiles } from './import-files.ts'
import type { ImportQueue } from './import-queue.ts'
import { checkSpace } from './space.ts'

interface RunParts {
  readonly world: FetchWorld
  readonly options: RunOptions
  readonly client: PacedClient
  readonly queue: ImportQueue
  readonly watermark: string | null
}

/** What a source is given to do its work with. */
export class Run implements SourceRun {
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
  get home() {
    return this.#parts.world.home
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

  ask: SourceRun['ask'] = async ({ item: _, secret, isWhole, ...request }) => {
    const { client, world } = this.#parts
    checkSpace(world.space)
    const before = request.method === 'POST' ? undefined : await fileAt(this.db, this.#source.name, request.url)
    // What could not be read may be read by now: it is asked for whole, as what is still to be imported.
    const isHere = before?.state === 'imported' || before?.state === 'unchanged'
    const validators = isHere && !isWhole && !this.params.again ? validatorsOf(before) : {}
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
        address,
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
