import { shortenLog } from '#server/db/cluster/log-file.ts'
import type { Db } from '#server/db/database.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { purge } from './purge.ts'

/** Time between two passes of one server. */
const pauseMilliseconds = 24 * 3_600_000

/** Delete what nobody can bring back any more, at the start and once a day. Two servers at once take nothing from each other. */
export async function purgeInBackground(
  db: Db,
  jobs: Pick<Jobs, 'everyMinute'>,
  { clock, log }: { readonly clock: () => Date /** Of the database’s process. */; readonly log: string },
): Promise<void> {
  let last = 0
  await jobs.everyMinute('retention.purge', async () => {
    const now = clock()
    if (Math.abs(now.getTime() - last) < pauseMilliseconds) return
    last = now.getTime()
    shortenLog(log)
    await purge(db, now)
  })
}
