import type { Piscina } from 'piscina'
import { uploadLimits } from '#contract/wire/uploads.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Caller } from '#server/http/turns/caller.ts'
import { FairQueue } from '#server/http/turns/fair-queue.ts'
import { openThreadPool } from '#server/machine/thread-pool.ts'
import type { UploadReader } from './reader.ts'
import type { UploadResult, UploadTask } from './upload-worker.ts'

/** Milliseconds that somebody waits for the files of others; less than a browser waits for an answer. */
const patience = 10_000

const minute = 60_000
/** Accounts whose last files are remembered before those of older minutes are forgotten. */
const maxRemembered = 1000

/** How long an account whose file held up everybody sends none. */
const pauseMilliseconds = 60_000

/** Files that one account may have waiting, and all together. */
const queueLimits = { perAccount: 4, inAll: 64, lingering: 1 }

interface UploadLimits {
  /** Milliseconds that a file may be worked on. */
  readonly milliseconds: number
  readonly megabytes: number
  /** Files of one account. */
  readonly perMinute: number
}

/**
 * Files that people send are read in a thread of its own, so that whatever is in them others are answered meanwhile: one at a time, the
 * account that was served longest ago first, each with a limit of time and memory.
 */
export class Uploads {
  readonly #pool: Piscina
  readonly #queue = new FairQueue(queueLimits, { late: 'upload.busy', full: 'upload.busy' })
  readonly #milliseconds: number
  readonly #perMinute: number
  readonly #pausedUntil = new Map<number, number>()
  /** When each account sent files within the last minute. */
  readonly #sent = new Map<number, number[]>()
  #count = 0

  constructor({
    milliseconds = uploadLimits.seconds * 1000,
    megabytes = 512,
    perMinute = uploadLimits.perMinute,
  }: Partial<UploadLimits> = {}) {
    this.#milliseconds = milliseconds
    this.#perMinute = perMinute
    this.#pool = openThreadPool({
      filename: new URL('./upload-worker.ts', import.meta.url).href,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: 60_000,
      niceIncrement: 10, // It gives way to whoever opens a screen.
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    })
  }

  /**
   * Let an account send a file, before its body is read.
   *
   * @throws Refusal `upload.paused` for a while after a file of the account had held up everybody; `upload.too-many` for more than so
   *   many a minute
   */
  admit(account: number): void {
    const now = performance.now()
    const paused = (this.#pausedUntil.get(account) ?? 0) - now
    if (paused > 0) throw new Refusal('upload.paused', { retryAfter: Math.ceil(paused / 1000) })
    const sent = (this.#sent.get(account) ?? []).filter((at) => at > now - minute)
    this.#sent.set(account, sent)
    if (sent.length >= this.#perMinute)
      throw new Refusal('upload.too-many', { retryAfter: Math.ceil((sent[0]! + minute - now) / 1000) })
    sent.push(now)
    if (this.#sent.size > maxRemembered)
      for (const [other, times] of this.#sent) if (times.at(-1)! <= now - minute) this.#sent.delete(other)
  }

  /**
   * What a file says.
   *
   * @param params asked for when its turn has come
   * @throws Refusal of the reader; `upload.too-much` where it takes too long or too much memory; `upload.busy` where those of others take
   *   too long
   */
  async read<P, T>(
    { module, name }: UploadReader<P, T>,
    file: string,
    params: () => P | Promise<P>,
    caller: Caller,
  ): Promise<T> {
    const key = String(++this.#count) // No two are the same piece of work.
    const result = await this.#queue.run(
      { key, patience: patience + this.#milliseconds },
      caller,
      async ({ signal }) => {
        const bytes = new Uint8Array(Buffer.from(file, 'base64'))
        return this.#run({ module, name, bytes, params: await params() }, signal)
      },
    )
    if ('refused' in result) throw new Refusal(result.refused.code, result.refused.particulars)
    return result.value as T
  }

  /** Take no files of an account for a while. */
  pause(account: number): void {
    const now = performance.now()
    for (const [other, until] of this.#pausedUntil) if (until < now) this.#pausedUntil.delete(other)
    this.#pausedUntil.set(account, now + pauseMilliseconds)
  }

  async close(): Promise<void> {
    this.#queue.close()
    await this.#pool.destroy()
  }

  async #run(task: UploadTask, left: AbortSignal): Promise<UploadResult<unknown>> {
    const late = AbortSignal.timeout(this.#milliseconds)
    try {
      return await this.#pool.run(task, { signal: AbortSignal.any([left, late]) })
    } catch (error) {
      const { code } = error as { code?: string }
      if (late.aborted || code === 'ERR_WORKER_OUT_OF_MEMORY') throw new Refusal('upload.too-much')
      throw error
    }
  }
}
