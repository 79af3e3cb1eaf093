import type { Config } from '#server/config.ts'
import type { Cluster } from '#server/db/cluster/cluster.ts'
import type { Db } from '#server/db/database.ts'

/** What every part of the server works with; `Deps` adds what kits above this one make. */
export interface BaseDeps {
  readonly db: Db
  readonly config: Config
  readonly clock: () => Date
  /** The database's process; missing where it is the operator's own. */
  readonly cluster?: Pick<Cluster, 'state' | 'places'> | null
  /** Let some milliseconds go by. */
  readonly wait: (milliseconds: number) => Promise<unknown>
  /** Where people reach the server, without a slash at the end; links in mail begin with it. */
  readonly address: () => string
}
