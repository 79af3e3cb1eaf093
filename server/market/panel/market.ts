import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { PeerBasis } from '#methodology/peers.ts'
import { tokyoDay } from '#server/http/tokyo.ts'
import { channel } from '#server/imports/store/market.ts'
import { Book } from '../scores/book.ts'
import { inferenceNames } from '../scores/fill.ts'
import { readSizes } from '../scores/sizes.ts'
import type { Built } from './build.ts'
import { type Loaded, loadPanel } from './load.ts'
import { PanelPool } from './pool.ts'

export interface MarketOptions {
  readonly connection: pg.ClientConfig
  /** Data folder; panels are kept in `panel` below it. Null keeps none. */
  readonly home: string | null
  readonly onError?: (error: Error) => void
  /** How often the revision is asked for, should a notice be lost. */
  readonly pollMilliseconds?: number
}

const forever = '9999-12-31'
/** Past days kept in memory beside the present. */
const mostPast = 2
const patience = 1000

/** Which market, compared how. */
export interface BookAsked {
  readonly asOf?: string | undefined
  readonly basis?: PeerBasis | undefined
  /** Today in Tokyo, `YYYY-MM-DD`: the averages of industries are fixed at the start of its month. */
  readonly today: string
}

/** The market in memory: the present panel, swapped whenever the figures change here or on another server, and past days on demand. */
export class Market {
  readonly pool = new PanelPool()
  /** Figures about the last load, for those who watch. */
  readonly load = { milliseconds: 0, isFromFile: false, count: 0 }
  readonly #options: MarketOptions
  readonly #past = new Map<string, { readonly revision: number; readonly panel: Promise<Built> }>()
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
    return this.#present ? this.#present.values.byteLength + this.#present.states.byteLength : 0
  }

  /** The market as it was known at the end of a day in Tokyo; callers of one day share one load. */
  async at(asOf: string | undefined): Promise<Built> {
    const { revision } = await this.current()
    if (asOf === undefined || asOf >= forever) return this.current()
    const held = this.#past.get(asOf)
    if (held?.revision === revision) {
      this.#past.delete(asOf)
      this.#past.set(asOf, held)
      return held.panel
    }
    const panel = this.#load(asOf).then((loaded) => loaded.panel)
    panel.catch(() => this.#past.delete(asOf))
    this.#past.set(asOf, { revision, panel })
    for (const day of [...this.#past.keys()].slice(0, -mostPast)) this.#past.delete(day)
    return panel
  }

  /** Its scores, on one basis of comparison. */
  async book({ asOf, basis = 'gics74', today }: BookAsked): Promise<Book> {
    const panel = await this.at(asOf)
    const month = (asOf !== undefined && asOf < today ? asOf : today).slice(0, 7)
    const books = this.#books.get(panel) ?? new Map<string, Promise<Book>>()
    this.#books.set(panel, books)
    const key = `${basis} ${month}`
    const held = books.get(key)
    if (held) return held
    const made = readSizes(this.#options.connection, panel, `${month}-01`).then(
      (sizes) => new Book(panel, { basis, sizes, pool: this.pool, folder: this.#folder, asOf: asOf ?? null }),
    )
    books.set(key, made)
    made.catch(() => books.delete(key))
    return made
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearInterval(this.#poll)
    await this.#listener?.end().catch(() => {})
    await this.#loading?.catch(() => {})
    await this.pool.close()
    await this.#preparing
  }

  get #folder(): string | null {
    const { home } = this.#options
    return home === null ? null : join(home, 'panel')
  }

  #load(asOf: string): Promise<Loaded> {
    return loadPanel({ connection: this.#options.connection, folder: this.#folder, asOf })
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
      this.#present = panel
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
      const book = await this.book({ today: tokyoDay(new Date()) })
      for (const inference of inferenceNames) if (book.panel === this.#present) await book.scores(inference, 'short')
    } catch (error) {
      if (!this.#isClosed) this.#options.onError?.(error as Error)
    }
  }

  /** Other servers, and the command line, say when the figures have changed. */
  async #listen(): Promise<void> {
    while (!this.#isClosed) {
      const client = new pg.Client(this.#options.connection)
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
    const client = new pg.Client(this.#options.connection)
    client.on('error', () => {})
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
