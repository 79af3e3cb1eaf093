import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { ScoreDistributions } from '#contract/market/market.ts'
import type { PeerBasis } from '#methodology/panel/peers.ts'
import { defaultVersion } from '#methodology/scores/method.ts'
import { BoundedCache } from '#server/cache/bounded-cache.ts'
import { oncePer } from '#server/cache/once.ts'
import type { Caller } from '#server/http/turns/caller.ts'
import type { Turn } from '#server/http/turns/fair-queue.ts'
import { type Patience, usualPatience } from '#server/http/turns/patience.ts'
import { listenFor } from './cache/listen.ts'
import { MarketCache } from './cache/market-cache.ts'
import { bytesIn, track } from './cache/shared-memory.ts'
import { basisFor, isUsual } from './panel/bases.ts'
import type { LoadedPanel } from './panel/build.ts'
import { PanelLoading } from './panel/loading.ts'
import { PanelPool } from './panel/pool.ts'
import { vintageNow } from './panel/vintage.ts'
import { prepareScores } from './prepare-scores.ts'
import { scoringKey } from './scores/own-scoring.ts'
import { ScoreEngine } from './scores/score-engine.ts'
import { isDefault, type ScoreRule } from './scores/score-rule.ts'
import { readSizes } from './scores/sizes.ts'
import { namesOf, pastDay, revisionName } from './scores/state-names.ts'
import type { SnapshotRequest } from './snapshot/figure-snapshot.ts'
import { MarketSnapshot } from './snapshot/market-snapshot.ts'
import { byText, type TextRule } from './snapshot/without-text.ts'

interface MarketOptions {
  readonly connection: pg.ClientConfig
  /** Data folder; panels are written to `panel` below it. Null writes none. */
  readonly home: string | null
  readonly onError?: (error: Error) => void
  /** How often the revision is read, in case a notice was lost. */
  readonly pollMilliseconds?: number
  /** Bytes of past days and of seldom used scores that may stay in memory. */
  readonly cacheBytes?: number
  readonly patience?: Patience
  /** The present panel, when somebody has read it while the market was being made; null where that failed. */
  readonly first?: Promise<LoadedPanel | null> | undefined
}

const defaultCacheBytes = 1_000_000_000
/** Milliseconds after which a past day that nobody asks for any more is given up. */
const idle = 5 * 60_000
/** Bytes that a cell takes while a panel is being read, besides those of the panel. */
const bytesWhileRead = 16
/** Score engines cached for one panel; without their scores they are small. */
const maxEngines = 24
/** Milliseconds before something that failed is tried again. */
const retryMilliseconds = 1000

type EngineRequest = Pick<SnapshotRequest, 'asOf' | 'basis' | 'today' | 'text'>
type EngineOf = EngineRequest & { readonly basis: PeerBasis }

