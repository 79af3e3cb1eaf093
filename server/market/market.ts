import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import type { PeerBasis } from '#methodology/panel/peers.ts'
import type { Period } from '#methodology/scores/hierarchy.ts'
import { Client } from '#server/db/client.ts'
import { channel } from '#server/imports/store/market.ts'
import { type Caller, ownCaller } from './cache/caller.ts'
import type { Turn } from './cache/fair-queue.ts'
import { MarketCache } from './cache/market-cache.ts'
import { bytesIn, weigh } from './cache/shared-memory.ts'
import type { Built } from './panel/build.ts'
import { type Loaded, loadPanel } from './panel/load.ts'
import { PanelPool } from './panel/pool.ts'
import { type InferenceName, inferenceNames } from './scores/imputation.ts'
import { Book, isUsual, patienceFor, revisionName, usualBasis } from './scores/score-engine.ts'
import { readSizes } from './scores/sizes.ts'

export interface MarketOptions {
  readonly connection: pg.ClientConfig
  /** Data folder; panels are kept in `panel` below it. Null keeps none. */
  readonly home: string | null
  readonly onError?: (error: Error) => void
  /** How often the revision is asked for, should a notice be lost. */
  readonly pollMilliseconds?: number
  /** Bytes of past days and of scores that are seldom asked for, to be kept in memory. */
  readonly cacheBytes?: number
}

const forever = '9999-12-31'
const usualCacheBytes = 1_500_000_000
/** Bytes that a cell takes while a panel is being read, besides those of the panel. */
const bytesWhileRead = 16
/** Books kept beside each other for one panel; without their scores they are small. */
const mostBooks = 24
const patience = 1000

/** Which market, compared how. */
export interface BookAsked {
  readonly asOf?: string | undefined
  readonly basis?: PeerBasis | undefined
  /** Today in Tokyo, `YYYY-MM-DD`: the averages of industries are fixed at the start of its month. */
  readonly today: string
  /** Scores, with the ranks they come from, that are wanted too, so that all is made in one turn. */
  readonly scores?: { readonly inference: InferenceName; readonly period: Period }
}

/** Null for the present. */
const pastDay = (asOf: string | undefined) => (asOf === undefined || asOf >= forever ? null : asOf)

/** The market in memory: the present panel, swapped whenever the figures change here or on another server, and past days on demand. */
export class Market {
  readonly pool = new PanelPool()
  readonly cache: MarketCache
  /** Figures about the last load, for those who watch. */
  readonly load = { milliseconds: 0, isFromFile: false, count: 0 }
  readonly #options: MarketOptions
  readonly #books = new WeakMap<Built, Map<string, Promise<Book>>>()
  #present: Built | null = null
  #loading: Promise<void> | null = null
  #preparing: Promise<void> | null = null
  #isStale = false
  /** Whether a notice waits for the first panel. */
  #isAwaited = false
  #isClosed = false
  #listener: pg.Client | null = null
  readonly #poll: NodeJS.Timeout

  constructor(options: MarketOptions) {
    this.#options = options
    this.cache = new MarketCache(options.cacheBytes ?? usualCacheBytes)
    this.#poll = setInterval(() => void this.#check(), options.pollMilliseconds ?? 30_000)
    this.#poll.unref()
    void this.#listen()
    void this.#refresh()
  }

