import type { Caller } from '#server/http/turns/caller.ts'
import { FairQueue, type Turn } from '#server/http/turns/fair-queue.ts'
import { bytesIn, collectNow, standingBytes, track } from './shared-memory.ts'

interface CacheEntry {
  readonly value: object
  readonly bytes: number
  /** State of the market that it belongs to. */
  readonly revision: string
  /** Never dropped to make room. */
  readonly isLasting: boolean
  /** When somebody last asked for it, in milliseconds since 1970. */
  usedAt: number
}

/** Share of the limit that dropped entries may take before the garbage collector is made to free them. */
const maxOver = 0.3

interface EntryRequest {
  readonly key: string
  readonly revision: string
  readonly isLasting?: boolean
  /** Milliseconds after which a waiting caller is told to come back. */
  readonly patience: number
  /** With what it waits for its turn; past days and scores when left out. */
  readonly lane?: 'models'
}

/**
 * A cache of past days, ranks and scores: all can be recomputed from the figures. Beyond a limit in bytes the least recently used
 * entries are dropped; entries of the present market do not count and stay. Entries are computed one at a time.
 *
 * Why not a library: an entry in use must not be dropped, space is reserved before an entry exists, and the memory is shared between
 * threads, which the garbage collector does not count.
 */
export class MarketCache {
  readonly queue: FairQueue
  /** A queue for what every screen shows, so that it does not wait for past days. */
  readonly #urgent = new FairQueue()
  /** Models, which take a second or a few, do not wait behind past days, which take many. */
  readonly models = new FairQueue()
  readonly limit: number
  /** Bytes of the present market's figures, which stand beside the entries. */
  presentBytes = 0
  readonly #entries = new Map<string, CacheEntry>()
  #dropped = 0
  /** Names of the present state of the market; null before the first load. */
  #revisions: readonly string[] | null = null

  constructor(limit: number, queue = new FairQueue()) {
    this.limit = limit
    this.queue = queue
  }

  /** Bytes of entries that may be dropped, and of those that stay. */
  get bytes(): { readonly passing: number; readonly lasting: number } {
    const sum = { passing: 0, lasting: 0 }
    for (const { bytes, isLasting } of this.#entries.values()) sum[isLasting ? 'lasting' : 'passing'] += bytes
    return sum
  }

  get dropped(): number {
    return this.#dropped
  }

  has(key: string): boolean {
    return this.#entries.has(key)
  }

  /** An entry that is there; undefined otherwise. */
  find<T extends object>(key: string): T | undefined {
    return this.#entries.get(key)?.value as T | undefined
  }

  /** Run some work when its turn comes. */
  inTurn<T>(request: Omit<EntryRequest, 'revision'>, caller: Caller, work: (turn: Turn) => Promise<T>): Promise<T> {
    const queue = request.lane === 'models' ? this.models : request.isLasting ? this.#urgent : this.queue
    return queue.run(request, caller, work)
  }

  close(): void {
    this.queue.close()
    this.#urgent.close()
    this.models.close()
  }

  /** An entry, made when its turn comes if it is not there; within a turn it is made at once. */
  async get<T extends object>(request: EntryRequest, by: Caller | Turn, make: (turn: Turn) => Promise<T>): Promise<T> {
    const { key, revision, isLasting = false } = request
    const entry = this.#entries.get(key)
    if ('keys' in by) by.keys.add(key)
    if (entry) {
      entry.usedAt = performance.now()
      this.#entries.delete(key)
      this.#entries.set(key, entry) // What was used last stands at the end.
      return entry.value as T
    }
    if (!('keys' in by)) return this.inTurn(request, by, (turn) => this.get(request, turn, make))

    const value = track(await make(by))
    by.signal.throwIfAborted()
    // What was begun before the market changed is given to whoever waits, and soon given up.
    const isOfNow = this.#revisions === null || this.#revisions.includes(revision)
    this.#entries.set(key, {
      value,
      bytes: bytesIn(value),
      revision,
      isLasting: isLasting && isOfNow,
      usedAt: performance.now(),
    })
    this.#giveUp(0, by)
    return value
  }

  /**
   * Give up what was used longest ago until so many bytes fit beside the rest, or nothing is left that the turn does not use.
   * Resolves when the memory is really free: the collector is made to look where too much that was given up still stands.
   */
  async makeRoom(bytes: number, turn: Turn): Promise<void> {
    this.#giveUp(bytes, turn)
    await this.#collect()
  }

  async #collect(): Promise<void> {
    const { passing, lasting } = this.bytes
    const over = standingBytes() - passing - lasting - this.presentBytes
    if (over > this.limit * maxOver) await collectNow()
  }

  #giveUp(bytes: number, { keys }: Turn): void {
    let free = this.limit - this.bytes.passing
    for (const [key, entry] of this.#entries) {
      if (free >= bytes) return
      if (entry.isLasting || keys.has(key)) continue
      this.#entries.delete(key)
      this.#dropped++
      free += entry.bytes
    }
  }

  /**
   * Give up what nobody has asked for since a moment: a server at rest holds the present market alone. Resolves when the memory is
   * free.
   */
  async dropUnused(since: number): Promise<void> {
    const unused = [...this.#entries].filter(([, { isLasting, usedAt }]) => !isLasting && usedAt < since)
    if (unused.length === 0) return
    for (const [key] of unused) this.#entries.delete(key)
    this.#dropped += unused.length
    await collectNow()
  }

  /** The market has changed: drop the entries of its earlier states. Resolves when their memory is free. */
  async dropOthers(...revisions: readonly string[]): Promise<void> {
    this.#revisions = revisions
    for (const [key, entry] of this.#entries) if (!revisions.includes(entry.revision)) this.#entries.delete(key)
    await this.#collect()
  }
}
