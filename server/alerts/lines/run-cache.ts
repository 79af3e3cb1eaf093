import { NewsFilter } from '#contract/news/filter.ts'
import type { NewsEvent } from '#contract/news/news.ts'
import { BoundedCache } from '#server/cache/bounded-cache.ts'
import type { Db } from '#server/db/database.ts'
import type { CallDeps } from '#server/deps.ts'
import { readEvents } from '#server/news/events.ts'
import { commonTo, namedBy, scopeIn } from '#server/news/scope.ts'
import { wallClock } from '../times.ts'
import { type CompanyReading, listReadings } from './moves.ts'

/** Companies of lists, industries and themes, events and companies that are kept meanwhile; what is used longest ago is read again. */
const max = { sets: 5000, events: 5000, companies: 5000 } as const

/** What the alerts of one run have in common, as it stood when the run began: each list, event and company is read once for all of them. */
export class RunCache {
  readonly until: Date
  readonly #sets = new BoundedCache<Promise<ReadonlySet<number> | null>>({ name: 'alert-sets', max: max.sets })
  readonly #events = new BoundedCache<Promise<NewsEvent | undefined>, number>({
    name: 'alert-events',
    max: max.events,
  })
  readonly #readings = new BoundedCache<Promise<readonly CompanyReading[]>, number>({
    name: 'alert-readings',
    max: max.companies,
  })

  constructor(until: Date) {
    this.until = until
  }

  /** Companies that a filter names; null for all. */
  companiesOf(deps: CallDeps, filter: NewsFilter): Promise<ReadonlySet<number> | null> {
    const { companies, set, industry, theme } = filter
    const key = JSON.stringify([set === undefined ? null : deps.caller.account, companies, set, industry, theme])
    return this.#sets.get(key, async () => {
      const ids = commonTo(await namedBy(deps, filter))
      return ids && new Set(ids)
    })
  }

  /** Events with all their articles; which of them fit an alert they do not say, nor where its words stand. */
  async eventsOf(db: Db, ids: readonly number[]): Promise<Map<number, NewsEvent>> {
    const knownUntil = wallClock(this.until)
    const filter = NewsFilter.parse({ range: 'all' })
    const scope = scopeIn({}, filter, this.until)
    const runScope = { ...scope, period: { ...scope.period, until: knownUntil, known: knownUntil } }
    const events = await eachOf(this.#events, ids, async (some) => {
      const found = await readEvents(db, some, { scope: runScope, fitting: new Set() })
      return new Map(some.map((id) => [id, found.get(id)]))
    })
    return new Map([...events].flatMap(([id, event]) => (event ? [[id, event] as const] : [])))
  }

  /** What was read of the news of some companies in the last twelve months. */
  async readingsOf(db: Db, companies: readonly number[]): Promise<Map<number, readonly CompanyReading[]>> {
    return eachOf(this.#readings, companies, async (some) => {
      const rows = await listReadings(db, some, this.until)
      return new Map(some.map((id) => [id, rows.get(id) ?? []]))
    })
  }
}

/** Entries of a cache; those that are missing are read together. */
async function eachOf<V>(
  cache: BoundedCache<Promise<V>, number>,
  ids: readonly number[],
  read: (missing: readonly number[]) => Promise<Map<number, V>>,
): Promise<Map<number, V>> {
  const missing = ids.filter((id) => !cache.has(id))
  const reading = missing.length > 0 ? read(missing) : null
  const one = async (id: number): Promise<V> => {
    const found = await reading
    // One that was there may have had to go for those that were missing.
    return (found?.has(id) ? found : await read([id])).get(id) as V
  }
  const entries = await Promise.all(ids.map(async (id) => [id, await cache.get(id, () => one(id))] as const))
  return new Map(entries)
}
