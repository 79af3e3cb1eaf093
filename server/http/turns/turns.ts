import type { FastifyReply } from 'fastify'
import { Refusal } from '../refusal.ts'

/** Lets a few in at once while the others wait for their turn, in order; whoever would be one too many is asked to come back. */
export class Turns {
  readonly #concurrency: number
  readonly #maxWaiting: number
  #inside = 0
  readonly #waiting: (() => void)[] = []

  constructor({ concurrency, maxWaiting }: { readonly concurrency: number; readonly maxWaiting: number }) {
    this.#concurrency = concurrency
    this.#maxWaiting = maxWaiting
  }

  get isIdle(): boolean {
    return this.#inside === 0
  }

  /** Resolves when it is one's turn, with how to end it; ending it again does nothing. */
  async take(): Promise<() => void> {
    if (this.#inside < this.#concurrency) this.#inside++
    else await this.#wait()
    let isInside = true
    return () => {
      if (!isInside) return
      isInside = false
      this.#next()
    }
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    const leave = await this.take()
    try {
      return await work()
    } finally {
      leave()
    }
  }

  #wait(): Promise<void> {
    if (this.#waiting.length >= this.#maxWaiting) throw new Refusal('request.too-many', { retryAfter: 2 })
    return new Promise((resolve) => this.#waiting.push(resolve))
  }

  /** A turn that ends is the next one's, so nobody who comes now slips in between. */
  #next(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#inside--
  }
}

/** A turn that a call has, until it is answered or its connection breaks. */
export class CallTurn {
  readonly #turns: Turns
  readonly #reply: FastifyReply
  #leave = () => {}

  constructor(turns: Turns, reply: FastifyReply) {
    this.#turns = turns
    this.#reply = reply
    // A caller who hangs up, perhaps while waiting, gets no answer, and no hook runs after it.
    reply.raw.once('finish', () => this.leave()).once('close', () => this.leave())
  }

  /** False when the caller was gone before the turn came. */
  async take(): Promise<boolean> {
    this.#leave = await this.#turns.take()
    if (this.#reply.raw.destroyed) this.leave()
    return !this.#reply.raw.destroyed
  }

  leave(): void {
    this.#leave()
  }
}