  /** The present panel once there is one. */
  async current(): Promise<Built> {
    while (!this.#present && !this.#isClosed) await (this.#loading ?? sleep(50))
    if (!this.#present) throw new Error('the market is closed')
    return this.#present
  }

  /** Revision in memory; null before the first panel stands. */
  get revision(): number | null {
    return this.#present?.revision ?? null
  }

  get bytes(): number {
    return this.#present ? bytesIn(this.#present) : 0
  }

  /** The market as it was known at the end of a day in Tokyo; callers of one day share one load. */
  async at(asOf: string | undefined, by: Caller | Turn): Promise<Built> {
    const present = await this.current()
    const day = pastDay(asOf)
    if (day === null) return present
    return this.cache.get(this.#asked(present, day), by, async (turn) => {
      const { bytes } = this
      await this.cache.makeRoom(bytes + (bytes * bytesWhileRead) / 9, turn)
      const { panel } = await this.#load(day, turn.signal)
      return panel
    })
  }

  /** Its scores, on one basis of comparison. */
  async book(asked: BookAsked, by: Caller | Turn): Promise<Book> {
    const present = await this.current()
    const { basis = usualBasis, scores } = asked
    const day = pastDay(asked.asOf)
    if (day === null || this.cache.has(this.#asked(present, day).key)) {
      const book = await this.#bookOf(await this.at(asked.asOf, by), asked)
      if (!scores || book.isReady(scores.inference, scores.period)) return book
    }
    if ('keys' in by) return this.#bookWith(asked, by)
    // All in one turn: whoever waits for a part of it would hold on to the rest meanwhile.
    const key = ['book', revisionName(present), day, basis, scores?.inference, scores?.period].join(' ')
    const isLasting = isUsual({ day, basis, period: scores?.period })
    return this.cache.inTurn({ key, isLasting, patience: patienceFor(day) }, by, (turn) => this.#bookWith(asked, turn))
  }

  async #bookWith(asked: BookAsked, turn: Turn): Promise<Book> {
    const book = await this.#bookOf(await this.at(asked.asOf, turn), asked)
    if (asked.scores) await book.scores(asked.scores.inference, asked.scores.period, turn)
    return book
  }

  async #bookOf(panel: Built, { asOf, basis = usualBasis, today }: BookAsked): Promise<Book> {
    const month = (asOf !== undefined && asOf < today ? asOf : today).slice(0, 7)
    const books = this.#books.get(panel) ?? new Map<string, Promise<Book>>()
    this.#books.set(panel, books)
    const key = `${basis} ${month}`
    const held = books.get(key)
    if (held) return held
    const { pool, cache } = this
    const made = readSizes(this.#options.connection, panel, `${month}-01`).then(
      (sizes) => new Book(panel, { basis, sizes, pool, cache, folder: this.#folder, asOf: pastDay(asOf) }),
    )
    books.set(key, made)
    made.catch(() => books.delete(key))
    for (const old of [...books.keys()].slice(0, -mostBooks)) books.delete(old)
    return made
  }

  #asked(present: Built, day: string) {
    const revision = revisionName(present)
    return { key: `${revision} ${day}`, revision, patience: patienceFor(day) }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearInterval(this.#poll)
    await this.#listener?.end().catch(() => {})
    await this.#loading?.catch(() => {})
    this.cache.close()
    await this.pool.close()
    await this.#preparing
  }

  get #folder(): string | null {
    const { home } = this.#options
    return home === null ? null : join(home, 'panel')
  }

  #load(asOf: string, signal?: AbortSignal): Promise<Loaded> {
    const { connection } = this.#options
    return loadPanel({ connection, folder: this.#folder, asOf, isPatient: signal !== undefined }, signal)
  }

  /** Build aside, then swap. Notices that come meanwhile lead to one more load, not to one each. */
  #refresh(): Promise<void> {
    if (this.#loading) {
      this.#isStale = true
      return this.#loading
    }
    this.#loading = this.#loadPresent().finally(() => {
      this.#loading = null
      if (this.#isStale && !this.#isClosed) {
        this.#isStale = false
        void this.#refresh()
      }
    })
    return this.#loading
  }

  async #loadPresent(): Promise<void> {
    try {
      const { panel, milliseconds, isFromFile } = await this.#load(forever)
      this.#present = weigh(panel)
      this.cache.keepOnly(revisionName(panel))
      this.#preparing = this.#prepareScores()
      Object.assign(this.load, { milliseconds, isFromFile, count: this.load.count + 1 })
    } catch (error) {
      if (this.#isClosed) return
      this.#options.onError?.(error as Error)
      await sleep(patience)
      this.#isStale = true // The old panel stands until another try succeeds.
    }
  }

  /** Scores of the standard method are ready before anybody asks, under each rule for missing figures. */
  async #prepareScores(): Promise<void> {
    try {
      const book = await this.book({ today: tokyoDay(new Date()) }, ownCaller)
      for (const inference of inferenceNames)
        if (book.panel === this.#present) await book.scores(inference, 'short', ownCaller)
    } catch (error) {
      if (!this.#isClosed) this.#options.onError?.(error as Error)
    }
  }

  /** Other servers, and the command line, say when the figures have changed. */
  async #listen(): Promise<void> {
    while (!this.#isClosed) {
      const client = new Client(this.#options.connection)
      try {
        const gone = new Promise<void>((resolve) => client.once('end', resolve).on('error', () => resolve()))
        client.on('notification', () => void this.#check())
        await client.connect()
        await client.query(`listen ${channel}`)
        this.#listener = client
        void this.#check() // What was said while nobody listened.
        await gone
      } catch (error) {
        if (!this.#isClosed) this.#options.onError?.(error as Error)
      }
      client.end().catch(() => {})
      if (!this.#isClosed) await sleep(patience, undefined, { ref: false })
    }
  }

  /** What is said before the first panel stands is looked at when it does, once for all notices. */
  async #isFirstThere(): Promise<boolean> {
    if (this.#isAwaited) return false
    this.#isAwaited = true
    await this.#loading
    this.#isAwaited = false
    return true
  }

  /** Load again when the revision in memory is not the database's. */
  async #check(): Promise<void> {
    if (!this.#present && !(await this.#isFirstThere())) return
    if (this.#isClosed || !this.#present) return
    const client = new Client(this.#options.connection)
    try {
      await client.connect()
      const { rows } = await client.query<{ id: string; revision: string }>('select id, revision from market')
      const { id, revision } = rows[0]!
      const isSame = this.#present.marketId === id && this.#present.revision === Number(revision)
      if (!isSame) void this.#refresh()
    } catch (error) {
      if (!this.#isClosed) this.#options.onError?.(error as Error)
    } finally {
      await client.end().catch(() => {})
    }
  }
}