/** The market in memory: the present panel, swapped whenever the figures change here or on another server, and past days on demand. */
export class Market {
  readonly pool = new PanelPool()
  readonly cache: MarketCache
  /** Figures about the last load, for those who watch. */
  readonly load = { milliseconds: 0, isFromFile: false, count: 0 }
  readonly #options: Omit<MarketOptions, 'first'>
  readonly #engines = oncePer(
    (_: LoadedPanel) => new BoundedCache<Promise<ScoreEngine>>({ name: 'score-engines', max: maxEngines }),
  )
  #present: LoadedPanel | null = null
  #distributions: ScoreDistributions | null = null
  #loading: Promise<void> | null = null
  #preparing: Promise<void> | null = null
  #isStale = false
  /** Whether a notice is waiting for the first panel. */
  #isAwaited = false
  #isClosed = false
  #listener: pg.Client | null = null
  readonly #panels: PanelLoading
  readonly #poll: NodeJS.Timeout

  constructor({ first, ...options }: MarketOptions) {
    this.#options = options
    this.#panels = new PanelLoading({ connection: options.connection, folder: this.#folder, first })
    this.cache = new MarketCache(options.cacheBytes ?? defaultCacheBytes)
    this.#poll = setInterval(() => {
      void this.#check()
      void this.cache.dropUnused(performance.now() - idle)
    }, options.pollMilliseconds ?? 30_000)
    this.#poll.unref()
    void this.#listen()
    void this.#refresh()
  }

  /** The present panel once there is one. */
  async current(): Promise<LoadedPanel> {
    while (!this.#present && !this.#isClosed) await (this.#loading ?? sleep(50))
    if (!this.#present) throw new Error('the market is closed')
    return this.#present
  }

  /** The present panel; not an empty one while the figures of an import are on their way into memory. */
  async #filled(): Promise<LoadedPanel> {
    const present = await this.current()
    if (present.years.length > 0) return present
    await this.#check()
    await this.#loading
    return this.current()
  }

  /** How the scores of industries lie, of the newest state of which it is known; null before that. */
  get distributions(): ScoreDistributions | null {
    return this.#distributions
  }

  /** Revision in memory; null before the first panel stands. */
  get revision(): number | null {
    return this.#present?.revision ?? null
  }

  get bytes(): number {
    return this.#present ? bytesIn(this.#present) : 0
  }

  /** The market as it was known at the end of a day in Tokyo; callers of one day share one load. */
  async at(asOf: string | undefined, by: Caller | Turn, text?: TextRule): Promise<LoadedPanel> {
    const present = await this.#filled()
    const day = pastDay(asOf)
    if (day === null) return byText(present, text)
    const panel = await this.cache.get(this.#cacheEntry(present, day), by, async (turn) => {
      const { bytes } = this
      await this.cache.makeRoom(bytes + (bytes * bytesWhileRead) / 9, turn)
      const { panel } = await this.#panels.at(day, turn.signal)
      return panel
    })
    return byText(panel, text)
  }

  /** One consistent state of it, with its scores. */
  async snapshot(request: SnapshotRequest, by: Caller | Turn): Promise<MarketSnapshot> {
    const { inference = 'industry', period = 'short', version = defaultVersion, scoring = 'standard' } = request
    const rule = { inference, period, version, scoring }
    const engine = await this.engine(request, by, rule)
    return new MarketSnapshot(engine, request, await engine.scored(rule, by))
  }

  /** The same for those who look at figures and peers alone, and need not wait for scores. */
  async unscoredSnapshot(request: SnapshotRequest, by: Caller | Turn): Promise<MarketSnapshot> {
    return new MarketSnapshot(await this.engine(request, by), request, null)
  }

  /**
   * What works out its scores on one basis of comparison.
   *
   * @param scores that it is to have ready, so that everything is made in one turn
   */
  async engine(request: EngineRequest, by: Caller | Turn, scores?: ScoreRule): Promise<ScoreEngine> {
    const present = await this.#filled()
    const basis = basisFor(present, request.basis, scores?.scoring)
    const isUsualBasis = isUsual(present, basis) && request.text !== 'excluded'
    const ofBasis = { ...request, basis }
    const day = pastDay(request.asOf)
    if (day === null || this.cache.has(this.#cacheEntry(present, day).key)) {
      const engine = await this.#engineOf(await this.at(request.asOf, by, request.text), ofBasis)
      if (!scores || engine.isReady(scores)) return engine
    }
    if ('keys' in by) return this.#engineWith(ofBasis, by, scores)
    // All in one turn: whoever waits for a part of it would hold on to the rest meanwhile.
    const { version, inference, period, scoring } = scores ?? {}
    const how = scoring && scoringKey(scoring)
    const key = ['engine', revisionName(present), request.text, day, basis, version, inference, period, how].join(' ')
    const isLasting = isDefault({ day, isUsualBasis, ...scores })
    const work = (turn: Turn) => this.#engineWith(ofBasis, turn, scores)
    return this.cache.inTurn({ key, isLasting, patience: this.#patienceFor(day) }, by, work)
  }

  async #engineWith(request: EngineOf, turn: Turn, scores?: ScoreRule): Promise<ScoreEngine> {
    const engine = await this.#engineOf(await this.at(request.asOf, turn, request.text), request)
    if (scores) await engine.scores(scores, turn)
    return engine
  }

  #engineOf(panel: LoadedPanel, { asOf, basis, today }: EngineOf): Promise<ScoreEngine> {
    const month = (asOf !== undefined && asOf < today ? asOf : today).slice(0, 7)
    const { pool, cache } = this
    const { patience = usualPatience } = this.#options
    return this.#engines(panel).get(`${basis} ${month}`, async () => {
      const sizes = await readSizes(this.#options.connection, panel, `${month}-01`)
      const rest = { pool, cache, patience, folder: this.#folder, asOf: pastDay(asOf) }
      return new ScoreEngine(panel, {
        basis,
        isUsualBasis: isUsual(panel, basis) && panel.text !== 'excluded',
        sizes,
        ...rest,
      })
    })
  }

  #patienceFor(day: string | null): number {
    const { present, pastDay } = this.#options.patience ?? usualPatience
    return day === null ? present : pastDay
  }

  #cacheEntry(present: LoadedPanel, day: string) {
    const revision = revisionName(present)
    return { key: `${revision} ${day}`, revision, patience: this.#patienceFor(day) }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearInterval(this.#poll)
    await this.#listener?.end().catch(() => {})
    await this.#loading?.catch(() => {})
    this.cache.close()
    await this.pool.close()
    await this.#preparing
    await this.#panels.close()
  }

  get #folder(): string | null {
    const { home } = this.#options
    return home === null ? null : join(home, 'panel')
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
      const same = this.#present && (await this.#panels.withSameFigures(this.#present))
      const panel = same ?? (await this.#loadFigures())
      this.#present = track(panel)
      this.cache.presentBytes = bytesIn(panel)
      await this.cache.dropOthers(...namesOf(panel))
      this.#preparing = this.#prepareScores()
    } catch (error) {
      if (this.#isClosed) return
      this.#options.onError?.(error as Error)
      await sleep(retryMilliseconds)
      this.#isStale = true // The old panel stands until another try succeeds.
    }
  }

  async #loadFigures(): Promise<LoadedPanel> {
    const { panel, milliseconds, isFromFile } = await this.#panels.present()
    Object.assign(this.load, { milliseconds, isFromFile, count: this.load.count + 1 })
    return panel
  }

  async #prepareScores(): Promise<void> {
    try {
      this.#distributions = (await prepareScores(this, () => this.#present)) ?? this.#distributions
    } catch (error) {
      if (!this.#isClosed) this.#options.onError?.(error as Error)
    }
  }

  /** Listen for notices of other servers and the command line that the figures have changed. */
  #listen(): Promise<void> {
    return listenFor(this.#options.connection, {
      hear: () => void this.#check(),
      fail: (error) => this.#isClosed || this.#options.onError?.(error),
      hold: (client) => (this.#listener = client),
      isOver: () => this.#isClosed,
    })
  }

  /** Notices that come before the first panel is loaded are answered together when it is. */
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
    try {
      const { marketId, revision } = await vintageNow(this.#options.connection)
      const isSame = this.#present.marketId === marketId && this.#present.revision === revision
      if (!isSame) void this.#refresh()
    } catch (error) {
      if (!this.#isClosed) this.#options.onError?.(error as Error)
    }
  }
}
