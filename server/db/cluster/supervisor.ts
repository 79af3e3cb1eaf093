import { setTimeout as sleep } from 'node:timers/promises'

/** Something that runs until it is stopped, or ends by itself. */
export interface Running {
  /** Resolves when it has ended, with how. */
  readonly ended: Promise<string>
  stop(patience: number): Promise<void>
}

interface SupervisorOptions<T extends Running> {
  /** Makes another one; throws when it does not start, or is no longer wanted. */
  readonly start: (unwanted: AbortSignal) => Promise<T>
  /** How often it may end by itself within how long; with one more it is given up. */
  readonly limit?: { readonly times: number; readonly milliseconds: number }
  /** Pause before the second start in a row; it doubles with each further one. */
  readonly pause?: number
  /** How it waits for the milliseconds of a pause. */
  readonly wait?: (milliseconds: number, unwanted: AbortSignal) => Promise<unknown>
}

const sleepUnless = (milliseconds: number, signal: AbortSignal) => sleep(milliseconds, undefined, { signal })

/** Told what happens without anybody's asking. */
export interface Watcher {
  onTrouble(text: string): void
  /** It has ended too often and stays down. */
  onGivenUp(error: Error): void
}

/** Starts again what ends without our wish, a few times within some minutes. */
export class Supervisor<T extends Running> {
  state: 'up' | 'starting-again' | 'given-up' = 'up'
  readonly #options: Required<SupervisorOptions<T>>
  #running: T
  readonly #unwanted = new AbortController()
  #recovery: Promise<void> | null = null
  readonly #ends: number[] = []

  constructor(running: T, options: SupervisorOptions<T>) {
    this.#running = running
    this.#options = { limit: { times: 5, milliseconds: 600_000 }, pause: 1000, wait: sleepUnless, ...options }
  }

  watch(watcher: Watcher): void {
    void this.#running.ended.then((how) => {
      if (!this.#unwanted.signal.aborted) this.#recovery = this.#recover(how, watcher)
    })
  }

  async stop(patience: number): Promise<void> {
    this.#unwanted.abort()
    await this.#recovery // What it has just started is stopped too.
    await this.#running.stop(patience)
  }

  async #recover(how: string, watcher: Watcher): Promise<void> {
    this.state = 'starting-again'
    const { start, limit, pause, wait } = this.#options
    const { signal } = this.#unwanted
    let why = how
    while (!signal.aborted) {
      const turn = this.#countEnd()
      if (turn > limit.times) return this.#giveUp(why, watcher)
      watcher.onTrouble(`The database has ended (${why}); starting it again.`)
      try {
        if (turn > 1) await wait(pause * 2 ** (turn - 2), signal)
        this.#running = await start(signal)
        this.state = 'up'
        watcher.onTrouble('The database is there again.')
        return this.watch(watcher)
      } catch (error) {
        why = (error as Error).message
      }
    }
  }

  /** Which end this is of those that still count. */
  #countEnd(): number {
    const now = performance.now()
    this.#ends.push(now)
    return this.#ends.filter((end) => now - end < this.#options.limit.milliseconds).length
  }

  #giveUp(why: string, watcher: Watcher): void {
    this.state = 'given-up'
    const { times, milliseconds } = this.#options.limit
    const minutes = Math.round(milliseconds / 60_000)
    watcher.onGivenUp(
      new Error(`The database has ended more than ${times} times within ${minutes} minutes, the last time so: ${why}`),
    )
  }
}
