import { setTimeout as sleep } from 'node:timers/promises'
import type { RefusalCode } from '#contract/wire/refusals.ts'
import { Refusal } from '../refusal.ts'
import type { Caller } from './caller.ts'

/** Some work under way: it alone is at it, and must end when told to. */
export interface Turn {
  readonly signal: AbortSignal
  /** Keys of what it has made or used: none of it is given up before it ends. */
  readonly keys: Set<string>
}

interface QueueLimits {
  /** Different pieces of work that one account may have waiting. */
  readonly perAccount: number
  readonly inAll: number
  /** Milliseconds for which somebody who was told to come back is still expected. */
  readonly lingering: number
}

const defaultLimits: QueueLimits = { perAccount: 8, inAll: 64, lingering: 30_000 }

/** How a caller is told to come back. */
interface QueueCodes {
  /** When it takes longer than a caller waits. */
  readonly late: RefusalCode
  /** When too much waits already. */
  readonly full: RefusalCode
}

const marketCodes: QueueCodes = { late: 'market.preparing', full: 'market.busy' }

interface Job {
  readonly key: string
  readonly accounts: Set<number>
  readonly controller: AbortController
  readonly done: Promise<unknown>
  readonly start: () => Promise<void>
  /** Callers who wait for it or are expected back. */
  interest: number
}

/**
 * Runs long work one job at a time. The account served least recently goes first, callers who want the same result share one job, and
 * a job that nobody waits for is stopped or never started.
 */
export class FairQueue {
  readonly #limits: QueueLimits
  readonly #codes: QueueCodes
  /** Waiting and under way, in order of arrival. */
  readonly #jobs = new Map<string, Job>()
  readonly #lastServed = new Map<number, number>()
  #running: Job | null = null
  #served = 0
  #refused = 0
  #isClosed = false
  /** Milliseconds that the last pieces of work took, as a moving average. */
  #averageMilliseconds = 5000

  constructor(limits: QueueLimits = defaultLimits, codes: QueueCodes = marketCodes) {
    this.#limits = limits
    this.#codes = codes
  }

  get waiting(): number {
    return this.#jobs.size - (this.#running && this.#jobs.has(this.#running.key) ? 1 : 0)
  }

  /** Whether something is under way. */
  get isWorking(): boolean {
    return this.#running !== null
  }

  get refused(): number {
    return this.#refused
  }

  /**
   * Wait for some work, which begins when its turn comes.
   *
   * @param patience milliseconds after which the caller is told to come back (`late`); the work goes on meanwhile
   * @throws Refusal `full` at once where too much waits already
   */
  async run<T>(
    { key, patience }: { readonly key: string; readonly patience: number },
    caller: Caller,
    work: (turn: Turn) => Promise<T>,
  ): Promise<T> {
    const job = this.#jobs.get(key) ?? this.#admit(key, caller, work)
    job.accounts.add(caller.account)
    job.interest++
    this.#begin()
    return this.#wait(job, caller, patience) as Promise<T>
  }

  /** Stop everything and let nothing begin any more. */
  close(): void {
    this.#isClosed = true
    for (const job of this.#jobs.values()) this.#abandon(job)
  }

  #admit(key: string, { account }: Caller, work: (turn: Turn) => Promise<unknown>): Job {
    if (this.#isClosed) throw new Refusal(this.#codes.late, { retryAfter: 1 })
    const own = [...this.#jobs.values()].filter((job) => job !== this.#running && job.accounts.has(account)).length
    const isFull = own >= this.#limits.perAccount || this.waiting >= this.#limits.inAll
    if (isFull && account !== 0) {
      this.#refused++
      throw new Refusal(this.#codes.full, { retryAfter: this.#seconds(own) })
    }
    const controller = new AbortController()
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    promise.catch(() => {}) // Whoever still waits is told; perhaps nobody does.
    controller.signal.addEventListener('abort', () => reject(new Refusal(this.#codes.late, { retryAfter: 1 })))
    const start = () => work({ signal: controller.signal, keys: new Set() }).then(resolve, reject)
    const job = { key, accounts: new Set<number>(), controller, done: promise, start, interest: 0 }
    this.#jobs.set(key, job)
    return job
  }

  async #wait(job: Job, { signal, account }: Caller, patience: number): Promise<unknown> {
    const leave = () => {
      job.interest--
      if (job.interest === 0) this.#abandon(job)
    }
    if (account === 0) return job.done
    const [callerGone, answered] = [new AbortController(), new AbortController()]
    const onAbort = () => callerGone.abort()
    signal?.addEventListener('abort', onAbort)
    if (signal?.aborted) onAbort()
    try {
      const first = await Promise.race([
        job.done.then((value) => ({ value })),
        sleep(patience, 'late' as const, { signal: AbortSignal.any([callerGone.signal, answered.signal]) }),
      ])
      if (first !== 'late') return first.value
      const lingering = setTimeout(leave, this.#limits.lingering).unref()
      // Nobody leaves what is done, and a timer would hold on to its result.
      void job.done.finally(() => clearTimeout(lingering)).catch(() => {})
      throw new Refusal(this.#codes.late, { retryAfter: this.#seconds(1) })
    } catch (error) {
      if (!callerGone.signal.aborted) throw error
      leave()
      throw new Refusal(this.#codes.late, { retryAfter: 1 }) // Nobody reads it.
    } finally {
      answered.abort()
      signal?.removeEventListener('abort', onAbort)
    }
  }

  #abandon(job: Job): void {
    if (this.#jobs.get(job.key) === job) this.#jobs.delete(job.key)
    job.controller.abort()
  }

  #begin(): void {
    const job = this.#running ? undefined : this.#next()
    if (!job) return
    this.#running = job
    this.#served++
    for (const account of job.accounts) this.#lastServed.set(account, this.#served)
    const started = performance.now()
    void job.start().finally(() => {
      if (!job.controller.signal.aborted)
        this.#averageMilliseconds = (this.#averageMilliseconds + performance.now() - started) / 2
      if (this.#jobs.get(job.key) === job) this.#jobs.delete(job.key)
      this.#running = null
      if (this.#jobs.size === 0) this.#lastServed.clear()
      this.#begin()
    })
  }

  /** Of the account that was served longest ago what it asked for first. */
  #next(): Job | undefined {
    const servedAt = ({ accounts }: Job) => Math.min(...[...accounts].map((one) => this.#lastServed.get(one) ?? 0))
    const [first, ...others] = this.#jobs.values()
    return first && others.reduce((next, job) => (servedAt(job) < servedAt(next) ? job : next), first)
  }

  /** Seconds after which to retry, given the jobs ahead; well before the caller is dropped. */
  #seconds(before: number): number {
    const max = this.#limits.lingering / 2000
    return Math.max(2, Math.min(max, Math.round((before * this.#averageMilliseconds) / 1000)))
  }
}
