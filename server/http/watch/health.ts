import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { cacheSizes } from '#server/cache/bounded-cache.ts'
import { recently } from '#server/cache/recently.ts'
import { listPasses } from '#server/jobs/passes.ts'
import type { BaseDeps } from '../base-deps.ts'
import { findObstacle } from './ready.ts'

interface Queue {
  readonly waiting: number
  readonly refused: number
}

interface WatchedDeps extends BaseDeps {
  readonly market: {
    readonly revision: number | null
    readonly bytes: number
    readonly load: { readonly milliseconds: number; readonly count: number }
    readonly cache: {
      readonly limit: number
      readonly bytes: { readonly passing: number; readonly lasting: number }
      readonly dropped: number
      readonly queue: Queue
      readonly models: Queue
    }
  }
}

/** For those who watch: alive, ready (the database answers and there is room to write), and figures for Prometheus. */
export function watchRoutes(app: FastifyInstance, { db, market, config, cluster }: WatchedDeps): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'satoyama_http_seconds',
    help: 'Seconds from request to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers: [registry],
  })
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read())
      },
    })
  gauge('satoyama_panel_revision', 'Revision of the market in memory', () => market.revision ?? -1)
  gauge('satoyama_panel_bytes', 'Bytes of the market in memory', () => market.bytes)
  gauge('satoyama_panel_load_seconds', 'Seconds the last load of the panel took', () => market.load.milliseconds / 1000)
  gauge('satoyama_panel_loads', 'Loads of the panel since the start', () => market.load.count)
  const { cache } = market
  gauge(
    'satoyama_cache_limit_bytes',
    'Bytes of past days and of seldom scores that may stay in memory',
    () => cache.limit,
  )
  gauge('satoyama_cache_bytes', 'Bytes of past days and of seldom scores in memory', () => cache.bytes.passing)
  gauge('satoyama_scores_bytes', 'Bytes of the scores that every screen shows', () => cache.bytes.lasting)
  gauge('satoyama_cache_dropped', 'What has been given up for something else since the start', () => cache.dropped)
  gauge('satoyama_work_waiting', 'Long work that waits for its turn', () => cache.queue.waiting + cache.models.waiting)
  gauge(
    'satoyama_work_refused',
    'Calls refused since the start because too much waited',
    () => cache.queue.refused + cache.models.refused,
  )
  new Gauge({
    name: 'satoyama_cache_entries',
    help: 'Entries of the caches that hold so many at most',
    labelNames: ['cache'],
    registers: [registry],
    collect() {
      for (const [cache, size] of cacheSizes()) this.set({ cache }, size)
    },
  })
  app.addHook('onResponse', async (request, reply) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: String(reply.statusCode),
    }
    seconds.observe(labels, reply.elapsedTime / 1000)
  })

  app.get('/healthz', async (_, reply) => {
    const isAlive = cluster?.state !== 'given-up'
    return reply.status(isAlive ? 200 : 503).send({ ok: isAlive })
  })
  const lookUp = recently(1000, 'readiness', () => findObstacle({ db, config, cluster }))
  app.get('/readyz', async (_, reply) => {
    const obstacle = await lookUp()
    if (obstacle) return reply.status(503).send({ ok: false, reason: obstacle })
    // People can work meanwhile, so a balancer goes on sending them here; whoever watches is told.
    const late = await listLate()
    return late.length > 0 ? { ok: true, late } : { ok: true }
  })
  const listLate = recently(1000, 'late-passes', async () => {
    const passes = await listPasses(db).catch(() => [])
    return passes.flatMap(({ name, isLate }) => (isLate ? [name] : []))
  })
  new Gauge({
    name: 'satoyama_passes_late',
    help: 'What is to be done every minute and has not been for five',
    registers: [registry],
    async collect() {
      this.set((await listLate()).length)
    },
  })
  const measure = recently(1000, 'metrics', () => registry.metrics())
  app.get('/metrics', async (_, reply) => reply.type(registry.contentType).send(await measure()))
}
