import type { WhyNoPdf } from '#contract/wire/app-config.ts'
import type { PrintPasses } from '#server/access/print-passes.ts'
import type { Config } from '#server/config.ts'
import type { Cluster } from '#server/db/cluster/cluster.ts'
import type { Db } from '#server/db/database.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import type { Postbox } from '#server/mail/outbox.ts'
import type { Market } from '#server/market/market.ts'
import type { Uploads } from '#server/uploads/uploads.ts'

/** What the server works with. */
export interface Deps {
  readonly db: Db
  readonly config: Config
  readonly clock: () => Date
  /** The database's process; missing where it is the operator's own. */
  readonly cluster?: Pick<Cluster, 'state' | 'places'> | null
  /** Let some milliseconds go by. */
  readonly wait: (milliseconds: number) => Promise<unknown>
  /** The market in memory. */
  readonly market: Market
  readonly postbox: Postbox
  /** Work that goes on after the answer; without it, it waits until somebody does it. */
  readonly jobs?: Pick<Jobs, 'ask'> | null
  /** Leave for the browser that prints pages; without it nothing is printed. */
  readonly passes?: PrintPasses
  /** Why the server makes no PDF; null where it does. Without it, whether there is a browser says so. */
  readonly whyNoPdf?: () => Promise<WhyNoPdf | null>
  /** Where people reach the server, without a slash at the end; links in mail begin with it. */
  readonly address: () => string
}

/** What features are given: the application adds what it makes itself. */
export interface FeatureDeps extends Deps {
  /** Reads the files that people send. */
  readonly uploads: Uploads
}
