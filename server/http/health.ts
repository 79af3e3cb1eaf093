import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Deps } from './serve.ts'

/** For those who watch: alive, ready (the database answers), and figures for Prometheus. */
export function watchRoutes(app: FastifyInstance, { db, market }: Deps): void {
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
  app.addHook('onResponse', async (request, reply) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: String(reply.statusCode),
    }
    seconds.observe(labels, reply.elapsedTime / 1000)
  })

  app.get('/healthz', async () => ({ ok: true }))
  app.get('/readyz', async (_, reply) => {
    try {
      await sql`select 1`.execute(db)
      return { ok: true }
    } catch {
      return reply.status(503).send({ ok: false })
    }
  })
  app.get('/metrics', async (_, reply) => reply.type(registry.contentType).send(await registry.metrics()))
}
