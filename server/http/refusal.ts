import { type RefusalCode, refusals } from '#contract/refusals.ts'

/** An expected "no": a code from the one table. Anything else thrown is a fault. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly status: number
  /** Seconds after which the same call may work. */
  readonly retryAfter: number | undefined

  constructor(code: RefusalCode, { retryAfter }: { retryAfter?: number } = {}) {
    super(code)
    this.code = code
    this.status = refusals[code]
    this.retryAfter = retryAfter
  }
}
