import { rmSync } from 'node:fs'
import { classify } from './classify.ts'
import type { Answer, NetClient, NetRequest } from './client.ts'
import { isPassing, Trouble } from './trouble.ts'

const minute = 60_000
/** Milliseconds before each further try of what is busy or broken. */
const retryWaits = [1, 2, 4, 8].map((minutes) => minutes * minute)
const maxWait = 30 * minute
/** Requests that fail in a row, each in all its tries, before the source rests, and for how long. */
const maxFailures = 5
const restMilliseconds = 30 * minute

/** The source rests: nothing more is asked before that moment. */
export class Rest extends Error {
  readonly until: Date

  constructor(until: Date, message: string) {
    super(message)
    this.until = until
  }
}

export interface Pacing {
  readonly clock: () => Date
  /** Waits, or ends at once when the signal is aborted. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>
  /** Milliseconds between the beginnings of two requests. */
  readonly pace: number
  /** Longest wait that is spent here; what takes longer is a `Rest`. */
  readonly patience: number
  /** Whether the source said lately that it was too much; it is asked at half pace then. */
  readonly isSlow: boolean
  readonly onTooMuch: () => Promise<void>
}

export interface PacedRequest extends NetRequest {
  /** Looks at an answer; throws `Trouble` for one that is not what it says, answers `absent` where the body says so. */
  readonly check?: (answer: Answer) => Promise<'answer' | 'absent'> | 'answer' | 'absent'
}

export type PacedAnswer =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'unchanged' | 'absent' }

/** Asks one source as it wants to be asked: one request after another, at its pace, again where it was busy. */
export class PacedClient {
  readonly #client: NetClient
  readonly #pacing: Pacing
  #isSlow: boolean
  #nextAt = 0
  #failures = 0
  requests = 0
  bytes = 0

  constructor(client: NetClient, pacing: Pacing) {
    this.#client = client
    this.#pacing = pacing
    this.#isSlow = pacing.isSlow
  }

  /** @throws Trouble that does not pass, or that did not pass in all its tries; Rest */
  async ask(request: PacedRequest, signal: AbortSignal): Promise<PacedAnswer> {
    let tooMuchWait = minute
    for (let tries = 0; ; tries++) {
      try {
        const answer = await this.#once(request, signal)
        this.#failures = 0
        return answer
      } catch (error) {
        if (!(error instanceof Trouble) || !isPassing(error)) throw error
        if (error.kind === 'too-much') {
          this.#isSlow = true
          await this.#pacing.onTooMuch()
        }
        if (tries === retryWaits.length) {
          this.#failures++
          if (this.#failures >= maxFailures) throw this.#rest(restMilliseconds, error.message)
          throw error
        }
        const usual = error.kind === 'too-much' ? tooMuchWait : retryWaits[tries]!
        tooMuchWait = Math.min(2 * tooMuchWait, maxWait)
        await this.#wait(error.wait ?? usual, error.message, signal)
      }
    }
  }

  async #once(request: PacedRequest, signal: AbortSignal): Promise<PacedAnswer> {
    const { clock, pace } = this.#pacing
    const rest = this.#nextAt - clock().getTime()
    // A clock that is set back must not make it wait for longer.
    if (rest > 0) await this.#pacing.wait(Math.min(rest, 2 * pace), signal)
    signal.throwIfAborted()
    this.#nextAt = clock().getTime() + (this.#isSlow ? 2 : 1) * pace
    this.requests++
    const answer = await this.#client.call(request, signal)
    this.bytes += answer.bytes
    try {
      const status = classify(answer, clock())
      const kind = status === 'answer' ? ((await request.check?.(answer)) ?? 'answer') : status
      if (kind === 'answer') return { kind, answer }
      rmSync(answer.path, { force: true })
      return { kind }
    } catch (error) {
      rmSync(answer.path, { force: true })
      throw error
    }
  }

  async #wait(milliseconds: number, why: string, signal: AbortSignal): Promise<void> {
    if (milliseconds > this.#pacing.patience) throw this.#rest(milliseconds, why)
    await this.#pacing.wait(milliseconds, signal)
  }

  #rest = (milliseconds: number, why: string) => new Rest(new Date(this.#pacing.clock().getTime() + milliseconds), why)
}
